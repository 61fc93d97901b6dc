import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A running process. */
export type StartedProcess = {
  pid: number | undefined
  /** Resolves with the output once it contains a text. Throws if the process ends before. */
  until: (expected: string | RegExp) => Promise<string>
  /** Sends a signal. Resolves with the exit code, or the signal, once the process and its children have ended. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>
}

export function startProcess(program: string, args: readonly string[], { cwd, env }: Pick<SpawnOptions, 'cwd' | 'env'>): StartedProcess {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  let changed = () => {}
  const has = (expected: string | RegExp) => (typeof expected === 'string' ? text.includes(expected) : expected.test(text))
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      changed()
    })
  // The output stays open until the last child has ended.
  let isOver = false
  child.once('close', () => {
    isOver = true
    changed()
  })
  return {
    pid: child.pid,
    async until(expected) {
      while (!has(expected)) {
        if (isOver) throw new Error(`It ended before it said \`${expected}\`:\n${text}`)
        await new Promise<void>((resolve) => (changed = resolve))
      }
      return text
    },
    async end(signal) {
      child.kill(signal)
      if (!isOver) await once(child, 'close')
      return child.exitCode ?? child.signalCode
    },
  }
}

/** The address of a server up to a character after its port: output comes in pieces. */
const ADDRESS = /http:\/\/localhost:(\d+)(?=\D)/

/** Waits until a local server prints its address, and returns it. */
export async function listensAt(server: StartedProcess): Promise<{ origin: string; port: number }> {
  const [origin = '', port] = ADDRESS.exec(await server.until(ADDRESS)) ?? []
  return { origin, port: Number(port) }
}
