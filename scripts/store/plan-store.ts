import { rm } from 'node:fs/promises'
import type { DependencyKeys } from '../../renderer/dependencies'
import { type CachedPageLists, type CachedPlan, NO_PLANS, type PlanRecord } from '../../renderer/incremental-plan'
import { readWithChecksum, writeWithChecksum } from './checksum-file'
import { partStore } from './part-store'

/** The cached plans of pages, and the key of everything that they are made from besides fields. */
export type CachedPlans = { key: string; record: PlanRecord }

/** The cache before a first run. */
export const NO_CACHED_PLANS: CachedPlans = { key: '', record: NO_PLANS }

/** The cached plans if their key is this one, else none. */
export const plansFor = (known: CachedPlans, key: string): PlanRecord => (known.key === key ? known.record : NO_PLANS)

export type PlanStore = {
  read: () => Promise<CachedPlans>
  /** Stores `now` in place of `before`, which was read. What has changed is a new object. */
  write: (now: CachedPlans, before: CachedPlans) => Promise<void>
}

type Stored = { version: string; pages: CachedPageLists; dependencies: DependencyKeys }

/** Opens the store in a folder. */
export function planStore(folder: string): PlanStore {
  const plansOf = (key: string) =>
    partStore<CachedPlan, CachedPlan>({
      folder,
      version: key,
      isSame: (a, b) => a === b,
      pack: (plan) => plan,
      unpack: (plan) => plan,
    })
  const file = `${folder}/all.bin`
  return {
    async read() {
      const stored = (await readWithChecksum(file)) as Stored | undefined
      if (!stored) return NO_CACHED_PLANS
      const { version: key, pages, dependencies } = stored
      return { key, record: { plans: await plansOf(key).read(), pages, dependencies } }
    },
    async write({ key, record: { plans, pages, dependencies } }, known) {
      const before = plansFor(known, key)
      const isNew = dependencies !== before.dependencies || !isSame(pages, before.pages)
      // If the run is stopped here, its plans must not count as those of the old dependencies.
      if (isNew) await rm(file, { force: true })
      await plansOf(key).write(plans, before.plans)
      if (isNew) await writeWithChecksum(file, { version: key, pages, dependencies } satisfies Stored)
    },
  }
}

/** Whether all members are the same objects. */
const isSame = (now: CachedPageLists, before: CachedPageLists) =>
  now.reserved === before.reserved &&
  now.isValid === before.isValid &&
  now.kinds.length === before.kinds.length &&
  now.kinds.every((kind, index) => kind === before.kinds[index])
