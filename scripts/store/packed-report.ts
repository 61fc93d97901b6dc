import { deserialize, serialize } from 'node:v8'
import type { PageReport } from '../../renderer/page-report'
import { madeLately } from '../../src/engine/lib/made-lately'

/** The report of a page: what outputs ask for as it is, and the rest as bytes, which are kept without a look at them. Plain data. */
export type PackedReport = { drawings: readonly string[]; rest: Uint8Array }

/** The bytes of reports that were unpacked, so that they are not made again. */
const bytesOf = new WeakMap<PageReport, Uint8Array>()

/** The packed form of a report. */
export function packedReport(report: PageReport): PackedReport {
  const { drawings, ...rest } = report
  return { drawings, rest: bytesOf.get(report) ?? serialize(rest) }
}

/** The report of a packed form. The rest is read when somebody asks for it: few pages are asked. */
export function unpackedReport({ drawings, rest }: PackedReport): PageReport {
  // `packedReport` has made it.
  const read = madeLately(() => deserialize(rest) as Omit<PageReport, 'drawings'>)
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
  return report
}
