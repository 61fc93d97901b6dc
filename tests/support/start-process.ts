import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A process that goes on until it is told to end. */
export type StartedProcess = {
  /** What it said, once that holds a text. Throws where it ends before. */
  until: (expected: string) => Promise<string>
  /** Sends it a signal; gives its exit code, or the signal, once it and all that it started have ended. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>
}

/** Starts a process. */
export function startProcess(program: string, args: readonly string[], { cwd, env }: Pick<SpawnOptions, 'cwd' | 'env'>): StartedProcess {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  let changed = () => {}
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      changed()
    })
  // Its output is open as long as one of its processes lives.
  let isOver = false
  child.once('close', () => {
    isOver = true
    changed()
  })
  return {
    async until(expected) {
      while (!text.includes(expected)) {
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
