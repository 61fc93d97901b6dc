import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type CommandInput, EXIT, foldersOf, usage } from './command'
import { createStaticServer } from './static-server'

/** Where the site is served unless told otherwise. */
const DEFAULT_PORT = 4173

/** `npm run preview`: serves dist/ as a static host does, until it is stopped. */
export default async function preview({ args, root }: CommandInput): Promise<number> {
  const port = portOf(args)
  if (port === undefined) return usage('Usage: npm run preview [-- --port NUMBER]')
  const { dist } = foldersOf(root)
  if (!existsSync(`${dist}/index.html`)) return usage('There is no site to serve yet. Run `npm run build` first.')
  const server = await createStaticServer(dist)
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    return usage(`Port ${port} cannot be used: ${error instanceof Error ? error.message : String(error)}`)
  }
  console.log(`http://localhost:${port}`)
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  await once(server, 'close')
  return EXIT.ok
}

/** The port asked for, or undefined where the arguments are none of ours. */
function portOf(args: readonly string[]): number | undefined {
  if (args.length === 0) return DEFAULT_PORT
  const [, port] = /^--port[= ](\d{1,5})$/.exec(args.join(' ')) ?? []
  return port === undefined || Number(port) > 65535 ? undefined : Number(port)
}
