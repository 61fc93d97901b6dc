import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { addressBelow } from '../src/engine/routes/base.mjs'
import { readHostRules } from './host-rules'
import { createStaticServer } from './static-server/static-server'

/** Starts a server on a free port of this machine, and returns the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  // The address is a string only for servers that listen on a socket.
  return (server.address() as AddressInfo).port
}

/** Serves a folder in the way of `preview` while a task runs. The task gets the address that its routes begin with. */
export async function whileServing<Result>(dist: string, task: (origin: string) => Promise<Result>): Promise<Result> {
  const server = await createStaticServer(dist)
  const port = await listenOnFreePort(server)
  try {
    return await task(`http://localhost:${port}${addressBelow((await readHostRules(dist)).base, '')}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
