import { rm } from 'node:fs/promises'
import { type KnownPages, type KnownPlan, NO_PLANS, type PlanRecord } from '../../renderer/plan-again'
import type { KnownSources } from '../../renderer/sources'
import { readChecked, writeChecked } from './checked-file'
import { partStore } from './part-store'

/** The cached plans of pages, and the key of everything that they are made from besides fields. */
export type KnownPlans = { key: string; record: PlanRecord }

/** The cache before a first run. */
export const NO_KNOWN_PLANS: KnownPlans = { key: '', record: NO_PLANS }

/** The cached plans if their key is this one, else none. */
export const plansFor = (known: KnownPlans, key: string): PlanRecord => (known.key === key ? known.record : NO_PLANS)

export type PlanStore = {
  read: () => Promise<KnownPlans>
  /** Stores `now` in place of `before`, which was read. What has changed is a new object. */
  write: (now: KnownPlans, before: KnownPlans) => Promise<void>
}

type Stored = { version: string; pages: KnownPages; sources: KnownSources }

/** Opens the store in a folder. */
export function planStore(folder: string): PlanStore {
  const plansOf = (key: string) =>
    partStore<KnownPlan, KnownPlan>({
      folder,
      version: key,
      isSame: (a, b) => a === b,
      pack: (plan) => plan,
      unpack: (plan) => plan,
    })
  const file = `${folder}/all.bin`
  return {
    async read() {
      const stored = (await readChecked(file)) as Stored | undefined
      if (!stored) return NO_KNOWN_PLANS
      const { version: key, pages, sources } = stored
      return { key, record: { plans: await plansOf(key).read(), pages, sources } }
    },
    async write({ key, record: { plans, pages, sources } }, known) {
      const before = plansFor(known, key)
      const isNew = sources !== before.sources || !isSame(pages, before.pages)
      // If the run is stopped here, its plans must not count as those of the old sources.
      if (isNew) await rm(file, { force: true })
      await plansOf(key).write(plans, before.plans)
      if (isNew) await writeChecked(file, { version: key, pages, sources } satisfies Stored)
    },
  }
}

/** Whether all members are the same objects. */
const isSame = (now: KnownPages, before: KnownPages) =>
  now.reserved === before.reserved &&
  now.areRight === before.areRight &&
  now.kinds.length === before.kinds.length &&
  now.kinds.every((kind, index) => kind === before.kinds[index])
