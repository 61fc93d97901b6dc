import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RawEntry } from '../../src/engine/content/read/raw'
import { decodeText } from '../../src/engine/content/read/read'
import { ROOT } from '../support/run-command'
import type { Files } from './mutations'

/** The content of the site itself, as bytes by path, sorted. */
export async function ownFiles(): Promise<Files> {
  const folder = join(ROOT, 'content')
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name))
  const files = await Promise.all(paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path)] as const))
  return new Map(files.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Files as the read stage gives them. Bytes that `known` has are not decoded again. */
export const rawOf = (files: Files, known: ReadonlyMap<Buffer, RawEntry> = new Map()): RawEntry[] =>
  [...files]
    .filter(([file]) => !/(?:^|\/)\./.test(file))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, bytes]) => {
      const before = known.get(bytes)
      return before?.file === file ? before : decodeText(file, bytes)
    })
