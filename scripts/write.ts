import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { OutFile } from '../renderer/emit'
import { mapBounded } from '../src/engine/lib/bounded'
import { ASSETS } from '../src/engine/routes/files'

/** What was written last time: for each path its key, and size and time of the file as they were left. */
export type WriteRecord = Record<string, { key: string; size: number; modified: number }>

/** Files of the last write, and those that it kept of the one before. */
export type WriteRecords = { record: WriteRecord; kept: WriteRecord }

/** What a write did. */
export type WriteReport = WriteRecords & { files: number; bytes: number; written: number; removed: number }

export type WriteInput = {
  outDir: string
  /** Folder for files that are not yet in place, best on the same disk. */
  stagingDir: string
  files: Iterable<OutFile>
  before: WriteRecords
  /** Files that are made at one time. */
  atOnce: number
}

/**
 * Writes files, the only writer of dist/. A file whose key is that of last time, and which lies there as it was left,
 * is not even made. All others are made first, beside the output, and then moved into place: where one cannot be made,
 * nothing has changed. One that has the same bytes as before stays as it lies. What no output makes any more is removed, but
 * for assets that the last write still made (`keptAssets`).
 */
export async function writeFiles({ stagingDir, ...input }: WriteInput): Promise<WriteReport> {
  await mkdir(stagingDir, { recursive: true })
  try {
    return await writeStaged({ stagingDir, ...input })
  } finally {
    await rm(stagingDir, { recursive: true, force: true })
  }
}

async function writeStaged({ outDir, stagingDir, files, before, atOnce }: WriteInput): Promise<WriteReport> {
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
  const removed = await removeOthers(outDir, new Set([...Object.keys(record), ...Object.keys(kept)]))
  const bytes = Object.values(record).reduce((sum, { size }) => sum + size, 0)
  return { files: Object.keys(record).length, bytes, written, removed, record, kept }
}

/**
 * Assets of an earlier build that stay: pages that visitors have open load their scripts late. They are those that the last
 * build made and this one does not; where it makes all of them, those that the last build kept.
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

/** Reads what an earlier run left as JSON; undefined where there is none, or it is damaged. */
export async function readJson<Value>(file: string): Promise<Value | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}
