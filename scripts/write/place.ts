import { renameSync, statSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { mapBounded } from '../../src/engine/lib/bounded'
import { ASSETS } from '../../src/engine/routes/files'
import { hasCode } from '../files/error-code'
import type { WrittenFile } from './record'

/** Number of files that are moved at one time. */
const AT_ONCE = 8

/** A staged file, and its place. */
export type ReadyFile = { from: string; to: string; path: string } & Pick<WrittenFile, 'key' | 'hash'>

/**
 * Moves files into their places: first scripts and fonts, then all other files that pages ask for, then pages. So a page never asks for a
 * file that is not there yet, and at any moment each file is the old one or the new one, whole.
 */
export async function moveIntoPlace(files: readonly ReadyFile[]): Promise<Map<string, WrittenFile>> {
  const placed = new Map<string, WrittenFile>()
  for (const step of [0, 1, 2])
    await mapBounded(
      files.filter(({ path }) => stepOf(path) === step),
      AT_ONCE,
      async (file) => placed.set(file.path, await move(file)),
    )
  return placed
}

const stepOf = (path: string) => (path.startsWith(`${ASSETS}/`) ? 0 : path.endsWith('.html') ? 2 : 1)

async function move({ from, to, key, hash }: ReadyFile): Promise<WrittenFile> {
  try {
    // Asynchronous calls take ten times as long, and a site is many small files.
    renameSync(from, to)
  } catch (error) {
    await moveOver(from, to, error)
  }
  const { size, mtimeMs } = statSync(to)
  return { key, hash, size, modified: mtimeMs }
}

/** Moves a file after a first attempt that failed: into a folder that is not there yet or is a file, over a folder, or to another disk. */
async function moveOver(from: string, to: string, failure: unknown) {
  if (hasCode(failure, 'ENOTDIR')) await removeFileAbove(to)
  if (hasCode(failure, 'ENOENT') || hasCode(failure, 'ENOTDIR')) await mkdir(dirname(to), { recursive: true })
  if ((await stat(to).catch(() => undefined))?.isDirectory()) await rm(to, { recursive: true })
  await rename(from, to).catch(async (error: unknown) => {
    if (!hasCode(error, 'EXDEV')) throw error
    // A copy that is cut off must not take the place of the file.
    const near = `${to}.${process.pid}.part`
    await mkdir(dirname(to), { recursive: true })
    await copyFile(from, near)
    await rename(near, to)
  })
}

/** Removes a file of an earlier build at a path where a folder is needed now. */
async function removeFileAbove(path: string) {
  const folder = dirname(path)
  const found = await stat(folder).catch(() => undefined)
  if (found?.isFile()) await rm(folder)
  else if (!found && folder !== dirname(folder)) await removeFileAbove(folder)
}
