import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutputFile } from '../../renderer/emit'
import { hashOf } from '../../renderer/key'
import { allEnded } from '../../src/engine/lib/bounded'
import { required } from '../../src/engine/problems/problem'
import { contentsOf, type FolderContents, isUnchanged } from './folder'
import { moveIntoPlace, type ReadyFile } from './place'
import type { WriteRecord, WriteRecords, WrittenFile } from './record'
import { keptAssets, removeOthers } from './remove'
import { type StagedPlace, stageContents } from './staged'

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

type Named = Pick<OutputFile, 'path' | 'key'>

/** Writes the files of a site: nothing changes in its folder before `finish`. */
export type Writer = {
  /**
   * Makes and stages a file, unless the folder has it: its key is in the record and the file has not changed since, or its bytes would be
   * the same. A path that was added with the same key before is not made again.
   */
  add(file: OutputFile): Promise<void>
  /**
   * Adds files that `make` makes elsewhere: it gets a place for each, or undefined for one that is not needed, and returns their hashes
   * once they are staged.
   */
  addStaged(files: readonly Named[], make: (places: readonly (StagedPlace | undefined)[]) => Promise<readonly string[]>): Promise<void>
  /** Keeps a file if the folder has it as the last write left it, with this key. Returns false if not; nothing is made then. */
  keep(file: Named): boolean
  /**
   * Moves staged files into place. Files that were not added are removed, except assets of earlier builds (`keptAssets`). `describe` makes
   * a last file from the records of all others and of the assets that were kept.
   */
  finish(describe?: (files: WriteRecord, left: WriteRecord) => OutputFile): Promise<WriteReport>
  /** Removes staged files that were not moved. */
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

  /** The file as the last write left it, if the folder still has that. */
  const lastAt = (path: string) => {
    const last = before.record[path]
    return last && isUnchanged(path, last, there) ? last : undefined
  }
  let staged = 0
  const nextPlace = ({ path }: Named): StagedPlace => ({ to: join(stagingDir, String(staged++)), unless: lastAt(path)?.hash })

  /** Decides whether a staged file is moved into place, or the file there stays. */
  const waiting = async ({ path, key }: Named, hash: string, { to: from }: StagedPlace): Promise<Added> => {
    const last = lastAt(path)
    if (last?.hash === hash) return { left: { ...last, key } }
    const to = join(outDir, path)
    const existing = !last && there.files.size > 0 ? await existingAt(to) : undefined
    if (existing && hashOf(existing.bytes) === hash)
      return { left: { key, hash, size: existing.bytes.length, modified: existing.modified } }
    return { from, to, path, key, hash }
  }

  const make = async (file: OutputFile): Promise<Added> => {
    const last = lastAt(file.path)
    if (last?.key === file.key) return { left: last }
    const place = nextPlace(file)
    return waiting(file, stageContents(await file.contents(), place), place)
  }

  const placeLast = async (file: OutputFile) => {
    const one = await make(file)
    const placed = 'from' in one ? await moveIntoPlace([one]) : new Map([[file.path, one.left]])
    return { record: Object.fromEntries(placed), written: 'from' in one ? 1 : 0 }
  }

  const keep = ({ path, key }: Named) => {
    const last = lastAt(path)
    if (last?.key !== key) return false
    added.set(path, { key, made: { left: last } })
    return true
  }

  return {
    close,
    async add(file) {
      const known = added.get(file.path)
      if (known?.key === file.key) return void (await known.made)
      const made = make(file)
      added.set(file.path, { key: file.key, made })
      await made
    },
    async addStaged(files, makeAll) {
      const isAdded = ({ path, key }: Named) => added.get(path)?.key === key
      for (const file of files) if (!isAdded(file)) keep(file)
      const places = files.map((file) => (isAdded(file) ? undefined : nextPlace(file)))
      const hashes = makeAll(places)
      const all = files.map(async (file, index) => {
        const place = places[index]
        if (!place) return void (await added.get(file.path)?.made)
        const made = hashes.then((found) => waiting(file, required(found[index], file.path), place))
        added.set(file.path, { key: file.key, made })
        await made
      })
      await allEnded([hashes, ...all])
    },
    keep,
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
      Object.assign(record, last?.record)
      const paths = Object.keys(record)
      const removed = await removeOthers(outDir, there, new Set([...paths, ...Object.keys(kept), ...beside]))
      let bytes = 0
      for (const path of paths) bytes += record[path]?.size ?? 0
      const written = ready.length + (last?.written ?? 0)
      return { files: paths.length, bytes, written, removed, record, kept }
    },
  }
}

async function existingAt(file: string): Promise<{ bytes: Buffer; modified: number } | undefined> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() === true ? { bytes: await readFile(file), modified: found.mtimeMs } : undefined
}

/** The assets to keep that have not changed since they were written. */
const keptFiles = (record: WriteRecord, before: WriteRecords, there: FolderContents): WriteRecord =>
  Object.fromEntries(Object.entries(keptAssets(record, before)).filter(([path, left]) => isUnchanged(path, left, there)))
