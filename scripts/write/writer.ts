import { writeFileSync } from 'node:fs'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutFile } from '../../renderer/emit'
import { hashOf } from '../../renderer/key'
import { contentsOf, type FolderContents, isUnchanged } from './folder'
import { moveIntoPlace, type ReadyFile } from './place'
import type { WriteRecord, WriteRecords, WrittenFile } from './record'
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
   * makes a file of what is known of all others, and of the assets that are left of earlier builds; it is written after them.
   */
  finish(describe?: (files: WriteRecord, left: WriteRecord) => OutFile): Promise<WriteReport>
  /** Removes what was made and not moved. */
  close(): Promise<void>
}

/** Stands for a file until it has its place. */
const UNPLACED: WrittenFile = { key: '', hash: '', size: 0, modified: 0 }

/** A file that stays as it is, or one that is ready to be moved into place. */
type Added = { left: WrittenFile } | ReadyFile

/** Starts a write. */
export async function openWriter({ outDir, stagingDir, before, beside = [] }: WriterInput): Promise<Writer> {
  const close = () => rm(stagingDir, { recursive: true, force: true })
  await close()
  await mkdir(stagingDir, { recursive: true })
  const there = contentsOf(outDir)
  const added = new Map<string, { key: string; made: Added | Promise<Added> }>()

  const make = async ({ path, key, contents }: OutFile, name: string): Promise<Added> => {
    const to = join(outDir, path)
    const last = before.record[path]
    const isLast = last !== undefined && isUnchanged(path, last, there)
    if (isLast && last.key === key) return { left: last }
    const bytes = Buffer.from(await contents())
    const hash = hashOf(bytes)
    if (isLast && last.hash === hash) return { left: { ...last, key } }
    const existing = !isLast && there.files.size > 0 ? await existingAt(to) : undefined
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
      if (last?.key !== key || !isUnchanged(path, last, there)) return false
      added.set(path, { key, made: { left: last } })
      return true
    },
    async finish(describe) {
      const ready: ReadyFile[] = []
      const record: Record<string, WrittenFile> = {}
      for (const [path, { made }] of added) {
        const one = made instanceof Promise ? await made : made
        // The record has files in the order in which they were added.
        record[path] = 'left' in one ? one.left : UNPLACED
        if ('from' in one) ready.push(one)
      }
      for (const [path, file] of await moveIntoPlace(ready)) record[path] = file
      const kept = keptFiles(record, before, there)
      const last = describe && (await placeLast(describe(record, kept)))
      const whole: WriteRecord = { ...record, ...last?.record }
      const removed = await removeOthers(outDir, there, new Set([...Object.keys(whole), ...Object.keys(kept), ...beside]))
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
const keptFiles = (record: WriteRecord, before: WriteRecords, there: FolderContents): WriteRecord =>
  Object.fromEntries(Object.entries(keptAssets(record, before)).filter(([path, left]) => isUnchanged(path, left, there)))
