import { realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes a file after others have been written. Where a file system ignores case, its path may lead to one of the written files: then that
 * file gets the written name instead.
 */
export async function removeFile(folder: string, file: string, written: readonly string[]): Promise<void> {
  const path = join(folder, file)
  const place = await realpath(path)
  for (const other of written) if ((await realpath(join(folder, other))) === place) return rename(path, join(folder, other))
  return rm(path)
}
