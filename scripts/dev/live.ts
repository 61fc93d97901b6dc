import type { ViteDevServer } from 'vite'
import type { DevelopmentSite } from '../../renderer/development'
import type { ExplorerSite } from '../../renderer/explorer/document'
import { SITE_CHANGED } from '../../renderer/live/event'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { errorsIn, type SiteProblem } from '../../src/engine/problems/problem'
import type { AdminInput } from '../admin/host'
import { writeSlugTypes } from '../graph-files'
import type { Background } from './background'
import { isSameContent } from './content'
import { contentExplorer } from './content-explorer'
import { checkLater } from './later-checks'
import { loadQueue } from './load-queue'
import { mendedLines } from './mended'
import { bundledModules, importModules } from './modules'
import { codeError, type OverlayError, overlayError } from './overlay'
import { type Loaded, type LoaderInput, type RememberingSite, siteLoader } from './site-loader'
import { terminalOf } from './terminal'

/** What is known of a site at a moment. */
export type LiveState = {
  /** Undefined until the content has been right once. */
  current: DevelopmentSite | undefined
  /** Undefined if the content could not be read. */
  explorer: ExplorerSite | undefined
  /** What the editor in the browser needs; undefined if the content could not be read. */
  editable: Awaited<ReturnType<AdminInput['content']>>
  /** The errors that stand over every page. */
  shown: OverlayError | undefined
}

/** A site that follows its content and its code. */
export type LiveSite = {
  /** Loads the site: first from the bundle, so that pages are answered at once, then by vite, which follows the code. */
  start: () => void
  /** Loads content that has changed. */
  contentChanged: () => void
  /** Loads code that has changed. Its modules have been invalidated. */
  codeChanged: () => void
  /** What is known when all that is loading has been loaded. */
  state: () => Promise<LiveState>
}

/** Follows a site for a server. `announceContent` tells open explorers that something has changed. */
export function liveSite(
  input: LoaderInput,
  { server, background, announceContent }: { server: ViteDevServer; background: Background; announceContent: () => void },
): LiveSite {
  const { project, siteAddress, content, cache } = input
  const state: LiveState = { current: undefined, explorer: undefined, editable: undefined, shown: undefined }
  const terminal = terminalOf(server.config.logger)
  let current: RememberingSite | undefined
  /** The errors of the content that was loaded last. */
  let lastErrors: readonly SiteProblem[] = []
  /** Number of changes so far: those of code, and all. */
  let edits = 0
  let changes = 0
  /** The files of the content that was loaded last. */
  let raw: readonly RawEntry[] = []
  const bundle = input.site && bundledModules(input.site)
  /** The modules of the bundle, until vite has run its own. */
  let ofBundle = bundle
  const loadWith = siteLoader(input, { bundle, background })

  /** Shows problems of content: errors over every page, and all in the explorer, which measures the last site without errors. */
  const show = (problems: readonly SiteProblem[], of: Loaded) => {
    const errors = errorsIn(problems)
    const text = errors.length > 0 ? of.modules.content.problemText(problems, of.loaded) : ''
    const before = state.shown
    state.shown = errors.length > 0 ? overlayError(errors, of.loaded, text) : undefined
    // What vite's modules find at first, those of the bundle have said.
    if (state.shown && !(changes === 0 && before?.message === text)) terminal.wrong(`\n${text}\n`)
    state.explorer = contentExplorer(of, {
      problems,
      last: state.shown ? current : (of.next ?? current),
      folder: content,
      base: siteAddress.base,
      background,
      isShown: (explorer) => state.explorer === explorer,
      changed: announceContent,
    })
  }

  /** Checks a site that is shown, and writes the files for editors. */
  const check = async (site: RememberingSite, graph: CoreGraph, of: Loaded) => {
    const isComplete = await checkLater(of.loaded.problems, {
      ...site,
      background,
      isLatest: () => current === site,
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
    if (isComplete && !state.shown) terminal.right()
  }

  const load = async () => {
    const editsBefore = edits
    const modules = ofBundle ?? (await importModules(server, project.siteModule))
    // Of a module that changed meanwhile there are two now, old and new. The next load, which waits for this one, has one of each.
    if (edits !== editsBefore) return
    const of = await loadWith(modules)
    const { loaded, next } = of
    raw = loaded.raw
    state.editable = of.editable
    const errors = errorsIn(loaded.problems)
    const mended = mendedLines(lastErrors, errors)
    lastErrors = errors
    show(loaded.problems, of)
    // Where none is left, it is said that all is right.
    if (state.shown) terminal.mended(mended)
    // With errors, the pages remain those of the last valid content.
    if (state.shown || !next || !loaded.graph) return
    current = next
    state.current = next.site
    // The modules that vite runs are here in a moment, and have to look at all pages themselves.
    if (modules === ofBundle) return
    check(next, loaded.graph, of).catch((error: Error) => {
      if (current !== next) return
      fail(error)
      announce()
    })
  }
  const fail = (error: Error) => {
    state.shown = codeError(error)
    terminal.wrong(error.name === 'SiteCodeError' ? error.message : (error.stack ?? error.message))
  }
  /** Updates every open window: shows the error over the page, or lets the page follow. */
  const announce = () => {
    background.rest()
    announceContent()
    server.environments.client.hot.send(state.shown ? { type: 'error', err: state.shown } : { type: 'custom', event: SITE_CHANGED })
  }
  const loads = loadQueue(load, (error) => {
    fail(error)
    state.explorer = undefined
    state.editable = undefined
  })
  const reload = () => {
    background.rest()
    return loads.last()
  }
  const changed = () => {
    changes++
    if (loads.isWaiting()) return
    void reload().then(announce)
  }
  /** Lets vite run the modules, and hands over to them. Until then, those of the bundle answer. */
  const handOver = async () => {
    await reload()
    if (ofBundle === undefined) return announce()
    await background.turn()
    // What is wrong with a module is told by the load that follows.
    await importModules(server, project.siteModule).catch(() => undefined)
    const before = raw
    ofBundle = undefined
    await reload()
    // The watcher may have begun after the first load.
    if (changes > 0 || state.shown || !isSameContent(before, raw)) announce()
  }

  return {
    start: () => void handOver(),
    contentChanged: changed,
    codeChanged() {
      edits++
      changed()
    },
    state: () => loads.settled().then(() => state),
  }
}
