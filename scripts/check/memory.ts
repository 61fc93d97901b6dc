import type { PageRecord } from '../../renderer/build-pages'
import type { Folders } from '../command'
import { NO_PAGES, type PageMemory, pageMemory } from '../store/page-memory'

/** What a check caches about pages, so that the next one checks only what has changed. */
export type CheckMemory = {
  published: PageMemory
  /** The same for all content, published or not. Only pages that differ from the published ones are kept. */
  everything: PageMemory
}

/** The cache before the first check. */
export const NO_CHECK: CheckMemory = { published: NO_PAGES, everything: NO_PAGES }

/** The cached pages of all content: the published ones, and those that differ from them. */
export const knownPages = ({ published, everything }: CheckMemory): PageMemory => ({
  ...everything,
  pages: new Map([...published.pages, ...everything.pages]),
})

/** The pages of `record` that differ from those of `published`. */
export const otherPages = (record: PageRecord, published: PageRecord): PageRecord =>
  new Map([...record].filter(([address, { key }]) => published.get(address)?.key !== key))

export type CheckMemoryStore = {
  read: () => Promise<CheckMemory>
  /** Stores `now` in place of `before`, which was read. */
  write: (now: CheckMemory, before: CheckMemory) => Promise<void>
  /** Closes the files that values from `read` are loaded from. */
  close: () => void
}

/** Opens the cache of checks. With content from elsewhere than the project, nothing is cached. */
export function checkMemory({ cache, isOwnContent }: Pick<Folders, 'cache' | 'isOwnContent'>): CheckMemoryStore {
  if (!isOwnContent) return NOTHING
  const published = pageMemory(`${cache}/checks/published`)
  const everything = pageMemory(`${cache}/checks/everything`)
  return {
    read: async () => ({ published: await published.read(), everything: await everything.read() }),
    async write(now, before) {
      await published.write(now.published, before.published)
      await everything.write(now.everything, before.everything)
    },
    close() {
      published.close()
      everything.close()
    },
  }
}

const NOTHING: CheckMemoryStore = {
  read: async () => NO_CHECK,
  write: async () => undefined,
  close: () => undefined,
}
