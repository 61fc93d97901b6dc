import type { HotPayload, ViteDevServer } from 'vite'
import { SITE_CHANGED, SITE_SHOWN } from '../../renderer/live/event'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { writeSlugTypes } from '../graph-files'
import type { Background } from './background'
import { isSameContent } from './content'
import { runDeferredChecks } from './deferred-checks'
import { loadQueue } from './load-queue'
import { moduleSwitcher } from './module-switcher'
import { bundledModules, importModules } from './modules'
import { type LiveState, shownState } from './shown-state'
import { type Loaded, type LoaderInput, type SiteWithCache, siteLoader } from './site-loader'
import { terminalOf } from './terminal'

/** A site that follows its content and its code. */
export type LiveSite = {
  /** Loads the site: first from the bundle, so that pages are answered at once, then by vite, which follows the code. */
  start: () => void
  /** Loads content that has changed. */
  contentChanged: () => void
  /** Loads code that has changed. Its modules have been invalidated. */
  codeChanged: () => void
  /** The state after all pending loads. */
  state: () => Promise<LiveState>
}

/** Follows a site for a server. `announceContent` tells open explorers that something has changed. */
export function liveSite(
  input: LoaderInput,
  { server, background, announceContent }: { server: ViteDevServer; background: Background; announceContent: () => void },
): LiveSite {
  const { project, siteAddress, content, cache } = input
  const terminal = terminalOf(server.config.logger)
  /** Number of changes so far. */
  let changes = 0
  /** The files of the content that was loaded last. */
  let raw: readonly RawEntry[] = []
  const ofExplorer = { folder: content, base: siteAddress.base, background, changed: announceContent }
  const { state, isCurrent, show, showLoaded, showCodeError, showFatalError } = shownState({
    ...ofExplorer,
    terminal,
    isUnchanged: () => changes === 0,
  })
  const bundle = input.site && bundledModules(input.site)
  const modules = moduleSwitcher(bundle, () => importModules(server, project.siteModule))
  const loadWith = siteLoader(input, { bundle, background })

  /** Checks a site that is shown, and writes the files for editors. */
  const check = async (site: SiteWithCache, graph: CoreGraph, of: Loaded) => {
    const isComplete = await runDeferredChecks(of.loaded.problems, {
      ...site,
      background,
      isLatest: () => isCurrent(site),
      hasErrors: () => state.shown !== undefined,
      async writeFiles() {
        await writeSlugTypes(cache, graph)
        await of.modules.editorFiles.refreshEditorFiles(project.root, of.loaded.entries)
      },
      tell(known, found) {
        if (found.length === 0) return
        show([...known, ...found], of)
        if (state.shown) announce()
        else announceContent()
      },
    })
    if (isComplete && !state.shown) terminal.printAllFixed()
  }

  const load = async () => {
    const ofNow = await modules.get()
    if (!ofNow) return
    const of = await loadWith(ofNow)
    const { loaded, next } = of
    raw = loaded.raw
    if (!showLoaded(of) || !next || !loaded.graph) return
    // The modules of vite follow in a moment, and have to check all pages themselves.
    if (modules.areOfBundle()) return
    check(next, loaded.graph, of).catch((error: Error) => {
      if (!isCurrent(next)) return
      showCodeError(error)
      announce()
    })
  }
  /** Lets a window show the error over its page, or the page update itself. */
  const news = (): HotPayload => (state.shown ? { type: 'error', err: state.shown } : { type: 'custom', event: SITE_CHANGED })
  /** Updates every open window. */
  const announce = () => {
    background.pause()
    announceContent()
    state.version++
    // Where no window is open, vite keeps an error for the next one, even if it has been fixed by then.
    if (server.ws.clients.size > 0) server.ws.send(news())
  }
  const loads = loadQueue(load, showFatalError)
  server.ws.on(SITE_SHOWN, (version: unknown, window) => {
    void loads.settled().then(() => (state.shown || version !== String(state.version)) && window.send(news()))
  })
  const reload = () => {
    background.pause()
    return loads.last()
  }
  const changed = () => {
    changes++
    if (loads.isWaiting()) return
    void reload().then(announce)
  }
  /** Starts with the modules of the bundle, and switches to those of vite. */
  const start = async () => {
    await reload()
    if (!modules.areOfBundle()) return announce()
    await background.whenIdle()
    await modules.switchToVite()
    const before = raw
    await reload()
    // Content may have changed before the watcher began.
    if (changes > 0 || state.shown || !isSameContent(before, raw)) announce()
  }

  return {
    start: () => void start(),
    contentChanged: changed,
    codeChanged() {
      modules.codeChanged()
      changed()
    },
    state: () => loads.settled().then(() => state),
  }
}
