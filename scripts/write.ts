import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { OutFile } from '../renderer/emit'
import { mapBounded } from '../src/engine/lib/bounded'
import { ASSETS } from '../src/engine/routes/files'

/** The record of a write: for each path its key, and the size and time of the file. */
export type WriteRecord = Record<string, { key: string; size: number; modified: number }>

/** The files of the last write, and the files of earlier ones that it kept. */
export type WriteRecords = { record: WriteRecord; kept: WriteRecord }

/** The result of a write. */
export type WriteReport = WriteRecords & { files: number; bytes: number; written: number; removed: number }

export type WriteInput = {
  outDir: string
  /** The folder for files that are not in place yet, preferably on the same disk. */
  stagingDir: string
  files: Iterable<OutFile>
  before: WriteRecords
  /** Paths of further files in the folder, which another step makes and removes. */
  beside?: readonly string[]
  /** Number of files that are made at one time. */
  atOnce: number
}

/**
 * Writes files. A file is not made again if its key is in the record and the file has not changed since. All others are made first in
 * another folder, and then moved into place, so that nothing has changed if one cannot be made. A file whose bytes would be the same is not
 * replaced. Files that no output makes any more are removed, except assets of the last build (`keptAssets`).
 */
export async function writeFiles({ stagingDir, ...input }: WriteInput): Promise<WriteReport> {
  await mkdir(stagingDir, { recursive: true })
  try {
    return await writeStaged({ stagingDir, ...input })
  } finally {
    await rm(stagingDir, { recursive: true, force: true })
  }
}

async function writeStaged({ outDir, stagingDir, files, before, beside = [], atOnce }: WriteInput): Promise<WriteReport> {
  let written = 0
  const ready = await mapBounded(files, atOnce, async ({ path, key, contents }) => {
    const to = join(outDir, path)
    const last = before.record[path]
    if (last?.key === key && (await isUnchanged(to, last))) return { path, left: last }
    const made = Buffer.from(await contents())
    const existing = await existingAt(to)
    if (existing?.bytes.equals(made)) return { path, left: { key, size: made.length, modified: existing.modified } }
    const from = join(stagingDir, String(written++))
    await writeFile(from, made)
    return { path, key, from }
  })
  const record: WriteRecord = {}
  for (const { path, left, key, from } of ready)
    record[path] = from === undefined ? left : { key, ...(await moveIntoPlace(from, join(outDir, path))) }
  const kept: WriteRecord = {}
  for (const [path, left] of Object.entries(keptAssets(record, before))) if (await isUnchanged(join(outDir, path), left)) kept[path] = left
  const removed = await removeOthers(outDir, new Set([...Object.keys(record), ...Object.keys(kept), ...beside]))
  const bytes = Object.values(record).reduce((sum, { size }) => sum + size, 0)
  return { files: Object.keys(record).length, bytes, written, removed, record, kept }
}

/**
 * The assets of an earlier build to keep, since pages that visitors have open load some scripts late: those that the last build made and
 * this one does not. If this build makes all of them, those that the last build kept.
 */
function keptAssets(made: WriteRecord, { record, kept }: WriteRecords): WriteRecord {
  const others = (files: WriteRecord) =>
    Object.entries(files).filter(([path]) => path.startsWith(`${ASSETS}/`) && !Object.hasOwn(made, path))
  const gone = others(record)
  return Object.fromEntries(gone.length > 0 ? gone : others(kept))
}

async function existingAt(file: string): Promise<{ bytes: Buffer; modified: number } | undefined> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() === true ? { bytes: await readFile(file), modified: found.mtimeMs } : undefined
}

async function isUnchanged(file: string, { size, modified }: WriteRecord[string]): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() === true && found.size === size && found.mtimeMs === modified
}

async function moveIntoPlace(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true })
  if ((await stat(to).catch(() => undefined))?.isDirectory()) await rm(to, { recursive: true })
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    await copyFile(from, to)
  })
  const { size, mtimeMs } = await stat(to)
  return { size, modified: mtimeMs }
}

async function removeOthers(outDir: string, keep: ReadonlySet<string>): Promise<number> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => ({
    path: join(entry.parentPath, entry.name).slice(outDir.length + 1),
    isDirectory: entry.isDirectory(),
  }))
  const stale = paths.filter(({ path, isDirectory }) => !isDirectory && !keep.has(path.replaceAll('\\', '/')))
  for (const { path } of stale) await rm(join(outDir, path))
  const folders = paths.filter(({ isDirectory }) => isDirectory).toSorted((a, b) => b.path.length - a.path.length)
  for (const { path } of folders) if ((await readdir(join(outDir, path))).length === 0) await rmdir(join(outDir, path))
  return stale.length
}

/** Reads a JSON file of an earlier run; undefined if there is none, or if it is damaged. */
export async function readJson<Value>(file: string): Promise<Value | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}
