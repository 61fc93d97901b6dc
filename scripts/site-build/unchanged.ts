import { existsSync } from 'node:fs'
import type { Folders } from '../command'
import { filesIn } from '../files/folder-state'
import { slugTypesFile } from '../slug-types-file'
import type { NamedInputs } from './inputs'
import type { BuildResult, LastBuild } from './last-build'

/** The last build, with the number of its files. */
type UnchangedBuild = BuildResult & { files: number }

/**
 * The last build into a folder, if it had the same inputs and the folder holds the files as it left them and no others. `keyNow` makes the
 * key of inputs with the current values of what the last build has read.
 */
export async function unchangedBuild(
  { dist, cache, isOwnContent }: Folders,
  keyNow: (read: NamedInputs) => Promise<string | undefined>,
  last: Pick<LastBuild, 'result' | 'files'>,
): Promise<UnchangedBuild | undefined> {
  const result = await last.result()
  if (result === undefined || result.inputs !== (await keyNow(result.read))) return undefined
  if (isOwnContent && !existsSync(slugTypesFile(cache))) return undefined
  const { record: written, kept } = await last.files()
  const expected = new Map([...Object.entries(written), ...Object.entries(kept)])
  const found = filesIn(dist)
  const isSame = found.every(({ path, size, mtimeMs }) => {
    const file = expected.get(path)
    return file?.size === size && file.modified === mtimeMs
  })
  return isSame && found.length === expected.size ? { ...result, files: Object.keys(written).length } : undefined
}
