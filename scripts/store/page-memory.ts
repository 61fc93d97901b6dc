import { rm } from 'node:fs/promises'
import type { PageRecord } from '../../renderer/build-pages'
import { keptJson } from './kept-json'
import { pageStore } from './page-store'
import { type KnownPlans, NO_KNOWN_PLANS, planStore } from './plan-store'

/** What is known of the pages of a graph. */
export type PageMemory = {
  /** Their keys and reports. */
  pages: PageRecord
  /** What is known of their data. */
  plans: KnownPlans
  /** The key of where their links may lead to (`targetsKey`), all of which are right; undefined if that is not known. */
  targets: string | undefined
}

/** What is known before a first run. */
export const NO_PAGES: PageMemory = { pages: new Map(), plans: NO_KNOWN_PLANS, targets: undefined }

export type PageMemoryStore = {
  read: () => Promise<PageMemory>
  /** Keeps this, and nothing else. `before` was read. */
  write: (now: PageMemory, before: PageMemory) => Promise<void>
  /** Ends the use of what was read. */
  close: () => void
}

/** Changes with the form of the key of targets. */
const VERSION = 1

/** Opens what is kept in a folder, in parts that may be deleted at any time. */
export function pageMemory(folder: string): PageMemoryStore {
  const pages = pageStore(`${folder}/pages`)
  const plans = planStore(`${folder}/plans`)
  const file = `${folder}/targets.json`
  const checked = keptJson<{ key: string }>(file, VERSION)
  return {
    async read() {
      const [known, planned, targets] = await Promise.all([pages.read(), plans.read(), checked.read()])
      return { pages: known, plans: planned, targets: targets?.key }
    },
    async write(now, before) {
      // Pages of a run that is stopped here must not pass for those that were checked.
      await rm(file, { force: true })
      await pages.write(now.pages, before.pages)
      await plans.write(now.plans, before.plans)
      if (now.targets !== undefined) await checked.write({ key: now.targets })
    },
    close: () => pages.close(),
  }
}
