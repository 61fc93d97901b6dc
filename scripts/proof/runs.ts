import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'

/** The counts of a run by name: `{ passed: 12 }`. */
const figures = z.record(z.string(), z.number())
export type Figures = Readonly<z.infer<typeof figures>>

/** The figures of the last run of a command or of a file of tests: its day, and the commit that it ran on; `+` stands for changes to it. */
const run = z.strictObject({ day: z.string(), commit: z.string(), figures })

/** Runs by the command, such as `npm run audit`, or by the path of the file of tests. */
export const runs = z.record(z.string(), run)
export type Runs = Readonly<z.infer<typeof runs>>

/** The file with the last runs on this machine. */
const RUNS_FILE = '.cache/runs.json'

/** The last runs on this machine, of a project in a folder. */
export function readRuns(root: string): Runs {
  try {
    return runs.parse(JSON.parse(readFileSync(join(root, RUNS_FILE), 'utf8')))
  } catch {
    // Missing or cut off: treated as no runs.
    return {}
  }
}

/** Records the figures of runs that end now. */
export function recordRuns(root: string, counted: Readonly<Record<string, Figures>>): void {
  const made = { day: new Date().toISOString().slice(0, 10), commit: commitOf(root) }
  const now = Object.entries(counted).map(([name, figures]) => [name, { ...made, figures }])
  const file = join(root, RUNS_FILE)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...readRuns(root), ...Object.fromEntries(now) }))
}

function commitOf(root: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('rev-parse', '--short=8', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+')
  } catch {
    return 'no commit'
  }
}
