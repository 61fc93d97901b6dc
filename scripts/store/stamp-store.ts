import type { CachedKeyLookup } from '../../src/engine/content/read/read'
import { readWithChecksum, writeWithChecksum } from './checksum-file'

/** The version of the format of the file. A file of another version is ignored. */
const VERSION = 1

/** The stamp of a file, which tells whether it has changed, and the key of its text. */
type StampedFile = { stamp: string; key: string }

/** The keys of texts by the stamps of their files, so that a file that has not changed is not read. */
export type StampStore = {
  /** Returns a function that gives the key of the text of a file, if the file still has its stamp. */
  read: (stamps: ReadonlyMap<string, string>) => Promise<CachedKeyLookup>
  /** Stores the keys of texts whose files have stamps, if anything has changed. */
  write: (keys: ReadonlyMap<string, string>, stamps: ReadonlyMap<string, string>) => Promise<void>
}

/** Opens the store in a folder. */
export function stampStore(folder: string): StampStore {
  const file = `${folder}/stamps.bin`
  let known: ReadonlyMap<string, StampedFile> = new Map()
  return {
    async read(stamps) {
      // A value with this checksum and version was written below.
      const kept = (await readWithChecksum(file)) as { version: number; files: ReadonlyMap<string, StampedFile> } | undefined
      known = kept?.version === VERSION ? kept.files : new Map()
      return (path) => {
        const stamp = stamps.get(path)
        const before = known.get(path)
        return stamp !== undefined && before?.stamp === stamp ? before.key : undefined
      }
    },
    async write(keys, stamps) {
      const now = new Map(
        [...keys].flatMap(([path, key]) => {
          const stamp = stamps.get(path)
          return stamp === undefined ? [] : [[path, { stamp, key }] as const]
        }),
      )
      const isSame =
        now.size === known.size &&
        [...now].every(([path, { stamp, key }]) => known.get(path)?.stamp === stamp && known.get(path)?.key === key)
      if (!isSame) await writeWithChecksum(file, { version: VERSION, files: now })
    },
  }
}
