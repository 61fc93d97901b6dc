import { statSync } from 'node:fs'

/** A file as the last write left it: the key that it was made by, the hash of its bytes, and its size and time of change on disk. */
export type WrittenFile = { key: string; hash: string; size: number; modified: number }

/** The record of a write: its files by path. */
export type WriteRecord = Readonly<Record<string, WrittenFile>>

/** The files of the last write, and the files of earlier ones that it kept. */
export type WriteRecords = { record: WriteRecord; kept: WriteRecord }

/** Whether a file is still as a write left it. */
export function isUnchanged(file: string, { size, modified }: WrittenFile): boolean {
  const found = stateOf(file)
  return found?.isFile() === true && found.size === size && found.mtimeMs === modified
}

function stateOf(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch {
    // A part of its path is no folder.
    return undefined
  }
}
