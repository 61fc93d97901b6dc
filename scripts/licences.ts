import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argumentsOf, type CommandInput, EXIT, reportFailure, reportUsageError } from './command'
import { readText } from './files/read-text'
import { readBundled } from './licences/bundled'
import { LICENCES_DOCUMENT, licenceDocument } from './licences/document'
import { listPackages } from './licences/listed'
import { licenceProblems } from './licences/problems'
import { LICENCES_FILE, parseRules } from './licences/rules'
import { packagesOf, readLockFile } from './lock-file'
import { recordRuns } from './proof/runs'

/**
 * `npm run licences`: checks the licences of all packages of the lock file and of what visitors get, and lists them in docs/licences.md.
 * With `--check` it writes nothing and says whether that list is out of date.
 */
export default async function licences({ args, engine, root, bundle }: CommandInput): Promise<number> {
  const read = argumentsOf('licences', args)
  if ('error' in read) return reportUsageError(read.error)
  const text = await readText(join(root, LICENCES_FILE))
  if (text === undefined) return reportUsageError(`There is no ${LICENCES_FILE} in ${root}, which says what is allowed.`)
  const parsed = parseRules(text)
  if ('error' in parsed) return reportFailure(parsed.error)
  const { value: rules } = parsed
  const bundled = await readBundled(bundle.client)
  const listed = listPackages(packagesOf(await readLockFile(engine)), bundled, rules)
  const problems = licenceProblems({ listed, bundled, rules, isMissing: (file) => !existsSync(join(root, file)) })
  for (const problem of problems) console.error(`${problem}\n`)
  const stale = await refresh(join(root, LICENCES_DOCUMENT), licenceDocument(listed, rules), read.options.check === true)
  if (stale !== undefined) console.error(stale)
  recordRuns(root, { 'npm run licences': { packages: listed.length, problems: problems.length } })
  if (problems.length > 0 || stale !== undefined) return EXIT.problems
  const shipped = listed.filter(({ holder }) => holder === 'visitors')
  console.log(
    `${listed.length} packages have allowed licences; visitors get ${shipped.length} of them, and ${rules.files.length} other things.`,
  )
  return EXIT.ok
}

/** Writes a text into a file, or, where it is only to be checked, says that the file holds another one. */
async function refresh(file: string, text: string, isCheck: boolean): Promise<string | undefined> {
  if ((await readText(file)) === text) return undefined
  if (isCheck) return `${LICENCES_DOCUMENT} is out of date. Run \`npm run licences\`, and commit what it writes.`
  await writeFile(file, text)
  return undefined
}
