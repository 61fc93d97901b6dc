import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type CommandInput, EXIT, foldersOf, optionsOf, usage } from './command'
import { createStaticServer } from './static-server'
import { untilStopped } from './stop'

/** Where the site is served unless told otherwise. */
const DEFAULT_PORT = 4173
const LAST_PORT = 65535

/** `npm run preview`: serves dist/ as a static host does, until it is stopped. */
export default async function preview({ args, root }: CommandInput): Promise<number> {
  const options = optionsOf(args, ['port', 'out'])
  const port = Number(options?.port ?? DEFAULT_PORT)
  if (!options || !Number.isInteger(port) || port < 0 || port > LAST_PORT)
    return usage('Usage: npm run preview [-- --port NUMBER] [--out FOLDER]')
  const { dist } = foldersOf(root, options)
  if (!existsSync(`${dist}/index.html`)) return usage('There is no site to serve yet. Run `npm run build` first.')
  const server = await createStaticServer(dist)
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    return usage(`Port ${port} cannot be used: ${error instanceof Error ? error.message : String(error)}`)
  }
  const stopped = untilStopped()
  console.log(`http://localhost:${port}`)
  await stopped
  server.close()
  server.closeAllConnections()
  return EXIT.ok
}
