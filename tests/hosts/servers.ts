import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { caddySettings } from '../../renderer/hosts/caddy'
import { nginxSettings } from '../../renderer/hosts/nginx'
import { readHostRules } from '../../scripts/host-rules'

/** Where Debian's packages put the programs. */
export const PROGRAMS = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' } as const

export type ServerName = keyof typeof PROGRAMS

export const isInstalled = (name: ServerName) => existsSync(PROGRAMS[name])

/**
 * What is served: `root` is the folder in which the site of `dist` lies by its base path. `folder` takes the settings of the server and
 * whatever else it writes, `changed` may spoil the settings.
 */
type Serving = { dist: string; root: string; folder: string; changed: (settings: string) => string }

/** A server that runs, with its port, its process and the function that ends it. */
export type RunningServer = { port: number; pid: number; stop: () => Promise<void> }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('there is no free port')
  return address.port
}

async function end(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Serves a build with nginx, by the settings that are made for it. nginx goes on by itself once it listens, and its pid is in a file. */
async function nginx({ dist, root, folder, changed }: Serving): Promise<RunningServer> {
  const port = await freePort()
  const own = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const http = own.map((name) => `${name === 'body' ? 'client_body' : name}_temp_path ${folder}/${name};`)
  const isRoot = process.getuid?.() === 0
  await writeFile(
    join(folder, 'nginx.conf'),
    [
      ...(isRoot ? ['user root;'] : []),
      'daemon off;',
      `pid ${folder}/pid;`,
      `error_log ${folder}/error.log notice;`,
      'events {}',
      'http {',
      'access_log off;',
      ...http,
      `server { listen 127.0.0.1:${port}; root ${root};`,
      changed(nginxSettings(await readHostRules(dist))),
      '}}',
    ].join('\n'),
  )
  execFileSync(PROGRAMS.nginx, ['-t', '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] })
  const child = spawn(PROGRAMS.nginx, ['-c', join(folder, 'nginx.conf'), '-g', 'error_log stderr notice;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await told(child, 'start worker process ')
  return { port, pid: child.pid ?? 0, stop: () => end(child) }
}

/** Serves a build with Caddy, by the settings that are made for it. */
async function caddy({ dist, root, folder, changed }: Serving): Promise<RunningServer> {
  const port = await freePort()
  const file = join(folder, 'Caddyfile')
  const options = '{\n  admin off\n  auto_https off\n}\n'
  await writeFile(
    file,
    `${options}http://:${port} {\nbind 127.0.0.1\nroot * ${root}\n${changed(caddySettings(await readHostRules(dist)))}}\n`,
  )
  const child = spawn(PROGRAMS.caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await told(child, 'serving initial configuration')
  return { port, pid: child.pid ?? 0, stop: () => end(child) }
}

/** Waits until a program says something on its standard error. Rejects with all that it has said if it ends before. */
async function told(child: ChildProcess, text: string): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (bytes: Buffer) => {
      said += bytes
      if (said.includes(text)) resolve()
    })
    child.once('exit', () => reject(new Error(said)))
  })
}

const STARTS = { nginx, caddy } as const

/** Starts a server for a build. */
export async function startServer(name: ServerName, serving: Serving): Promise<RunningServer> {
  await mkdir(serving.folder, { recursive: true })
  return STARTS[name](serving)
}
