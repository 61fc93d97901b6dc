import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { createStaticServer } from './static-server'

/** Lets a server listen on a port that is free, and gives the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0)
  await once(server, 'listening')
  // A server that listens on a port answers with an address, never with the path of a socket.
  return (server.address() as AddressInfo).port
}

/** Serves a folder as `preview` does, on a free port, while a task runs. The task gets the origin. */
export async function whileServing<Result>(dist: string, task: (origin: string) => Promise<Result>): Promise<Result> {
  const server = await createStaticServer(dist)
  const port = await listenOnFreePort(server)
  try {
    return await task(`http://localhost:${port}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
