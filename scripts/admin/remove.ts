import { realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes a file of a folder after others have been written. Where the system takes its name for that of a written file, as many do with
 * names that differ in case only, there is one file, which gets the name of the written one.
 */
export async function removeFile(folder: string, file: string, written: readonly string[]): Promise<void> {
  const path = join(folder, file)
  const place = await realpath(path)
  for (const other of written) if ((await realpath(join(folder, other))) === place) return rename(path, join(folder, other))
  return rm(path)
}
