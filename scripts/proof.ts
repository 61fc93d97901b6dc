import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argumentsOf, type CommandInput, EXIT, reportFailure, reportUsageError } from './command'
import { readText } from './files/read-text'
import { readValidJson } from './files/valid-json'
import { PROOF_DOCUMENT, proofDocument } from './proof/document'
import { PROMISES_FILE, parsePromises, sourcesOf } from './proof/promises'
import { type Runs, readRuns, runs } from './proof/runs'

/** The file with the runs that the table shows. */
const RECORD = 'docs/proof.json'

/**
 * `npm run proof`: adds the latest runs on this machine to the record, and writes the table of promises. With `--check` it writes nothing
 * and says whether the table matches the promises and the record.
 */
export default async function proof({ args, root }: CommandInput): Promise<number> {
  const read = argumentsOf('proof', args)
  if ('error' in read) return reportUsageError(read.error)
  const text = await readText(join(root, PROMISES_FILE))
  if (text === undefined) return reportUsageError(`There is no ${PROMISES_FILE} in ${root}, which says what is promised.`)
  const promises = parsePromises(text)
  if ('error' in promises) return reportFailure(promises.error)
  const record = join(root, RECORD)
  const before = existsSync(record) ? await readValidJson(record, runs) : {}
  if (read.options.check === true) {
    if ((await readText(join(root, PROOF_DOCUMENT))) === proofDocument(promises.value, before)) return EXIT.ok
    return reportFailure(`${PROOF_DOCUMENT} is out of date. Run \`npm run proof\`, and commit what it writes.`)
  }
  const known = { ...before, ...readRuns(root) }
  const named = new Set(promises.value.flatMap(sourcesOf))
  const shown: Runs = Object.fromEntries([...named].toSorted().flatMap((name) => (known[name] ? [[name, known[name]]] : [])))
  await writeFile(record, `${JSON.stringify(shown, null, 2)}\n`)
  await writeFile(join(root, PROOF_DOCUMENT), proofDocument(promises.value, shown))
  console.log(
    `${promises.value.length} promises, shown by ${named.size} commands and files of tests; ${Object.keys(shown).length} have figures.`,
  )
  return EXIT.ok
}
