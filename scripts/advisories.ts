import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { ADVISORIES_FILE, advisoryProblems, parseExceptions } from './advisories/problems'
import { severeAdvisories } from './advisories/report'
import { buildDay } from './clock'
import { argumentsOf, type CommandInput, EXIT, reportFailure, reportUsageError } from './command'
import { readText } from './files/read-text'
import { recordRuns } from './proof/runs'

/** Characters shown of an answer that is not a report. */
const SHOWN = 300

/**
 * `npm run advisories`: asks the registry, by npm, for advisories about the packages of the lock file, and fails for those at high and
 * above that are no exceptions. It fails as well where there is no answer: a check that was not made has not been passed.
 */
export default async function advisories({ args, engine, root }: CommandInput): Promise<number> {
  const read = argumentsOf('advisories', args)
  if ('error' in read) return reportUsageError(read.error)
  const { report: file } = read.options
  const exceptions = parseExceptions((await readText(join(root, ADVISORIES_FILE))) ?? '[]')
  if ('error' in exceptions) return reportFailure(exceptions.error)
  const report = file === undefined ? await askRegistry(engine) : await readText(resolve(root, file))
  if (report === undefined) return reportUsageError(`There is no file ${file}.`)
  const found = severeAdvisories(report)
  if (!found) return reportFailure(`The advisories are not known: this is not a report of \`npm audit\`:\n${report.slice(0, SHOWN).trim()}`)
  const problems = advisoryProblems(found, exceptions.value, buildDay(undefined, new Date()))
  for (const problem of problems) console.error(`${problem}\n`)
  if (file === undefined) recordRuns(root, { 'npm run advisories': { advisories: found.length, problems: problems.length } })
  if (problems.length > 0) return EXIT.problems
  console.log(`No advisory at high or above but ${exceptions.value.length} exceptions.`)
  return EXIT.ok
}

/** The report of npm for the lock file in a folder. Its exit code is ignored: the report says more. */
async function askRegistry(folder: string): Promise<string> {
  const npm = spawn('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  const [answer] = await Promise.all([textOf(npm.stdout), once(npm, 'close')])
  return answer
}
