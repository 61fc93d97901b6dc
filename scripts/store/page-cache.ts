import { rm } from 'node:fs/promises'
import type { PageRecord } from '../../renderer/build-pages'
import { jsonStore } from './json-store'
import { pageStore } from './page-store'
import { type CachedPlans, NO_CACHED_PLANS, planStore } from './plan-store'

/** The cache for the pages of a graph. */
export type PageCache = {
  /** Their keys and reports. */
  pages: PageRecord
  /** Their plans. */
  plans: CachedPlans
  /** The key of all targets of links (`targetsKey`) with which the links of these pages were right; undefined if that is not known. */
  targets: string | undefined
}

/** The cache before a first run. */
export const NO_PAGES: PageCache = { pages: new Map(), plans: NO_CACHED_PLANS, targets: undefined }

export type PageCacheStore = {
  read: () => Promise<PageCache>
  /** Stores `now` in place of `before`, which was read. */
  write: (now: PageCache, before: PageCache) => Promise<void>
  /** Closes the files that reports are loaded from. */
  close: () => void
}

/** The version of the format of the key of targets. */
const VERSION = 1

/** Opens the cache in a folder, whose files may be deleted at any time. */
export function pageCache(folder: string): PageCacheStore {
  const pages = pageStore(`${folder}/pages`)
  const plans = planStore(`${folder}/plans`)
  const file = `${folder}/targets.json`
  const checked = jsonStore<{ key: string }>(file, VERSION)
  return {
    async read() {
      const [known, planned, targets] = await Promise.all([pages.read(), plans.read(), checked.read()])
      return { pages: known, plans: planned, targets: targets?.key }
    },
    async write(now, before) {
      // If the run is stopped here, its pages must not count as checked.
      await rm(file, { force: true })
      await pages.write(now.pages, before.pages)
      await plans.write(now.plans, before.plans)
      if (now.targets !== undefined) await checked.write({ key: now.targets })
    },
    close: () => pages.close(),
  }
}
