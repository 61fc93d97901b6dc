import { rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '../../src/engine/lib/dates'
import { namesIn } from '../files/read-text'
import { readWithChecksum, writeWithChecksum } from './checksum-file'

/** A cache of values by key, each in a file that may be deleted at any time. Builds into any folder share it. */
export type KeyedStore<Value> = {
  /** A value; undefined if it is not stored, or damaged. */
  read: (key: string) => Promise<Value | undefined>
  /** Stores a value. */
  write: (key: string, value: Value) => Promise<void>
}

/** Milliseconds for which an unused value is kept. */
const KEPT_FOR = 30 * DAY

/**
 * The store in a folder. The first value that a run writes removes those that nothing has used for a month. Values are plain data, which
 * `node:v8` can copy.
 */
export function keyedStore<Value>(folder: string): KeyedStore<Value> {
  const fileOf = (key: string) => join(folder, `${key}.bin`)
  const prune = async () => {
    const oldest = Date.now() - KEPT_FOR
    for (const name of await namesIn(folder)) {
      const found = await stat(join(folder, name)).catch(() => undefined)
      if (found && found.mtimeMs < oldest) await rm(join(folder, name), { force: true })
    }
  }
  let pruned: Promise<void> | undefined
  return {
    async read(key) {
      // The checksum has been compared, so that this is what `write` has written.
      const value = (await readWithChecksum(fileOf(key))) as Value | undefined
      if (value !== undefined) await markUsed(fileOf(key))
      return value
    },
    async write(key, value) {
      pruned ??= prune()
      await pruned
      await writeWithChecksum(fileOf(key), value)
    },
  }
}

/** Sets the time of a file to now, unless it was used within a day. Another run may have removed it. */
async function markUsed(file: string) {
  const found = await stat(file).catch(() => undefined)
  if (found && found.mtimeMs < Date.now() - DAY) await utimes(file, new Date(), new Date()).catch(() => undefined)
}
