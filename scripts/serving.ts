import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createStaticServer } from './static-server'

/** Serves a folder as `preview` does, on a free port, while a task runs. The task gets the origin. */
export async function whileServing<Result>(dist: string, task: (origin: string) => Promise<Result>): Promise<Result> {
  const server = await createStaticServer(dist)
  server.listen(0)
  await once(server, 'listening')
  // A server that listens on a port answers with an address, never with the path of a socket.
  const { port } = server.address() as AddressInfo
  try {
    return await task(`http://localhost:${port}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
