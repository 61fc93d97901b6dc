import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http'

/** The answer of a server. */
export type TestResponse = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** A request. Its path is sent unchanged, while `fetch` would normalize it. */
export type TestRequest = { path: string; method?: string; headers?: Readonly<Record<string, string>> }

/** Makes a function that sends requests to a port of this machine. */
export const requesterAt =
  (port: number) =>
  async ({ path, method = 'GET', headers = {} }: TestRequest): Promise<TestResponse> => {
    const asked = request({ host: 'localhost', port, path, method, headers, agent: false })
    asked.end()
    const [reply]: IncomingMessage[] = await once(asked, 'response')
    if (!reply) throw new Error(`no answer to ${path}`)
    const chunks: Buffer[] = []
    for await (const chunk of reply) chunks.push(Buffer.from(chunk))
    return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) }
  }

/** Starts a server on a free port, and returns the port. */
export async function startedAt(server: Server): Promise<number> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts a server on a free port, and returns a function that sends requests to it. */
export const startRequester = async (server: Server): Promise<(question: TestRequest) => Promise<TestResponse>> =>
  requesterAt(await startedAt(server))
