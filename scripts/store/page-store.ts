import type { PageReport } from '../../renderer/page-report'
import type { BytesAt } from './byte-file'
import { type PackedReport, packedReport, unpackedReport } from './packed-report'
import { type PartStore, partStore } from './part-store'

/** The version of the format of reports. Changes of other code show in the keys of pages. */
const VERSION = '4'

type CachedPage = { key: string; report: PageReport }
type PackedPage = PackedReport<BytesAt> & { key: string }

/** Keys and reports of pages by address. */
export const pageStore = (folder: string): PartStore<CachedPage> =>
  partStore<CachedPage, PackedPage>({
    folder,
    version: VERSION,
    isSame: (a, b) => a.key === b.key,
    pack: ({ key, report }, aside) => ({ key, ...packedReport(report, aside) }),
    unpack: ({ key, ...report }, read) => ({ key, report: unpackedReport(report, read) }),
  })
