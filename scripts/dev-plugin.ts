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
import { writeGraphFiles } from './graph-files'
import type { Project } from './project.mjs'
import { shownFolder } from './report'
import { consoleReporter } from './stage'

/** Milliseconds of quiet after a change before content is read again: editors write a file in several steps. */
const SETTLE = 40

type PluginInput = { project: Project; content: string; cache: string; clock: Clock }

/** The site as a plugin of vite's development server: pages on demand, content watched, problems in the overlay. */
export function sitePlugin({ project, ...folders }: PluginInput): Plugin {
  let site: DevelopmentSite | undefined
  let shown: OverlayError | undefined
  let loading: Promise<void> = Promise.resolve()
  /** Pages whose links need no second look. */
  let record: PageRecord = {}
  /** Undefined where the last content could not be read at all. */
  let explorer: ExplorerSite | undefined
  let measures: Measures = new Map()
  /** Files that need no second look by the same code. */
  let parsed: { by: Modules['content']; record: ParseRecord } | undefined
  const host = explorerHost({ folder: folders.content, explorer: () => loading.then(() => explorer) })

  const measure = async (from: DevelopmentSite) => {
    const before = measures
    const measured = await from.measure(before)
    // Other code may have come meanwhile.
    if (measures === before) measures = measured.measures
    return measured.pages
  }
  const load = async (server: ViteDevServer) => {
    const { site: made, content, development, editorFiles, explorer: explorers } = await importModules(server, project.siteModule)
    const loaded = await content.loadContent(folders.content, consoleReporter(true), {
      site: made.default,
      clock: folders.clock,
      drafts: true,
      ...(parsed?.by === content && { record: parsed.record }),
    })
    parsed = { by: content, record: loaded.record }
    const options = { loader: project.scripts.loader, settings: made.default.settings(environmentOf(project.root)) }
    const next = loaded.graph && development.createDevelopmentSite(made.default, loaded.graph, options)
    const show = (problems: readonly SiteProblem[]) => {
      const text = content.problemText(problems, loaded)
      const errors = errorsIn(problems)
      shown = errors.length > 0 ? overlayError(errors, loaded, text) : undefined
      if (shown) server.config.logger.error(`\n${text}\n`)
      const last = shown ? site : (next ?? site)
      explorer = explorers.createExplorer({
        ...loaded,
        problems,
        kinds: made.default.pages,
        shownFolder: shownFolder(folders.content, process.cwd()),
        site: last && { graph: last.graph, isCurrent: last === next, measure: () => measure(last) },
        changed: host.announce,
      })
    }
    const problems = [...loaded.problems, ...(next?.problems ?? [])]
    show(problems)
    // With problems the pages keep the last content that was right.
    if (shown || !next || !loaded.graph) return
    site = next
    await writeGraphFiles(folders.cache, loaded.graph)
    await editorFiles.refreshEditorFiles(project.root, loaded.entries)
    // Pages are answered meanwhile: rendering all of them for their links takes longer than one.
    const checkPages = async () => {
      const checked = await checkLinks(next, record, () => site === next && shown === undefined)
      if (!checked) return
      record = checked.record
      if (checked.problems.length === 0) return
      show([...problems, ...checked.problems])
      if (shown) announce(server)
      else host.announce()
    }
    checkPages().catch((error: Error) => server.config.logger.error(error.stack ?? error.message))
  }
  /** Shows what there is in every open window: an error over the page, or the page as it is now. */
  const announce = (server: ViteDevServer) => {
    host.announce()
    server.environments.client.hot.send(shown ? { type: 'error', err: shown } : { type: 'full-reload' })
  }
  const reload = (server: ViteDevServer) => {
    loading = loading
      .then(() => load(server))
      .catch((error: Error) => {
        shown = { message: error.message, stack: error.stack ?? '', plugin: 'site' }
        explorer = undefined
        server.config.logger.error(error.stack ?? error.message)
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
        timer = setTimeout(() => void reload(server), SETTLE)
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
              if (!site && explorer) return answerWaiting({ explorer, wantsPage, response })
              if (!site) throw new InvariantError(shown?.message ?? 'there is no content')
              return answerFrom({ server, site, address: pathname, wantsPage, response })
            })
            .then((answered) => answered || next())
            .catch((error: unknown) => next(shown ?? error))
        })
      }
    },
    async hotUpdate({ modules: changed, server }) {
      // What only the server uses cannot be replaced in the browser: everything is rendered again.
      if (this.environment.name !== 'ssr' || changed.length === 0) return
      for (const module of changed) this.environment.moduleGraph.invalidateModule(module)
      forgetModules(server)
      // Other code makes other pages of the same data.
      measures = new Map()
      await reload(server)
      return []
    },
  }
}
