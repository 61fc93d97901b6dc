import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MadeDocument } from '../../renderer/define/documents'
import { readChecked, writeChecked } from './checked-file'

/** Documents by key, each in a file that may be deleted at any time, so that builds into any folder make it once. */
export type DocumentStore = {
  /** A document; undefined where it is not kept, or damaged. */
  read: (key: string) => Promise<MadeDocument | undefined>
  write: (key: string, made: MadeDocument) => Promise<void>
  /** Removes what was written more than a month ago, except these. */
  prune: (except: ReadonlySet<string>) => Promise<void>
}

/** Milliseconds for which a document is kept that is in no build any more. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000

/** The store of documents in a folder of caches. */
export function documentStore(cache: string): DocumentStore {
  const folder = join(cache, 'documents')
  const fileOf = (key: string) => join(folder, `${key}.bin`)
  return {
    // The checksum has been compared, so that this is what `write` has written.
    read: async (key) => (await readChecked(fileOf(key))) as MadeDocument | undefined,
    write: (key, made) => writeChecked(fileOf(key), made),
    async prune(except) {
      const oldest = Date.now() - KEPT_FOR
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name)
        if (except.has(name.replace(/\.bin$/, ''))) continue
        const found = await stat(file).catch(() => undefined)
        if (found && found.mtimeMs < oldest) await rm(file, { force: true })
      }
    },
  }
}
