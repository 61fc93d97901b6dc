import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileBytes } from '../../renderer/emit'
import { ProjectError } from '../../src/engine/problems/problem'
import { NOTICES } from '../../src/engine/routes/files'
import { readText } from '../files/read-text'
import { type BundledPackage, readBundled } from './bundled'
import { LICENCES_FILE, type LicenceRules, parseRules } from './rules'

/** Something else that visitors get, with the text of its licence. */
export type NoticedFile = Pick<LicenceRules['files'][number], 'name' | 'place' | 'licence'> & { words: string }

const RULE = `\n\n${'-'.repeat(80)}\n\n`

/**
 * The notices that the licences of others ask to be passed on, as a text for visitors: of each package in scripts, and of each font and
 * text. Throws an error for a package without one: its licence cannot be kept then.
 */
export function noticesText(packages: readonly BundledPackage[], files: readonly NoticedFile[]): string {
  const silent = packages.find(({ text }) => !text?.trim())
  if (silent) throw new ProjectError(`${silent.name} is in scripts, and its package has no text of a licence to pass on.`)
  const parts = [
    'What this website holds of others, and under which licences.',
    ...packages.map(
      ({ name, version, identifier, text }) => `${name} ${version}, in scripts (${identifier ?? 'see below'})\n\n${text?.trim()}`,
    ),
    ...files.map(({ name, place, licence, words }) => `${name}, in ${place} (${licence})\n\n${words.trim()}`),
  ]
  return `${parts.join(RULE)}\n`
}

/**
 * The file of these notices for a build, from the list that vite writes to the folder of the scripts, and from `licences.yaml` where a
 * project has one; `files` are the paths of these rules and of the texts that they name. Throws an error where a text is missing or the
 * rules cannot be read.
 */
export async function readNotices(root: string, client: string): Promise<{ notices: FileBytes; files: readonly string[] }> {
  const packages = await readBundled(client)
  const rules = await readText(join(root, LICENCES_FILE))
  const parsed = rules === undefined ? undefined : parseRules(rules)
  if (parsed && 'error' in parsed) throw new ProjectError(parsed.error)
  const wordsOf = async ({ text, ...file }: LicenceRules['files'][number]) => ({ ...file, words: await readFile(join(root, text), 'utf8') })
  const named = parsed?.value.files ?? []
  const text = noticesText(packages, await Promise.all(named.map(wordsOf)))
  return { notices: { path: NOTICES.slice(1), bytes: Buffer.from(text) }, files: [LICENCES_FILE, ...named.map((file) => file.text)] }
}
