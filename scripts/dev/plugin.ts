import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { contentReader } from '../../src/engine/content/read/read'
import { InvariantError, required } from '../../src/engine/problems/problem'
import { ROOT } from '../../src/engine/routes/base.mjs'
import { ASSETS } from '../../src/engine/routes/files'
import { adminMiddleware } from '../admin/host'
import type { Bundle } from '../bundle.mjs'
import { isWithin } from '../files/paths.mjs'
import { answerFrom, answerWaiting } from './answer'
import { createBackground } from './background'
import { requestedRoute, stripBasePath } from './base'
import { explorerHost } from './explorer'
import { devGuard } from './guard'
import { type LiveSite, liveSite } from './live'
import type { LoaderInput } from './site-loader'

/** Milliseconds to wait after a change, since editors write a file in several steps. */
const DEBOUNCE = 10

/** The module by which an open page follows the server. */
const CLIENT = '/renderer/live/client.ts'

/** A plugin of vite's development server: renders pages on demand, watches content, and shows problems in the overlay. */
export function sitePlugin({ bundle, ...input }: LoaderInput & { bundle: Bundle }): Plugin {
  const { project, siteAddress, content } = input
  const background = createBackground()
  let live: LiveSite | undefined
  const state = () => required(live, 'a server').state()
  const admin = adminMiddleware({
    engine: project.engine,
    folder: content,
    base: siteAddress.base,
    read: contentReader(content),
    content: () => state().then(({ editable }) => editable),
  })
  const host = explorerHost({ folder: content, explorer: () => state().then(({ explorer }) => explorer) })

  return {
    name: 'site',
    configureServer(server) {
      server.middlewares.use(stripBasePath(siteAddress.base))
      server.middlewares.use(devGuard([project.root, project.engine, content]))
      server.middlewares.use(host.middleware)
      server.middlewares.use(admin)
      // Fonts and the like, by the addresses that they have in the bundle.
      server.middlewares.use(`/${ASSETS}`, sirv(join(bundle.server, ASSETS), { dev: true }))
      server.watcher.add([content, `${project.root}/src`])
      const site = liveSite(input, { server, background, announceContent: host.announce })
      live = site
      let timer: NodeJS.Timeout | undefined
      server.watcher.on('all', (_, file) => {
        if (!isWithin(file, content)) return
        clearTimeout(timer)
        timer = setTimeout(site.contentChanged, DEBOUNCE)
      })
      site.start()
      return () => {
        server.middlewares.use((request, response, next) => {
          const asked = requestedRoute(siteAddress.base, request)
          if (asked === undefined) return request.url === ROOT ? response.writeHead(302, { location: siteAddress.base }).end() : next()
          const wantsPage = request.headers.accept?.includes('text/html') === true
          background.pauseDuring(response)
          site
            .state()
            .then(async ({ current, explorer, shown, version }) => {
              if (!current && explorer) return answerWaiting({ explorer, wantsPage, response })
              if (!current) throw new InvariantError(shown?.message ?? 'there is no content')
              return answerFrom({ server, site: current, version, ...asked, base: siteAddress.base, wantsPage, response })
            })
            .then((answered) => answered || next())
            .catch(async (error: unknown) => next((await site.state()).shown ?? error))
        })
      }
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: CLIENT }, injectTo: 'head-prepend' }],
    hotUpdate({ modules: changed }) {
      // Modules of the server cannot be replaced in the browser: they are loaded again, and the page updates itself. Those of islands are
      // replaced by vite.
      if (this.environment.name !== 'ssr' || changed.length === 0) return
      for (const module of changed) this.environment.moduleGraph.invalidateModule(module)
      live?.codeChanged()
      return []
    },
  }
}
