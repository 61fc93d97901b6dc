import type { Plugin, ViteDevServer } from 'vite'
import type { PageRecord } from '../renderer/build-pages'
import type { DevelopmentSite } from '../renderer/development'
import type { ExplorerSite } from '../renderer/explorer/document'
import type { Measures } from '../renderer/explorer/measure'
import type { ParseRecord } from '../src/engine/content/parse/parse-record'
import { errorsIn, InvariantError, type SiteProblem } from '../src/engine/problems/problem'
import type { Clock } from './clock'
import { answerFrom, answerWaiting } from './dev-answer'
import { explorerHost } from './dev-explorer'
import { checkLinks } from './dev-links'
import { forgetModules, importModules, type Modules } from './dev-modules'
import { type OverlayError, overlayError } from './dev-overlay'
import { environmentOf } from './environment'
import { writeSlugTypes } from './graph-files'
import { shownFolder } from './located-report'
import type { Project } from './project.mjs'
import { consoleReporter } from './stage'

/** Milliseconds to wait after a change, since editors write a file in several steps. */
const DEBOUNCE = 40

/** What the plugin needs: the project, its folders of content and cache, and the clock. */
type PluginInput = { project: Project; content: string; cache: string; clock: Clock }

/** Results for the next time content changes, and the module whose code made them: other code may have other results. */
type Memory = { of: Modules['content']; parsed: ParseRecord | undefined; pages: PageRecord; measures: Measures }

/** A site, with the memory of the code that made it. */
type RememberingSite = { site: DevelopmentSite; memory: Memory }

async function measurePages({ site, memory }: RememberingSite) {
  const { pages, measures } = await site.measure(memory.measures)
  memory.measures = measures
  return pages
}

/** A plugin of vite's development server: renders pages on demand, watches content, and shows problems in the overlay. */
export function sitePlugin({ project, ...folders }: PluginInput): Plugin {
  let current: RememberingSite | undefined
  let shown: OverlayError | undefined
  /** Whether the last output on the terminal was errors. */
  let endsInErrors = false
  let loading: Promise<void> = Promise.resolve()
  /** Number of changes of the code so far. */
  let edits = 0
  /** Undefined if the content could not be read. */
  let explorer: ExplorerSite | undefined
  let memory: Memory | undefined
  const host = explorerHost({ folder: folders.content, explorer: () => loading.then(() => explorer) })

  const load = async (server: ViteDevServer) => {
    const editsBefore = edits
    const modules = await importModules(server, project.siteModule)
    // Of a module that changed meanwhile there are two now, old and new. The next load, which waits for this one, has one of each.
    if (edits !== editsBefore) return
    const { site: made, content, development, editorFiles, explorer: explorers } = modules
    // After a change of the code, all modules are new objects.
    const kept = memory?.of === content ? memory : { of: content, parsed: undefined, pages: new Map(), measures: new Map() }
    memory = kept
    const loaded = await content.loadContent(folders.content, consoleReporter(true), {
      site: made.default,
      clock: folders.clock,
      drafts: true,
      ...(kept.parsed && { record: kept.parsed }),
    })
    kept.parsed = loaded.record
    const options = { loader: project.scripts.loader, settings: made.default.settings(environmentOf(project.root)) }
    const site = loaded.graph && development.createDevelopmentSite(made.default, loaded.graph, options)
    const next = site && { site, memory: kept }
    const show = (problems: readonly SiteProblem[]) => {
      const text = content.problemText(problems, loaded)
      const errors = errorsIn(problems)
      shown = errors.length > 0 ? overlayError(errors, loaded, text) : undefined
      if (shown) logError(server, `\n${text}\n`)
      const last = shown ? current : (next ?? current)
      explorer = explorers.createExplorer({
        ...loaded,
        problems,
        kinds: made.default.pages,
        shownFolder: shownFolder(folders.content, process.cwd()),
        site: last && { graph: last.site.graph, isCurrent: last === next, measure: () => measurePages(last) },
        changed: host.announce,
      })
    }
    const problems = [...loaded.problems, ...(site?.problems ?? [])]
    show(problems)
    // With errors, the pages remain those of the last valid content.
    if (shown || !next || !loaded.graph) return
    current = next
    await writeSlugTypes(folders.cache, loaded.graph)
    await editorFiles.refreshEditorFiles(project.root, loaded.entries)
    // The check renders all pages, which takes longer than rendering one, so requests are answered during it.
    const checkPages = async () => {
      const checked = await checkLinks(next.site, kept.pages, () => current === next && shown === undefined)
      if (!checked) return
      kept.pages = checked.record
      if (checked.problems.length > 0) {
        show([...problems, ...checked.problems])
        if (shown) announce(server)
        else host.announce()
      }
      if (shown || !endsInErrors) return
      endsInErrors = false
      server.config.logger.info('All is right again: there are no errors.')
    }
    checkPages().catch((error: Error) => server.config.logger.error(error.stack ?? error.message))
  }
  const logError = (server: ViteDevServer, text: string) => {
    server.config.logger.error(text)
    endsInErrors = true
  }
  /** Updates every open window: shows the error over the page, or loads the page again. */
  const announce = (server: ViteDevServer) => {
    host.announce()
    server.environments.client.hot.send(shown ? { type: 'error', err: shown } : { type: 'full-reload' })
  }
  /** Loads everything again, after what is loading now. */
  const reload = (server: ViteDevServer, prepare = () => {}) => {
    loading = loading
      .then(prepare)
      .then(() => load(server))
      .catch((error: Error) => {
        shown = { message: error.message, stack: error.stack ?? '', plugin: 'site' }
        explorer = undefined
        logError(server, error.stack ?? error.message)
      })
    return loading.then(() => announce(server))
  }

  return {
    name: 'site',
    configureServer(server) {
      server.middlewares.use(host.middleware)
      server.watcher.add([folders.content, `${project.root}/src`])
      let timer: NodeJS.Timeout | undefined
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(folders.content)) return
        clearTimeout(timer)
        timer = setTimeout(() => void reload(server), DEBOUNCE)
      })
      server.environments.client.hot.on('vite:client:connect', () => {
        if (shown) server.environments.client.hot.send({ type: 'error', err: shown })
      })
      void reload(server)
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
          const wantsPage = request.headers.accept?.includes('text/html') === true
          loading
            .then(() => {
              if (!current && explorer) return answerWaiting({ explorer, wantsPage, response })
              if (!current) throw new InvariantError(shown?.message ?? 'there is no content')
              return answerFrom({ server, site: current.site, address: pathname, wantsPage, response })
            })
            .then((answered) => answered || next())
            .catch((error: unknown) => next(shown ?? error))
        })
      }
    },
    async hotUpdate({ modules: changed, server }) {
      // Modules of the server cannot be replaced in the browser: load everything again.
      if (this.environment.name !== 'ssr' || changed.length === 0) return
      edits++
      for (const module of changed) this.environment.moduleGraph.invalidateModule(module)
      await reload(server, () => forgetModules(server))
      return []
    },
  }
}
