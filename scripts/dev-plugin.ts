import type { ServerResponse } from 'node:http'
import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { PageRecord } from '../renderer/build-pages'
import type { CheckedLinks, DevelopmentSite } from '../renderer/development'
import { sourceFrame } from '../src/errors/format'
import { errorsIn, InvariantError, required, type SiteProblem, sortProblems } from '../src/errors/problem'
import { locateProblems } from '../src/graph/locate'
import type { Clock } from './clock'
import type { LoadedContent } from './content'
import { checkLinks } from './dev-links'
import { readMailSettings } from './environment'
import { writeGraphFiles } from './graph-files'
import { consoleReporter } from './stage'

/** Milliseconds of quiet after a change before content is read again: editors write a file in several steps. */
const SETTLE = 40

type Folders = { content: string; cache: string; clock: Clock }
type Modules = { content: typeof import('./content'); development: typeof import('../renderer/development') }

/** The site as a plugin of vite's development server: pages on demand, content watched, problems in the overlay. */
export function sitePlugin(folders: Folders): Plugin {
  let site: DevelopmentSite | undefined
  let shown: OverlayError | undefined
  let loading: Promise<void> = Promise.resolve()
  /** Pages whose links need no second look. */
  let record: PageRecord = {}

  const load = async (server: ViteDevServer) => {
    const { content, development } = await modules(server)
    const loaded = await content.loadContent(folders.content, consoleReporter(true), { clock: folders.clock, drafts: true })
    const next = loaded.graph && development.createDevelopmentSite(loaded.graph, readMailSettings(server.config.root))
    const show = (problems: readonly SiteProblem[]) => {
      const text = content.problemText(problems, loaded.raw)
      shown = errorsIn(problems).length > 0 ? overlayError(errorsIn(problems), loaded, text, folders.content) : undefined
      if (shown) server.config.logger.error(`\n${text}\n`)
    }
    const problems = [...loaded.problems, ...(next?.problems ?? [])]
    show(problems)
    // With problems the pages keep the last content that was right.
    if (shown || !next || !loaded.graph) return
    site = next
    await writeGraphFiles(folders.cache, loaded.graph)
    const showLinks = (checked: CheckedLinks) => {
      record = checked.record
      show([...problems, ...checked.problems])
      if (shown) server.environments.client.hot.send({ type: 'error', err: shown })
    }
    // Pages are answered meanwhile: rendering all of them for their links takes longer than one.
    checkLinks(next, record, () => site === next && shown === undefined)
      .then((checked) => checked && showLinks(checked))
      .catch((error: Error) => server.config.logger.error(error.stack ?? error.message))
  }
  const reload = (server: ViteDevServer) => {
    loading = loading
      .then(() => load(server))
      .catch((error: Error) => {
        shown = { message: error.message, stack: error.stack ?? '', plugin: 'site' }
        server.config.logger.error(error.stack ?? error.message)
      })
    return loading.then(() => server.environments.client.hot.send(shown ? { type: 'error', err: shown } : { type: 'full-reload' }))
  }

  return {
    name: 'site',
    configureServer(server) {
      server.watcher.add(folders.content)
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
              if (!site) throw new InvariantError(shown?.message ?? 'there is no content')
              return respond({ server, site, address: pathname, wantsPage, response })
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
      runner(server).runner.clearCache()
      record = {}
      await reload(server)
      return []
    },
  }
}

function runner(server: ViteDevServer): RunnableDevEnvironment {
  const environment = server.environments.ssr
  if (!isRunnableDevEnvironment(environment)) throw new InvariantError('the ssr environment cannot run modules')
  return environment
}

async function modules(server: ViteDevServer): Promise<Modules> {
  const { runner: run } = runner(server)
  const [content, development] = await Promise.all([
    run.import<Modules['content']>('/scripts/content.ts'),
    run.import<Modules['development']>('/renderer/development.ts'),
  ])
  return { content, development }
}

type Respond = { server: ViteDevServer; site: DevelopmentSite; address: string; wantsPage: boolean; response: ServerResponse }

async function respond({ server, site, address, wantsPage, response }: Respond): Promise<boolean> {
  const answer = site.answer(address, wantsPage)
  if (!answer) return false
  if (answer.kind === 'redirect') response.writeHead(301, { location: answer.to }).end()
  else if (answer.kind === 'page') {
    const html = await server.transformIndexHtml(address, answer.html)
    response.writeHead(answer.status, { 'content-type': 'text/html;charset=utf-8' }).end(html)
  } else response.writeHead(200, { 'content-type': typeOf(answer.path) }).end(await answer.contents())
  return true
}

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  ico: 'image/x-icon',
  xml: 'application/xml',
}
const typeOf = (path: string) => TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain;charset=utf-8'

/** An error as vite's overlay takes it. */
type OverlayError = {
  message: string
  stack: string
  plugin: string
  id?: string
  loc?: { file: string; line: number; column: number }
  frame?: string
}

/** Problems as vite's overlay shows them: all of them as text, the first with its place and frame. */
function overlayError(problems: readonly SiteProblem[], { raw }: LoadedContent, text: string, folder: string): OverlayError {
  const first = required(sortProblems(locateProblems(problems, raw))[0], 'a problem')
  const { file, line = 1, column = 1 } = first.place
  const source = raw.find((entry) => entry.file === file)
  return {
    message: text,
    stack: '',
    plugin: 'content',
    id: `${folder}/${file}:${line}:${column}`,
    loc: { file: `${folder}/${file}`, line, column },
    frame: source?.kind === 'text' ? sourceFrame(source.text, line, column) : '',
  }
}
