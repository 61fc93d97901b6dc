import type { PageRecord } from '../../renderer/build-pages'
import type { Folders } from '../command'
import { NO_PAGES, type PageMemory, pageMemory } from '../store/page-memory'

/** What a check knows of pages for the next one, so that only what has changed is checked again. */
export type CheckMemory = {
  published: PageMemory
  /** The same for all content, of which only pages are kept that are not the published ones. */
  everything: PageMemory
}

/** The start of a first check. */
export const NO_CHECK: CheckMemory = { published: NO_PAGES, everything: NO_PAGES }

/** All pages that are known of all content. */
export const knownPages = ({ published, everything }: CheckMemory): PageMemory => ({
  ...everything,
  pages: new Map([...published.pages, ...everything.pages]),
})

/** The pages of `record` that are others than those of `published`. */
export const otherPages = (record: PageRecord, published: PageRecord): PageRecord =>
  new Map([...record].filter(([address, { key }]) => published.get(address)?.key !== key))

export type CheckMemoryStore = {
  read: () => Promise<CheckMemory>
  /** Keeps this, and nothing else. `before` was read. */
  write: (now: CheckMemory, before: CheckMemory) => Promise<void>
  /** Ends the use of what was read. */
  close: () => void
}

/** Opens what checks keep, which is that of the content of the project. */
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
