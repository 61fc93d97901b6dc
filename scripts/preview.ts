import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { ROOT } from '../src/engine/routes/base.mjs'
import { argumentsOf, type CommandInput, EXIT, foldersOf, missingSiteMessage, reportUsageError } from './command'
import { readHostRules } from './host-rules'
import { invalidPortMessage, LOCAL_HOST, portObstacle, portOf, SITE_PORT } from './port.mjs'
import { createStaticServer } from './static-server/static-server'
import { untilStopped } from './stop'

/** `npm run preview`: serves dist/ in the way of a static host, until it is stopped; with `--host` other machines can reach it too. */
export default async function preview({ args, root }: CommandInput): Promise<number> {
  const read = argumentsOf('preview', args)
  if ('error' in read) return reportUsageError(read.error)
  const { options } = read
  const port = options.port === undefined ? SITE_PORT : portOf(options.port)
  const host = options.host === true ? undefined : LOCAL_HOST
  if (port === undefined) return reportUsageError(invalidPortMessage(options.port ?? ''))
  const { dist } = foldersOf(root, options)
  const missing = missingSiteMessage(dist)
  if (missing !== undefined) return reportUsageError(missing)
  const obstacle = await portObstacle({ port, host, call: 'npm run preview' })
  if (obstacle !== undefined) return reportUsageError(obstacle)
  const server = await createStaticServer(dist, { isOpen: options.host === true })
  server.listen(port, host)
  await once(server, 'listening')
  const stopped = untilStopped()
  // With port 0 the system chooses one.
  const { base } = await readHostRules(dist)
  console.log(`http://localhost:${(server.address() as AddressInfo).port}${base === ROOT ? '' : base}`)
  await stopped
  server.close()
  server.closeAllConnections()
  return EXIT.ok
}
