import { type FSWatcher, watch } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isHidden } from '../../src/engine/content/read/read'

/** Milliseconds to wait after a change, since editors write a file in several steps. */
const DEBOUNCE = 60

/** Calls `run` once and after each change below a folder, until the signal. Calls do not overlap. */
export async function whileWatching(folder: string, run: () => Promise<void>, stop: AbortSignal): Promise<void> {
  const watchers = new Map<string, FSWatcher>()
  let wake = () => {}
  let timer: NodeJS.Timeout | undefined
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(() => wake(), DEBOUNCE)
  }
  stop.addEventListener('abort', () => wake())
  while (!stop.aborted) {
    const change = new Promise<void>((resolve) => {
      wake = resolve
    })
    // Watch first, then read: a change in between causes one more run instead of being missed.
    await watchFolders(folder, watchers, changed)
    await run()
    await change
  }
  clearTimeout(timer)
  for (const watcher of watchers.values()) watcher.close()
}

/** Watches new folders, and stops watching those that were removed. */
async function watchFolders(root: string, watchers: Map<string, FSWatcher>, changed: () => void): Promise<void> {
  const folders = new Set(await foldersBelow(root))
  for (const [folder, watcher] of watchers) {
    if (folders.has(folder)) continue
    watcher.close()
    watchers.delete(folder)
  }
  for (const folder of folders) {
    if (watchers.has(folder)) continue
    // Removing a watched folder is also a change of its parent.
    const watcher = watch(folder, (_, name) => {
      if (name === null || !isHidden(name)) changed()
    })
    watchers.set(folder, watcher.on('error', changed))
  }
}

async function foldersBelow(folder: string): Promise<string[]> {
  const listed = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const nested = await Promise.all(listed.filter((item) => item.isDirectory()).map(({ name }) => foldersBelow(join(folder, name))))
  return [folder, ...nested.flat()]
}
