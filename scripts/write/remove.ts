import { readdir, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { required } from '../../src/engine/problems/problem'
import { ASSETS } from '../../src/engine/routes/files'
import { hasCode } from '../files/error-code'
import type { FolderContents } from './folder'
import type { WriteRecord, WriteRecords } from './record'

/**
 * The assets of an earlier build to keep, since pages that visitors have open load some of them late: of each folder those that the last
 * build made and this one does not. If this build makes all of them, those that the last build kept there.
 */
export function keptAssets(made: WriteRecord, { record, kept }: WriteRecords): WriteRecord {
  const others = (files: WriteRecord) =>
    Object.keys(files)
      .filter((path) => path.startsWith(`${ASSETS}/`) && !Object.hasOwn(made, path))
      .map((path) => [path, required(files[path], path)] as const)
  const gone = others(record)
  const changed = new Set(gone.map(([path]) => dirname(path)))
  return Object.fromEntries([...gone, ...others(kept).filter(([path]) => !changed.has(dirname(path)))])
}

/**
 * Removes those of the contents of a folder that are none of certain files, and folders in which none of these lies. Returns the number of
 * removed files.
 */
export async function removeOthers(outDir: string, { files, folders }: FolderContents, keep: ReadonlySet<string>): Promise<number> {
  const filled = foldersOf(keep)
  // Where a file was there is a folder now, if other files lie there.
  const stale = [...files.keys()].filter((path) => !keep.has(path) && !filled.has(path))
  for (const path of stale)
    await rm(join(outDir, path), { force: true }).catch((error: unknown) => {
      // It was in a folder that is a file now.
      if (!hasCode(error, 'ENOTDIR')) throw error
    })
  const others = folders.filter((path) => !filled.has(path)).toSorted((a, b) => b.length - a.length)
  for (const path of others) if ((await readdir(join(outDir, path)).catch(() => [path])).length === 0) await rmdir(join(outDir, path))
  return stale.length
}

/** All folders that files are in. */
function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const path of paths)
    for (let end = path.lastIndexOf('/'); end !== -1; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  return folders
}
