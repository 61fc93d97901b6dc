import type { Plugin, ViteDevServer } from 'vite'
import type { DevelopmentSite } from '../renderer/development'
import type { ExplorerSite } from '../renderer/explorer/document'
import type { MeasuredPage } from '../renderer/explorer/measure'
import { contentReader } from '../src/engine/content/read/read'
import { errorsIn, InvariantError, type SiteProblem } from '../src/engine/problems/problem'
import { ROOT } from '../src/engine/routes/base.mjs'
import { type AdminInput, adminHost } from './admin/host'
import type { Clock } from './clock'
import type { Folders } from './command'
import { answerFrom, answerWaiting } from './dev-answer'
import { createBackground, inBackground } from './dev-background'
import { askedRoute, askingRoutes } from './dev-base'
import { contentLoader, editableContent, type PageMemory, pageMemoryFor } from './dev-content'
import { explorerHost } from './dev-explorer'
import { devGuard } from './dev-guard'
import { forgetModules, importModules } from './dev-modules'
import { type OverlayError, overlayError } from './dev-overlay'
import { environmentOf } from './environment.mjs'
import { writeSlugTypes } from './graph-files'
import { shownFolder } from './located-report'
import { mendedLines } from './mended'
import { isWithin } from './paths.mjs'
import type { Place } from './place.mjs'
import type { Project } from './project.mjs'
import { textStore } from './store/text-store'

/** Milliseconds to wait after a change, since editors write a file in several steps. */
const DEBOUNCE = 10

/**
 * What the plugin needs: the project, its folders of content and cache, the clock, the key of the code that it starts with, vite's nonce,
 * and where the site is published.
 */
type PluginInput = Pick<Folders, 'content' | 'cache' | 'isOwnContent'> & {
  project: Project
  clock: Clock
  codeKey: string
  nonce: string
  place: Place
}

/** A site, with the memory for its pages. */
type RememberingSite = { site: DevelopmentSite; memory: PageMemory }

/** A plugin of vite's development server: renders pages on demand, watches content, and shows problems in the overlay. */
export function sitePlugin({ project, nonce, place, ...folders }: PluginInput): Plugin {
  let current: RememberingSite | undefined
  let shown: OverlayError | undefined
  /** The errors of the last content that was loaded. */
  let lastErrors: readonly SiteProblem[] = []
  /** Whether the last output on the terminal was errors. */
  let endsInErrors = false
  let loading: Promise<void> = Promise.resolve()
  /** Whether a load waits for the one before: it will see all that changes until it begins. */
  let isDue = false
  /** Number of changes of the code so far. */
  let edits = 0
  /** Undefined if the content could not be read. */
  let explorer: ExplorerSite | undefined
  let memory: PageMemory | undefined
  const loadContent = contentLoader(folders.content, folders.clock, textStore(folders, folders.codeKey))
  const background = createBackground()
  /** What the editor in the browser needs; undefined if the content could not be read. */
  let editable: Awaited<ReturnType<AdminInput['content']>>
  const admin = adminHost({
    engine: project.engine,
    folder: folders.content,
    base: place.base,
    read: contentReader(folders.content),
    content: () => loading.then(() => editable),
  })
  const host = explorerHost({ folder: folders.content, explorer: () => loading.then(() => explorer) })

  /** Measures pages in the background, until another explorer takes the place of the one that asked. */
  const measure = async ({ site, memory: kept }: RememberingSite, found: (measured: readonly MeasuredPage[]) => void) => {
    const asking = explorer
    const { pages, measures } = await site.measure(kept.measures, async (measured) => {
      found(measured)
      await background.turn()
      return explorer === asking
    })
    kept.measures = measures
    return pages
  }

  const load = async (server: ViteDevServer) => {
    const editsBefore = edits
    const modules = await importModules(server, project.siteModule)
    // Of a module that changed meanwhile there are two now, old and new. The next load, which waits for this one, has one of each.
    if (edits !== editsBefore) return
    const { site: made, content, development, editorFiles, explorer: explorers } = modules
    const kept = pageMemoryFor(modules, memory)
    memory = kept
    const loaded = await loadContent(modules)
    editable = editableContent(modules, loaded)
    const options = {
      loader: project.scripts.loader,
      settings: made.default.settings(environmentOf(project.root)),
      nonce,
      base: place.base,
    }
    const site = loaded.graph && development.createDevelopmentSite(made.default, development.withPlace(loaded.graph, place), options)
    const next = site && { site, memory: kept }
    const show = (problems: readonly SiteProblem[]) => {
      const errors = errorsIn(problems)
      const text = errors.length > 0 ? content.problemText(problems, loaded) : ''
      shown = errors.length > 0 ? overlayError(errors, loaded, text) : undefined
      if (shown) logError(server, `\n${text}\n`)
      const last = shown ? current : (next ?? current)
      explorer = explorers.createExplorer({
        ...loaded,
        problems,
        kinds: made.default.pages,
        shownFolder: shownFolder(folders.content, process.cwd()),
        site: last && { graph: last.site.graph, isCurrent: last === next, measure: (found) => measure(last, found) },
        changed: host.announce,
        placement: development.placementBelow(place.base, made.default),
      })
    }
    /** Shows what was found after the pages. */
    const tell = (known: readonly SiteProblem[], found: readonly SiteProblem[]) => {
      if (found.length === 0) return
      show([...known, ...found])
      if (shown) announce(server)
      else host.announce()
    }
    const errors = errorsIn(loaded.problems)
    const mended = mendedLines(lastErrors, errors)
    lastErrors = errors
    show(loaded.problems)
    // Where none is left, it is said that all is right.
    if (shown) for (const line of mended) server.config.logger.info(line)
    // With errors, the pages remain those of the last valid content.
    if (shown || !next || !loaded.graph) return
    const { graph } = loaded
    current = next
    const isCurrent = () => current === next && shown === undefined
    // This takes longer than rendering a page, so pages are shown before it, and answered during it.
    const settle = async () => {
      const ofPlan = await inBackground(next.site.plan(), background, isCurrent)
      if (!ofPlan) return
      tell(loaded.problems, ofPlan)
      await background.turn()
      if (current !== next) return
      await writeSlugTypes(folders.cache, graph)
      await editorFiles.refreshEditorFiles(project.root, loaded.entries)
      const ofLinks = await inBackground(next.site.checkLinks(kept.pages), background, isCurrent)
      if (!ofLinks) return
      kept.pages = ofLinks.record
      tell([...loaded.problems, ...ofPlan], ofLinks.problems)
      if (shown || !endsInErrors) return
      endsInErrors = false
      server.config.logger.info('All is right again: there are no errors.')
    }
    settle().catch((error: Error) => {
      if (current !== next) return
      fail(server, error)
      announce(server)
    })
  }
  const fail = (server: ViteDevServer, { message, stack = message }: Error) => {
    shown = { message, stack, plugin: 'site' }
    logError(server, stack)
  }
  const logError = (server: ViteDevServer, text: string) => {
    server.config.logger.error(text)
    endsInErrors = true
  }
  /** Updates every open window: shows the error over the page, or loads the page again. */
  const announce = (server: ViteDevServer) => {
    background.rest()
    host.announce()
    server.environments.client.hot.send(shown ? { type: 'error', err: shown } : { type: 'full-reload' })
  }
  /** Loads what has changed, after what is loading now. */
  const reload = (server: ViteDevServer) => {
    background.rest()
    isDue = true
    loading = loading
      .then(() => {
        isDue = false
        return load(server)
      })
      .catch((error: Error) => {
        fail(server, error)
        explorer = undefined
        editable = undefined
        // A module that failed is evaluated again, even if the reason was elsewhere.
        forgetModules(server)
      })
    return loading.then(() => announce(server))
  }

  return {
    name: 'site',
    configureServer(server) {
      server.middlewares.use(askingRoutes(place.base))
      server.middlewares.use(devGuard([project.root, project.engine, folders.content]))
      server.middlewares.use(host.middleware)
      server.middlewares.use(admin)
      server.watcher.add([folders.content, `${project.root}/src`])
      let timer: NodeJS.Timeout | undefined
      server.watcher.on('all', (_, file) => {
        if (!isWithin(file, folders.content)) return
        clearTimeout(timer)
        timer = setTimeout(() => {
          if (!isDue) void reload(server)
        }, DEBOUNCE)
      })
      server.environments.client.hot.on('vite:client:connect', () => {
        if (shown) server.environments.client.hot.send({ type: 'error', err: shown })
      })
      void reload(server)
      return () => {
        server.middlewares.use((request, response, next) => {
          const route = askedRoute(place.base, request)
          if (route === undefined) return request.url === ROOT ? response.writeHead(302, { location: place.base }).end() : next()
          const wantsPage = request.headers.accept?.includes('text/html') === true
          background.during(response)
          loading
            .then(() => {
              if (!current && explorer) return answerWaiting({ explorer, wantsPage, response })
              if (!current) throw new InvariantError(shown?.message ?? 'there is no content')
              return answerFrom({ server, site: current.site, address: route, base: place.base, wantsPage, response })
            })
            .then((answered) => answered || next())
            .catch((error: unknown) => next(shown ?? error))
        })
      }
    },
    async hotUpdate({ modules: changed, server }) {
      // Modules of the server cannot be replaced in the browser: load what has changed, and then the page.
      if (this.environment.name !== 'ssr' || changed.length === 0) return
      edits++
      for (const module of changed) this.environment.moduleGraph.invalidateModule(module)
      await reload(server)
      return []
    },
  }
}
