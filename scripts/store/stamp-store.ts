import type { KnownKey } from '../../src/engine/content/read/read'
import { readChecked, writeChecked } from './checked-file'

/** The form of the file. One in another form counts for nothing. */
const VERSION = 1

/** What tells whether a file has changed, and the key of the text that it held. */
type KnownFile = { stamp: string; key: string }

/** The texts of files by their stamps, so that a file that has not changed is not read. */
export type StampStore = {
  /** The function that finds the key of the text in a file, where the file has the stamp that it had. */
  read: (stamps: ReadonlyMap<string, string>) => Promise<KnownKey>
  /** Keeps the keys of the texts of files that have stamps, if there is another one. */
  write: (keys: ReadonlyMap<string, string>, stamps: ReadonlyMap<string, string>) => Promise<void>
}

/** Opens the store in a folder. */
export function stampStore(folder: string): StampStore {
  const file = `${folder}/stamps.bin`
  let known: ReadonlyMap<string, KnownFile> = new Map()
  return {
    async read(stamps) {
      // What has the checksum and the version was written below.
      const kept = (await readChecked(file)) as { version: number; files: ReadonlyMap<string, KnownFile> } | undefined
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
      if (!isSame) await writeChecked(file, { version: VERSION, files: now })
    },
  }
}
