import type { PageReport } from '../../renderer/page-report'
import { type PartStore, partStore } from './part-store'

/** Changes with the form of reports. The keys of pages hold the key of the code. */
const VERSION = '2'

/** Keys and reports of pages by address. */
export const pageStore = (folder: string): PartStore<{ key: string; report: PageReport }> =>
  partStore({ folder, version: VERSION, isSame: (a, b) => a.key === b.key, pack: (page) => page, unpack: (page) => page })
