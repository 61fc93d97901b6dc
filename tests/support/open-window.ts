import { request } from 'node:http'
import type { Duplex } from 'node:stream'

/** A window that has a page of vite's development server open, without the page. */
export type OpenWindow = {
  /** Sends an event, as `import.meta.hot.send` does. */
  send: (event: string, data: unknown) => void
  close: () => void
}

/** Opens a window at a port of this machine, by a socket as vite's own script opens it. `told` gets each message of the server. */
export async function openWindow(port: number, told: (message: string) => void): Promise<OpenWindow> {
  const { socket, head } = await upgraded(port)
  let bytes = Buffer.alloc(0)
  const read = (more: Buffer) => {
    bytes = Buffer.concat([bytes, more])
    for (let frame = frameOf(bytes); frame; frame = frameOf(bytes)) {
      told(frame.text)
      bytes = bytes.subarray(frame.end)
    }
  }
  socket.on('data', read)
  read(head)
  return {
    send: (event, data) => socket.write(maskedFrame(JSON.stringify({ type: 'custom', event, data }))),
    close: () => socket.destroy(),
  }
}

/** What a client asks for with a socket of vite. The key may be any. */
const HEADERS = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-protocol': 'vite-hmr',
}

const upgraded = (port: number) =>
  new Promise<{ socket: Duplex; head: Buffer }>((resolve, reject) => {
    request({ host: 'localhost', port, headers: HEADERS })
      .on('upgrade', (_, socket, head) => resolve({ socket, head }))
      .on('error', reject)
      .end()
  })

/** The first byte of a frame that holds a whole text. */
const TEXT = 0x81

/** The first frame, once it has come as a whole. */
function frameOf(bytes: Buffer): { text: string; end: number } | undefined {
  const short = bytes[1] ?? 0
  const start = short < 126 ? 2 : short === 126 ? 4 : 10
  if (bytes.length < start) return undefined
  const length = start === 2 ? short : start === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  const end = start + length
  return bytes.length < end ? undefined : { text: bytes.toString('utf8', start, end), end }
}

/** A frame of a client, which has to be masked: by zeros here. Its text is shorter than 126 bytes. */
const maskedFrame = (text: string) => Buffer.concat([Buffer.from([TEXT, 0x80 | Buffer.byteLength(text), 0, 0, 0, 0]), Buffer.from(text)])
