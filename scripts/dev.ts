import { randomBytes } from 'node:crypto'
import { createServer, type ServerOptions } from 'vite'
import type { Failure } from '../src/engine/lib/failure'
import { ROOT } from '../src/engine/routes/base.mjs'
import { EXPLORER } from '../src/engine/routes/explorer'
import { clockOf } from './clock'
import { argumentsOf, type CommandInput, EXIT, foldersOf, reportUsageError } from './command'
import { sitePlugin } from './dev/plugin'
import { isWithin } from './files/paths.mjs'
import { invalidPortMessage, LOCAL_HOST, portObstacle, portOf } from './port.mjs'
import { viteConfigOf } from './project.mjs'
import { routeAddresses } from './site-code/route-addresses.mjs'
import { untilStopped } from './stop'

/** Folders that no page is made from. The tests hold circular symbolic links, which a watcher would follow. */
const UNWATCHED = ['tests', 'dist', '.cache']

/** Whether a path is in a folder that is not watched. A project may itself be in the tests of the engine. */
const isUnwatched = (engine: string, root: string) => (path: string) => {
  const folder = isWithin(path, root) ? root : engine
  return UNWATCHED.some((name) => isWithin(path, `${folder}/${name}`))
}

/** Where vite listens. Without a port, it takes its own or the next one that is free. */
type ListenOptions = Pick<ServerOptions, 'host' | 'port' | 'strictPort'>

/** Where to listen, or what is wrong with the port: it is invalid, or in use. */
async function listenOptionsOf({ port: given, host: address }: { port?: string; host?: string }): Promise<ListenOptions | Failure> {
  const host = address === '' ? true : address
  if (given === undefined) return { host }
  const port = portOf(given)
  if (port === undefined) return { error: invalidPortMessage(given) }
  const obstacle = await portObstacle({ port, host: host === true ? undefined : (host ?? LOCAL_HOST), call: 'npm run dev' })
  return obstacle === undefined ? { host, port, strictPort: true } : { error: obstacle }
}

/** `npm run dev`: starts a server that renders pages on demand and shows changes at once; with `--host` other machines can reach it too. */
export default async function dev({ args, loadSite, codeKey, bundle, siteAddress, ...project }: CommandInput): Promise<number> {
  const read = argumentsOf('dev', args)
  if ('error' in read) return reportUsageError(read.error)
  const { options } = read
  const clock = clockOf(options['as-of'])
  if ('error' in clock) return reportUsageError(clock.error)
  const listening = await listenOptionsOf(options)
  if ('error' in listening) return reportUsageError(listening.error)
  const { engine, root } = project
  const site = await loadSite()
  const nonce = randomBytes(16).toString('base64url')
  const server = await createServer({
    ...viteConfigOf(project),
    plugins: [
      routeAddresses(root, siteAddress.base),
      sitePlugin({ ...foldersOf(root), project, clock, site, codeKey, bundle, nonce, siteAddress }),
    ],
    html: { cspNonce: nonce },
    clearScreen: false,
    server: {
      // No other origin reads what is served, not even one of this machine.
      cors: false,
      watch: { ignored: isUnwatched(engine, root) },
      ...listening,
      open: options.open === true && siteAddress.base,
    },
  })
  try {
    await server.listen()
  } catch (error) {
    // Closing the server would wait for modules that are still being transformed.
    process.exit(reportUsageError(`The server cannot start: ${error instanceof Error ? error.message : String(error)}.`))
  }
  const stopped = untilStopped()
  server.printUrls()
  const [origin] = server.resolvedUrls?.local ?? []
  if (origin !== undefined && siteAddress.base !== ROOT) server.config.logger.info(`  Site: ${new URL(siteAddress.base, origin)}`)
  if (origin !== undefined) server.config.logger.info(`  Content: ${new URL(EXPLORER, origin)}`)
  await stopped
  // Closing the server would wait for pages and modules in progress.
  process.exit(EXIT.ok)
}
