import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { UNPUBLISHED } from '../../scripts/site-address.mjs'

/** Root folder of the project. */
export const ROOT = join(import.meta.dirname, '../..')

/** The result of a command: its exit code and output. */
export type CommandResult = { code: number | null; stdout: string; stderr: string }

/** Environment variables that change the output; a test sets them itself if it needs them. */
const OUTPUT_VARIABLES = new Set(['GITHUB_ACTIONS', 'GITHUB_WORKSPACE', 'NO_COLOR', 'FORCE_COLOR'])

/**
 * The environment of a command: that of the tests without those variables and without an origin and a base path, with the ones that a test
 * sets.
 */
export const environmentOf = (set: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OUTPUT_VARIABLES.has(name))),
  ...UNPUBLISHED,
  ...set,
})

/** Runs a command as npm does: `runCommand('check', '--content', folder)`. */
export const runCommand = (...args: readonly string[]): Promise<CommandResult> => runCommandWith({}, ...args)

/** The same, with environment variables. */
export const runCommandWith = (set: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<CommandResult> =>
  runScript(set, 'scripts/run.mjs', ...args)

/** Runs a script of the project, such as `scripts/start.mjs`. */
export const runScript = (set: Readonly<Record<string, string>>, script: string, ...args: readonly string[]): Promise<CommandResult> =>
  runScriptIn({ cwd: ROOT, set }, script, ...args)

/** The same, in another folder. */
export async function runScriptIn(
  { cwd, set }: { cwd: string; set: Readonly<Record<string, string>> },
  script: string,
  ...args: readonly string[]
): Promise<CommandResult> {
  const child = spawn(process.execPath, [script, ...args], { cwd, env: environmentOf(set) })
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) child[name].setEncoding('utf8').on('data', (text: string) => (texts[name] += text))
  await once(child, 'close')
  return { code: child.exitCode, ...texts }
}
