import { lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { WrittenFile } from './record'

/** The files of a folder by path with their size and time, null for what is not a plain file; and its folders. */
export type FolderContents = { files: ReadonlyMap<string, FileOnDisk | null>; folders: readonly string[] }

type FileOnDisk = Pick<WrittenFile, 'size' | 'modified'>

/** Reads the metadata of all files in a folder at once, which is faster than one by one. A folder that does not exist is empty. */
export function contentsOf(folder: string): FolderContents {
  const files = new Map<string, FileOnDisk | null>()
  const folders: string[] = []
  const look = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) {
        folders.push(path)
        look(path)
      } else {
        const read = entry.isSymbolicLink() ? statSync : lstatSync
        const found = read(`${folder}/${path}`, { throwIfNoEntry: false })
        files.set(path, found?.isFile() ? { size: found.size, modified: found.mtimeMs } : null)
      }
    }
  }
  if (lstatSync(folder, { throwIfNoEntry: false })) look('')
  return { files, folders }
}

/** Whether a file is still as a write left it. */
export function isUnchanged(path: string, { size, modified }: WrittenFile, { files }: FolderContents): boolean {
  const found = files.get(path)
  return found ? found.size === size && found.modified === modified : false
}
