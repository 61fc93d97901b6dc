import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { toPosixPath } from './paths.mjs'

/** Paths of all files below a folder, relative to it, sorted, with slashes on every system. */
export async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => toPosixPath(join(parentPath, name).slice(folder.length + 1)))
    .toSorted()
}
