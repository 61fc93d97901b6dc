import { readdir, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { required } from '../../src/engine/problems/problem'
import { ASSETS } from '../../src/engine/routes/files'
import { hasCode } from '../files/error-code'
import type { FolderContents } from './folder'
import type { WriteRecord, WriteRecords } from './record'

/**
 * The assets of earlier builds to keep, since open pages load some of them late: in each folder those that the last build made and this one
 * does not. If there are none, those that the last build kept there.
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

/** Removes all files of a folder but those to keep, and folders that hold none of these. Returns the number of removed files. */
export async function removeOthers(outDir: string, { files, folders }: FolderContents, keep: ReadonlySet<string>): Promise<number> {
  const filled = foldersOf(keep)
  // The path of a file may now be that of a folder with other files.
  const stale = [...files.keys()].filter((path) => !keep.has(path) && !filled.has(path))
  for (const path of stale)
    await rm(join(outDir, path), { force: true }).catch((error: unknown) => {
      // It was in a folder whose path is now that of a file.
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
