import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The folder of the project. */
export const ROOT = join(import.meta.dirname, '../..')

/** How a command ended, and what it printed. */
export type CommandResult = { code: number | null; stdout: string; stderr: string }

/** What the environment says about who watches; a test that is about it says it itself. */
const WATCHERS = new Set(['GITHUB_ACTIONS', 'GITHUB_WORKSPACE', 'NO_COLOR', 'FORCE_COLOR'])

/** The environment of a command: that of the tests, wherever they run, with what a test sets. */
export const environmentOf = (set: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !WATCHERS.has(name))),
  ...set,
})

/** Runs a command of ours as npm does: `runCommand('check', '--content', folder)`. */
export const runCommand = (...args: readonly string[]): Promise<CommandResult> => runCommandWith({}, ...args)

/** The same, with something set in its environment. */
export async function runCommandWith(set: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], { cwd: ROOT, env: environmentOf(set) })
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) child[name].setEncoding('utf8').on('data', (text: string) => (texts[name] += text))
  await once(child, 'close')
  return { code: child.exitCode, ...texts }
}
