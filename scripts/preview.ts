import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { argumentsOf, type CommandInput, EXIT, foldersOf, usage } from './command'
import { hostOf, portOf } from './port'
import { createStaticServer } from './static-server'
import { untilStopped } from './stop'

/** The port if no other is given. */
const DEFAULT_PORT = 4173

/** `npm run preview`: serves dist/ in the way of a static host, until it is stopped; with `--host` other machines can ask it, too. */
export default async function preview({ args, root }: CommandInput): Promise<number> {
  const given = argumentsOf(args, ['port', 'out'], ['host'])
  const options = given?.rest.length === 0 ? given.options : undefined
  const port = portOf(options?.port ?? DEFAULT_PORT)
  if (!options || port === undefined) return usage('Usage: npm run preview [-- --port NUMBER] [--out FOLDER] [--host]')
  const { dist } = foldersOf(root, options)
  if (!existsSync(`${dist}/index.html`)) return usage('There is no site to serve yet. Run `npm run build` first.')
  const server = await createStaticServer(dist)
  server.listen(port, hostOf(options))
  try {
    await once(server, 'listening')
  } catch (error) {
    return usage(`Port ${port} cannot be used: ${error instanceof Error ? error.message : String(error)}`)
  }
  const stopped = untilStopped()
  // With port 0 the system chooses one.
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`)
  await stopped
  server.close()
  server.closeAllConnections()
  return EXIT.ok
}
