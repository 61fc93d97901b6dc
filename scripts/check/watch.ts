import { type FSWatcher, watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isHidden } from '../../src/engine/content/read/hidden'
import { hasCode } from '../files/error-code'

/** A watcher of a folder, and the inode of the folder, which is a new one if it was removed and made again. */
type Watched = { watcher: FSWatcher; inode: number }

/** Milliseconds to wait after a change, since editors write a file in several steps. */
const DEBOUNCE = 60

/** Calls `run` once and after each change below a folder, until the signal, or until it throws. Calls do not overlap. */
export async function whileWatching(folder: string, run: () => Promise<void>, stop: AbortSignal): Promise<void> {
  const watchers = new Map<string, Watched>()
  let wake = () => {}
  let timer: NodeJS.Timeout | undefined
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(() => wake(), DEBOUNCE)
  }
  stop.addEventListener('abort', () => wake())
  try {
    while (!stop.aborted) {
      const change = new Promise<void>((resolve) => {
        wake = resolve
      })
      // Watch first, then read: a change in between causes one more run instead of being missed.
      await watchFolders(folder, watchers, changed)
      await run()
      await change
    }
  } finally {
    clearTimeout(timer)
    for (const { watcher } of watchers.values()) watcher.close()
  }
}

/** Watches new folders, and stops watching those that were removed. */
async function watchFolders(root: string, watchers: Map<string, Watched>, changed: () => void): Promise<void> {
  const folders = await foldersBelow(root)
  for (const [folder, { watcher, inode }] of watchers) {
    if (folders.get(folder) === inode) continue
    watcher.close()
    watchers.delete(folder)
  }
  for (const [folder, inode] of folders) {
    if (watchers.has(folder)) continue
    const watcher = watcherOf(folder, changed)
    if (watcher) watchers.set(folder, { watcher, inode })
  }
}

/** Watches a folder; undefined if it has been removed meanwhile, which the watcher of its parent reports. */
function watcherOf(folder: string, changed: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, (_, name) => {
      if (name === null || !isHidden(name)) changed()
    })
    return watcher.on('error', changed)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** The inodes of a folder and of those below it, by path; none if it has been removed. */
async function foldersBelow(folder: string): Promise<Map<string, number>> {
  const found = await stat(folder).catch(() => undefined)
  if (!found) return new Map()
  const listed = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const nested = await Promise.all(listed.filter((item) => item.isDirectory()).map(({ name }) => foldersBelow(join(folder, name))))
  return new Map([[folder, found.ino], ...nested.flatMap((folders) => [...folders])])
}
