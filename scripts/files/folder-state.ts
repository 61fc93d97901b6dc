import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FileStats } from '../../src/engine/lib/file-stamp.mjs'

/** The metadata of a file. */
export type FileState = FileStats & { path: string }

/** The metadata of every file below a folder, sorted by path; none if there is no folder. Files and folders are skipped by their names. */
export function filesIn(folder: string, isLeftOut: (name: string) => boolean = () => false): FileState[] {
  const files: FileState[] = []
  // Synchronous calls take a fraction of the time of asynchronous ones, and nothing else happens meanwhile.
  const look = (below: string) => {
    for (const entry of entriesIn(join(folder, below))) {
      if (isLeftOut(entry.name)) continue
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) look(path)
      else {
        const found = lstatSync(join(folder, path), { throwIfNoEntry: false })
        if (found) files.push({ path, size: found.size, mtimeMs: found.mtimeMs, ctimeMs: found.ctimeMs, ino: found.ino })
      }
    }
  }
  look('')
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Lists a folder. One that is gone or cannot be read is empty here; whoever reads its files reports that. */
function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
