import { type KnownPages, type KnownPlan, NO_PLANS, type PlanRecord } from '../../renderer/plan-again'
import { readChecked, writeChecked } from './checked-file'
import { partStore } from './part-store'

/** What is known of the data of pages, for a key of what that is made from besides texts. */
export type PlanStore = {
  read: () => Promise<PlanRecord>
  /** Keeps this, and nothing else. `before` was read; what is known anew is another object. */
  write: (record: PlanRecord, before: PlanRecord) => Promise<void>
}

type Stored = { version: string; pages: KnownPages }

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
      return { plans: await plans.read(), pages: stored?.version === key ? stored.pages : NO_PLANS.pages }
    },
    async write(record, before) {
      await plans.write(record.plans, before.plans)
      if (!isSame(record.pages, before.pages)) await writeChecked(file, { version: key, pages: record.pages } satisfies Stored)
    },
  }
}

/** Whether nothing was made anew. */
const isSame = (now: KnownPages, before: KnownPages) =>
  now.reserved === before.reserved &&
  now.heads === before.heads &&
  now.areRight === before.areRight &&
  now.kinds.length === before.kinds.length &&
  now.kinds.every((kind, index) => kind === before.kinds[index])
