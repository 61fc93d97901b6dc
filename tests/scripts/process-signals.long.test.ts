import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink, utimes } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environmentOf, ROOT } from '../support/run-command'
import { listensAt, startProcess } from '../support/start-process'

/** What a project needs for a build: its code, its content and the bundle of the commands. */
const NEEDED = ['content', 'schemas', 'src', 'pages', 'renderer', 'scripts', '.cache/server', '.cache/client']
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

let project = ''
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'))
  for (const path of [...NEEDED, ...FILES]) await cp(join(ROOT, path), join(project, path), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(project, 'node_modules'))
  // Packages older than the lock file would be installed again.
  await utimes(join(project, 'package-lock.json'), 0, 0)
})
afterAll(() => rm(project, { recursive: true, force: true }))

async function freePort(): Promise<string> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' ? address?.port : address)
}

/** A terminal sends Ctrl-C to all processes itself. npm would pass it on to its shell only, which waits for its children. */
const STARTED = [
  ['npm start', ['SIGTERM', 'SIGHUP']],
  ['node scripts/start.mjs', ['SIGINT', 'SIGTERM', 'SIGHUP']],
  ['npm run dev', ['SIGTERM', 'SIGHUP']],
  ['node scripts/run.mjs dev', ['SIGINT', 'SIGTERM', 'SIGHUP']],
] as const

test.for(STARTED.flatMap(([command, signals]) => signals.map((signal) => [command, signal] as const)))(
  '%s ends with all its processes at %s',
  { timeout: 600_000 },
  async ([command, signal]) => {
    const [program = '', ...args] = command.split(' ')
    const port = command.includes('start') ? ['--', '--port', await freePort()].slice(program === 'npm' ? 0 : 1) : []
    const started = startProcess(program, [...args, ...port], { cwd: project, env: environmentOf({ NO_COLOR: '1' }) })
    const { origin: address } = await listensAt(started)
    expect((await fetch(address)).status).toBe(200)
    await started.end(signal)
    await expect(fetch(address)).rejects.toThrow('fetch failed')
  },
)
