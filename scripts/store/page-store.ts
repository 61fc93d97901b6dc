import { deserialize, serialize } from 'node:v8'
import type { PageReport } from '../../renderer/page-report'
import { once } from '../../src/engine/lib/once'
import { type PartStore, partStore } from './part-store'

/** Changes with the form of reports. The keys of pages hold the key of the code. */
const VERSION = '3'

type KnownPage = { key: string; report: PageReport }

/** What all outputs ask a page for, as it is, and the rest as bytes: these are read without a look at them. */
type PackedPage = { key: string; drawings: readonly string[]; rest: Uint8Array }

/** Keys and reports of pages by address. Most of a report is read when it is asked for. */
export const pageStore = (folder: string): PartStore<KnownPage> =>
  partStore({ folder, version: VERSION, isSame: (a, b) => a.key === b.key, pack: packed, unpack: unpacked })

/** The bytes of reports that were unpacked, so that they are not made again. */
const bytesOf = new WeakMap<PageReport, Uint8Array>()

const packed = ({ key, report }: KnownPage): PackedPage => {
  const { links, ids, drawings, islands, enhancements, data } = report
  return { key, drawings, rest: bytesOf.get(report) ?? serialize({ links, ids, islands, enhancements, data }) }
}

function unpacked({ key, drawings, rest }: PackedPage): KnownPage {
  // The checksum of the file has been compared, so that this is what `packed` has made.
  const read = once(() => deserialize(rest) as Omit<PageReport, 'drawings'>)
  const report: PageReport = {
    drawings,
    get links() {
      return read().links
    },
    get ids() {
      return read().ids
    },
    get islands() {
      return read().islands
    },
    get enhancements() {
      return read().enhancements
    },
    get data() {
      return read().data
    },
  }
  bytesOf.set(report, rest)
  return { key, report }
}
