import { rm } from 'node:fs/promises'
import { type KnownPages, type KnownPlan, NO_PLANS, type PlanRecord } from '../../renderer/plan-again'
import type { KnownSources } from '../../renderer/sources'
import { readChecked, writeChecked } from './checked-file'
import { partStore } from './part-store'

/** What is known of the data of pages, for a key of what that is made from besides fields. */
export type PlanStore = {
  read: () => Promise<PlanRecord>
  /** Keeps this, and nothing else. `before` was read; what is known anew is another object. */
  write: (record: PlanRecord, before: PlanRecord) => Promise<void>
}

type Stored = { version: string; pages: KnownPages; sources: KnownSources }

/** Opens the store in a folder. */
export function planStore(folder: string, key: string): PlanStore {
  const plans = partStore<KnownPlan, KnownPlan>({
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
      return stored?.version === key ? { plans: await plans.read(), pages: stored.pages, sources: stored.sources } : NO_PLANS
    },
    async write({ plans: known, pages, sources }, before) {
      const isNew = sources !== before.sources || !isSame(pages, before.pages)
      // Plans of a build that was stopped here must not pass for those of the sources that are kept.
      if (isNew) await rm(file, { force: true })
      await plans.write(known, before.plans)
      if (isNew) await writeChecked(file, { version: key, pages, sources } satisfies Stored)
    },
  }
}

/** Whether nothing was made anew. */
const isSame = (now: KnownPages, before: KnownPages) =>
  now.reserved === before.reserved &&
  now.areRight === before.areRight &&
  now.kinds.length === before.kinds.length &&
  now.kinds.every((kind, index) => kind === before.kinds[index])
