import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A message that the server received. A file has its name, type and size. */
export type Received = {
  path: string
  fields: Readonly<Record<string, unknown>>
  file?: { name: string; type: string; size: number; text: string }
}

/** An answer: a status with a text, possibly delayed; none at all; or a dropped connection. */
export type Answer = { status: number; text?: string; after?: Promise<void> } | 'hang' | 'drop'

const PATHS = new Set(['/api/v1.0/email/send', '/api/v1.0/email/send-form'])

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': '*',
}

/** The answer of EmailJS to a valid message. */
const OK: Answer = { status: 200, text: 'OK' }

/** A server that speaks the protocol of EmailJS on a free local port, gives the set answers, and stores what it receives. */
export class EmailServer {
  /** The next answers, in order; after them, messages are accepted. */
  answers: Answer[] = []
  readonly received: Received[] = []
  readonly #server = createServer((request, response) => void this.#handle(request, response))

  static async start(): Promise<EmailServer> {
    const server = new EmailServer()
    server.#server.listen(0, '127.0.0.1')
    await once(server.#server, 'listening')
    return server
  }

  /** The value for `VITE_EMAILJS_ORIGIN`. */
  get origin(): string {
    const address = this.#server.address()
    return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  }

  /** Stops it, even if requests are open. */
  async stop() {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? ''
    if (!PATHS.has(path)) return void response.writeHead(404, CORS).end('Not Found')
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end()
    this.received.push(await read(path, request))
    const answer = this.answers.shift() ?? OK
    if (answer === 'hang') return
    if (answer === 'drop') return void request.socket.destroy()
    await answer.after
    response.writeHead(answer.status, { ...CORS, 'content-type': 'text/plain' }).end(answer.text ?? '')
  }
}

async function read(path: string, request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const body = new Response(Buffer.concat(chunks), { headers: { 'content-type': request.headers['content-type'] ?? '' } })
  if (path.endsWith('/send')) return { path, fields: await body.json() }
  const fields: Record<string, unknown> = {}
  let file: Received['file']
  for (const [name, value] of await body.formData())
    if (typeof value === 'string') fields[name] = value
    else file = { name: value.name, type: value.type, size: value.size, text: (await value.text()).slice(0, 100) }
  return { path, fields, file }
}
