import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isInstalled, startServer } from '../hosts/servers'
import { ROOT, runCommand } from '../support/run-command'
import { startProcess } from '../support/start-process'

/** Requests in each second, and for how many seconds. */
const RATE = 1_000
const SECONDS = 30

/** How much larger a server may be after all requests than after those that warm it up: nothing of a request stays. */
const FLAT = 1.3

/** What visitors ask for: pages, data, a font, and what is not there. */
const ADDRESSES = ['/', '/services/cloud-infrastructure', '/blog', '/search-index.json', '/about', '/sitemap.xml']

/** Clients that do not go on: half of them send a part of a request, the others do not read their answer. */
const STUCK = 200

let folder = ''
let dist = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'load-'))
  dist = join(folder, 'dist')
  expect(await runCommand('build', '--out', dist, '--skip', 'cards,pdfs', '--compress')).toMatchObject({ code: 0 })
}, 600_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

type Server = { port: number; pid: number; stop: () => Promise<unknown> }

const PORT = 4391

const SERVERS: Readonly<Record<string, { isHere: boolean; start: () => Promise<Server> }>> = {
  preview: {
    isHere: true,
    start: async () => {
      const server = startProcess(process.execPath, ['scripts/run.mjs', 'preview', '--port', String(PORT), '--out', dist], { cwd: ROOT })
      await server.until(`:${PORT}`)
      return { port: PORT, pid: server.pid ?? 0, stop: () => server.end('SIGTERM') }
    },
  },
  nginx: {
    isHere: isInstalled('nginx'),
    start: () => startServer('nginx', { dist, root: dist, folder: join(folder, 'nginx'), changed: (settings) => settings }),
  },
}

/** Memory of a process and of those that it started, in kB. */
const memoryOf = (pid: number): number =>
  execFileSync('ps', ['-o', 'rss=', '-p', String(pid), '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .reduce((sum, line) => sum + Number(line), 0)

const askFor = (port: number, seconds: number) =>
  autocannon({
    url: `http://localhost:${port}`,
    connections: 50,
    overallRate: RATE,
    duration: seconds,
    requests: ADDRESSES.map((path) => ({ method: 'GET', path, headers: { 'accept-encoding': 'gzip, br' } })),
  })

/** A client that is stuck: it has sent a part of a request, or does not read the answer to a whole one. */
async function stuckClient(port: number, index: number): Promise<Socket> {
  const socket = connect(port, 'localhost')
  socket.on('error', () => {})
  await once(socket, 'connect')
  if (index % 2 === 0) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  else socket.pause().write('GET /search-index.json HTTP/1.1\r\nHost: localhost\r\n\r\n')
  return socket
}

for (const [name, { isHere, start }] of Object.entries(SERVERS))
  describe.skipIf(!isHere)(name, () => {
    test(`answers ${RATE} requests a second for ${SECONDS} seconds, and does not grow`, { timeout: 120_000 }, async () => {
      const server = await start()
      try {
        await askFor(server.port, 10)
        const before = memoryOf(server.pid)
        const { errors, timeouts, non2xx, requests } = await askFor(server.port, SECONDS)
        expect({ errors, timeouts, non2xx }).toEqual({ errors: 0, timeouts: 0, non2xx: 0 })
        expect(requests.total).toBeGreaterThan(RATE * SECONDS * 0.95)
        expect(memoryOf(server.pid)).toBeLessThan(before * FLAT)
      } finally {
        await server.stop()
      }
    })

    test(`answers others while ${STUCK} clients do not go on`, { timeout: 60_000 }, async () => {
      const server = await start()
      const stuck = await Promise.all(Array.from({ length: STUCK }, (_, index) => stuckClient(server.port, index)))
      try {
        const answers = await Promise.all(ADDRESSES.map(async (path) => (await fetch(`http://localhost:${server.port}${path}`)).status))
        expect(answers).toEqual(ADDRESSES.map(() => 200))
      } finally {
        for (const socket of stuck) socket.destroy()
        await server.stop()
      }
    })
  })
