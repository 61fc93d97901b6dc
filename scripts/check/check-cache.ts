import type { PageRecord } from '../../renderer/build-pages'
import type { Folders } from '../command'
import { NO_PAGES, type PageCache, pageCache } from '../store/page-cache'

/** What a check caches about pages, so that the next one checks only what has changed. */
export type CheckCache = {
  published: PageCache
  /** The same for all content, published or not. Only pages that differ from the published ones are kept. */
  everything: PageCache
}

/** The cache before the first check. */
export const NO_CHECK: CheckCache = { published: NO_PAGES, everything: NO_PAGES }

/** The cached pages of all content: the published ones, and those that differ from them. */
export const wholePageCache = ({ published, everything }: CheckCache): PageCache => ({
  ...everything,
  pages: new Map([...published.pages, ...everything.pages]),
})

/** The pages of `record` that differ from those of `published`. */
export const otherPages = (record: PageRecord, published: PageRecord): PageRecord =>
  new Map([...record].filter(([address, { key }]) => published.get(address)?.key !== key))

export type CheckCacheStore = {
  read: () => Promise<CheckCache>
  /** Stores `now` in place of `before`, which was read. */
  write: (now: CheckCache, before: CheckCache) => Promise<void>
  /** Closes the files that values from `read` are loaded from. */
  close: () => void
}

/** Opens the cache of checks. With content from elsewhere than the project, nothing is cached. */
export function checkCache({ cache, isOwnContent }: Pick<Folders, 'cache' | 'isOwnContent'>): CheckCacheStore {
  if (!isOwnContent) return NOTHING
  const published = pageCache(`${cache}/checks/published`)
  const everything = pageCache(`${cache}/checks/everything`)
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

const NOTHING: CheckCacheStore = {
  read: async () => NO_CHECK,
  write: async () => undefined,
  close: () => undefined,
}
