import { readdir, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ASSETS } from '../../src/engine/routes/files'
import type { WriteRecord, WriteRecords } from './record'

/**
 * The assets of an earlier build to keep, since pages that visitors have open load some of them late: of each folder those that the last
 * build made and this one does not. If this build makes all of them, those that the last build kept there.
 */
export function keptAssets(made: WriteRecord, { record, kept }: WriteRecords): WriteRecord {
  const others = (files: WriteRecord) =>
    Object.entries(files).filter(([path]) => path.startsWith(`${ASSETS}/`) && !Object.hasOwn(made, path))
  const gone = others(record)
  const changed = new Set(gone.map(([path]) => dirname(path)))
  return Object.fromEntries([...gone, ...others(kept).filter(([path]) => !changed.has(dirname(path)))])
}

/** Removes all files but those of certain paths, and folders that are empty then. Returns the number of removed files. */
export async function removeOthers(outDir: string, keep: ReadonlySet<string>): Promise<number> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => ({
    path: join(entry.parentPath, entry.name).slice(outDir.length + 1),
    isDirectory: entry.isDirectory(),
  }))
  const stale = paths.filter(({ path, isDirectory }) => !isDirectory && !keep.has(path.replaceAll('\\', '/')))
  for (const { path } of stale) await rm(join(outDir, path))
  const folders = paths.filter(({ isDirectory }) => isDirectory).toSorted((a, b) => b.path.length - a.path.length)
  for (const { path } of folders) if ((await readdir(join(outDir, path))).length === 0) await rmdir(join(outDir, path))
  return stale.length
}
