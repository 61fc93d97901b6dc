import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http'

/** What a server answered. */
export type Reply = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** What is asked: the path goes out as it stands, where `fetch` would tidy it up. */
export type Question = { path: string; method?: string; headers?: Readonly<Record<string, string>> }

/** Starts a server on a free port, and gives the way to ask it. */
export async function asking(server: Server): Promise<(question: Question) => Promise<Reply>> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return async ({ path, method = 'GET', headers = {} }) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    asked.end()
    const [reply]: IncomingMessage[] = await once(asked, 'response')
    if (!reply) throw new Error(`no answer to ${path}`)
    const chunks: Buffer[] = []
    for await (const chunk of reply) chunks.push(Buffer.from(chunk))
    return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) }
  }
}
