import { join } from 'node:path'
import { keyOf } from '../../renderer/key'
import { shortHash } from '../../src/engine/content/hash'
import { isSettled } from '../../src/engine/lib/file-stamp.mjs'
import type { ContentState } from '../content-state'
import { environmentOf } from '../environment.mjs'
import { readText } from '../files/read-text'
import type { SiteAddress } from '../site-address.mjs'

/** Names of what a build reads besides code and content: variables of the environment, and files by their paths in the project. */
export type NamedInputs = { variables: readonly string[]; files: readonly string[] }

/** The variables by name, and the hashes of the files by path; null for what there is not. */
type NamedValues = { variables: Readonly<Record<string, string | null>>; files: Readonly<Record<string, string | null>> }

/** Everything that a build is made from besides content and `NamedInputs`. */
export type OtherInputs = {
  codeKey: string
  asOf: string | undefined
  today: string
  isPreview: boolean
  /** Where it is published. */
  siteAddress: SiteAddress
  /** The outputs that it skips, as its option names them. */
  skip: string | undefined
}

/** Reads the current values of inputs in the folder of a project. */
export async function namedValues(root: string, { variables, files }: NamedInputs): Promise<NamedValues> {
  const environment = environmentOf(root)
  const hashed = files.map(async (path) => {
    const text = await readText(join(root, path))
    return [path, text === undefined ? null : shortHash(text)] as const
  })
  return {
    variables: Object.fromEntries(variables.map((name) => [name, environment[name] ?? null])),
    files: Object.fromEntries(await Promise.all(hashed)),
  }
}

/**
 * The key of everything that a build is made from. Files of content count by size, times and inode. Undefined if one was changed so
 * recently that its next change might not show.
 */
export function inputsKey({ files, now }: ContentState, others: OtherInputs, named: NamedValues): string | undefined {
  if (!files.every((file) => isSettled(file, now))) return undefined
  const { codeKey, asOf, today, isPreview, siteAddress, skip } = others
  return keyOf(codeKey, asOf, today, isPreview, siteAddress, skip, named, files)
}
