import { existsSync } from 'node:fs'
import type { Folders } from '../command'
import { filesIn } from '../files/folder-state'
import { slugTypesFile } from '../graph-files'
import type { BuildRecord, BuildResult } from './record'

/** The last build, with the number of its files. */
type UnchangedBuild = BuildResult & { files: number }

/** The last build into a folder, if it had the same inputs and the folder holds the files as it left them and no others. */
export async function unchangedBuild(
  { dist, cache, isOwnContent }: Folders,
  inputs: string | undefined,
  record: BuildRecord,
): Promise<UnchangedBuild | undefined> {
  const result = inputs === undefined ? undefined : await record.result()
  if (result?.inputs !== inputs || result === undefined) return undefined
  if (isOwnContent && !existsSync(slugTypesFile(cache))) return undefined
  const { record: written, kept } = await record.files()
  const expected = new Map([...Object.entries(written), ...Object.entries(kept)])
  const found = filesIn(dist)
  const isSame = found.every(({ path, size, mtimeMs }) => {
    const file = expected.get(path)
    return file?.size === size && file.modified === mtimeMs
  })
  return isSame && found.length === expected.size ? { ...result, files: Object.keys(written).length } : undefined
}
