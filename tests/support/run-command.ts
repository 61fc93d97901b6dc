import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The folder of the project. */
export const ROOT = join(import.meta.dirname, '../..')

/** How a command ended, and what it printed. */
export type CommandResult = { code: number | null; stdout: string; stderr: string }

/** Runs a command of ours as npm does: `runCommand('check', '--content', folder)`. */
export async function runCommand(...args: readonly string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], { cwd: ROOT })
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) child[name].setEncoding('utf8').on('data', (text: string) => (texts[name] += text))
  await once(child, 'close')
  return { code: child.exitCode, ...texts }
}
