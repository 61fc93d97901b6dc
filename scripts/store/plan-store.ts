import type { KnownPlan } from '../../renderer/plan-again'
import { type PartStore, partStore } from './part-store'

/** What is known of the data of pages by address, for a key of what that is made from besides texts. What is known anew is another object. */
export const planStore = (folder: string, key: string): PartStore<KnownPlan> =>
  partStore({ folder, version: key, isSame: (a, b) => a === b, pack: (plan) => plan, unpack: (plan) => plan })
