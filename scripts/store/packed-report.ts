import { deserialize, serialize } from 'node:v8'
import type { PageReport } from '../../renderer/page-report'
import { lruCached } from '../../src/engine/lib/lru-cached'

/**
 * The report of a page as plain data for a store or a thread: `drawings` as they are, since outputs ask for them, and the rest serialized.
 * `Bytes` are these bytes, or a handle to them, such as their offset and length in a file.
 */
export type PackedReport<Bytes = Uint8Array> = { drawings: readonly string[]; rest: Bytes }

/** The bytes of reports that were unpacked, so that they are not serialized again. */
const bytesOf = new WeakMap<PageReport, () => Uint8Array>()

/** The packed form of a report. `keep` stores the bytes and returns their handle. */
export function packedReport<Bytes>(report: PageReport, keep: (bytes: Uint8Array) => Bytes): PackedReport<Bytes> {
  return { drawings: report.drawings, rest: keep(bytesOf.get(report)?.() ?? restBytes(report)) }
}

const restBytes = ({ drawings: _, ...rest }: PageReport) => serialize(rest)

/**
 * The report of a packed form. `read` returns the bytes of a handle. It is called only when more than drawings is needed, as for few pages.
 */
export function unpackedReport<Bytes>({ drawings, rest }: PackedReport<Bytes>, read: (bytes: Bytes) => Uint8Array): PageReport {
  const bytes = () => read(rest)
  // `packedReport` has made it.
  const opened = lruCached(() => deserialize(bytes()) as Omit<PageReport, 'drawings'>)
  const report: PageReport = {
    drawings,
    get links() {
      return opened().links
    },
    get ids() {
      return opened().ids
    },
    get islands() {
      return opened().islands
    },
    get enhancements() {
      return opened().enhancements
    },
    get data() {
      return opened().data
    },
  }
  bytesOf.set(report, bytes)
  return report
}

/** The `keep` and `read` of a report that carries its bytes, such as one from a thread. */
export const bytesThemselves = (bytes: Uint8Array): Uint8Array => bytes
