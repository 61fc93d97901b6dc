import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { decodeText } from '../../src/engine/content/read/read'
import { checkContent } from '../support/check-content'
import { ROOT } from '../support/run-command'
import type { Files } from './mutations'

/** The content of this site as bytes by path, sorted. */
async function ownFiles(): Promise<Files> {
  const folder = join(ROOT, 'content')
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name))
  const files = await Promise.all(paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path)] as const))
  return new Map(files.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Files as the read stage returns them. Bytes in `known` are not decoded again. */
export const rawOf = (files: Files, known: ReadonlyMap<Buffer, RawEntry> = new Map()): RawEntry[] =>
  [...files]
    .filter(([file]) => !/(?:^|\/)\./.test(file))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, bytes]) => {
      const before = known.get(bytes)
      return before?.file === file ? before : decodeText(file, bytes)
    })

/** Processor time since an earlier measurement, in seconds. */
export function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

const started = process.cpuUsage()
/** The content of this site. */
export const whole = await ownFiles()
/** The same as the read stage returns it, by its bytes. */
export const decoded: ReadonlyMap<Buffer, RawEntry> = new Map(
  rawOf(whole).flatMap((entry) => [[whole.get(entry.file) ?? Buffer.alloc(0), entry] as const]),
)
/** The record of its check, so that checks of changed content only look at the differences. */
export const { memory } = await checkContent([...decoded.values()])
/** Maximum processor time of one check, in seconds. On a slow machine, twice the time of a full check. */
export const LONGEST = Math.max(2, 2 * secondsSince(started))
