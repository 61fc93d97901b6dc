import { existsSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutFile } from '../../renderer/emit'
import { hashOf } from '../../renderer/key'
import { moveIntoPlace, type ReadyFile } from './place'
import { isUnchanged, type WriteRecord, type WriteRecords, type WrittenFile } from './record'
import { keptAssets, removeOthers } from './remove'

/** The result of a write. */
export type WriteReport = WriteRecords & { files: number; bytes: number; written: number; removed: number }

export type WriterInput = {
  outDir: string
  /** The folder for files that are not in place yet, preferably on the same disk. It is emptied first. */
  stagingDir: string
  before: WriteRecords
  /** Paths of further files in the folder, which another step makes and removes. */
  beside?: readonly string[]
}

/** Writes the files of a site: nothing changes in its folder before `finish`. */
export type Writer = {
  /**
   * Makes a file and puts it beside the folder, unless the folder has it: its key is in the record and the file has not changed since, or
   * its bytes would be the same. A path that was added with the same key before is not made again.
   */
  add(file: OutFile): Promise<void>
  /** Keeps a file that the folder has as the last write left it, with this key. Returns false where it has no such file: none is made. */
  keep(file: Pick<OutFile, 'path' | 'key'>): boolean
  /**
   * Moves what was made into place. Files that were not added are removed, except assets of the last build (`keptAssets`). `describe`
   * makes a file of what is known of all others, which is written after them.
   */
  finish(describe?: (files: WriteRecord) => OutFile): Promise<WriteReport>
  /** Removes what was made and not moved. */
  close(): Promise<void>
}

/** A file that stays as it is, or one that is ready to be moved into place. */
type Added = { left: WrittenFile } | ReadyFile

/** Starts a write. */
export async function openWriter({ outDir, stagingDir, before, beside = [] }: WriterInput): Promise<Writer> {
  const close = () => rm(stagingDir, { recursive: true, force: true })
  await close()
  await mkdir(stagingDir, { recursive: true })
  const hasFiles = existsSync(outDir)
  const added = new Map<string, { key: string; made: Promise<Added> }>()

  const make = async ({ path, key, contents }: OutFile, name: string): Promise<Added> => {
    const to = join(outDir, path)
    const last = before.record[path]
    const isLast = last !== undefined && isUnchanged(to, last)
    if (isLast && last.key === key) return { left: last }
    const bytes = Buffer.from(await contents())
    const hash = hashOf(bytes)
    if (isLast && last.hash === hash) return { left: { ...last, key } }
    const existing = hasFiles && !isLast ? await existingAt(to) : undefined
    if (existing?.bytes.equals(bytes)) return { left: { key, hash, size: bytes.length, modified: existing.modified } }
    const from = join(stagingDir, name)
    // Asynchronous calls take ten times as long, and a site is many small files.
    writeFileSync(from, bytes)
    return { from, to, path, key, hash }
  }

  const placeLast = async (file: OutFile) => {
    const one = await make(file, String(added.size))
    const placed = 'from' in one ? await moveIntoPlace([one]) : new Map([[file.path, one.left]])
    return { record: Object.fromEntries(placed), written: 'from' in one ? 1 : 0 }
  }

  return {
    close,
    async add(file) {
      const known = added.get(file.path)
      if (known?.key === file.key) return void (await known.made)
      const made = make(file, String(added.size))
      added.set(file.path, { key: file.key, made })
      await made
    },
    keep({ path, key }) {
      const last = before.record[path]
      if (last?.key !== key || !isUnchanged(join(outDir, path), last)) return false
      added.set(path, { key, made: Promise.resolve({ left: last }) })
      return true
    },
    async finish(describe) {
      const all = await Promise.all([...added].map(async ([path, { made }]) => ({ path, one: await made })))
      const ready = all.flatMap(({ one }) => ('from' in one ? [one] : []))
      const placed = await moveIntoPlace(ready)
      const record: WriteRecord = Object.fromEntries(
        all.flatMap(({ path, one }) => {
          const file = 'left' in one ? one.left : placed.get(path)
          return file ? [[path, file]] : []
        }),
      )
      const kept = keptFiles(outDir, record, before)
      const last = describe && (await placeLast(describe({ ...kept, ...record })))
      const whole: WriteRecord = { ...record, ...last?.record }
      const removed = await removeOthers(outDir, new Set([...Object.keys(whole), ...Object.keys(kept), ...beside]))
      const bytes = Object.values(whole).reduce((sum, { size }) => sum + size, 0)
      const written = ready.length + (last?.written ?? 0)
      return { files: Object.keys(whole).length, bytes, written, removed, record: whole, kept }
    },
  }
}

async function existingAt(file: string): Promise<{ bytes: Buffer; modified: number } | undefined> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() === true ? { bytes: await readFile(file), modified: found.mtimeMs } : undefined
}

/** The assets to keep that are still as they were. */
function keptFiles(outDir: string, record: WriteRecord, before: WriteRecords): WriteRecord {
  return Object.fromEntries(Object.entries(keptAssets(record, before)).filter(([path, left]) => isUnchanged(join(outDir, path), left)))
}
