import { type FSWatcher, watch } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds of quiet after a change before content is read again: editors write a file in several steps. */
const SETTLE = 60

/** Runs again whenever something below a folder changes, until it is told to stop. Runs never overlap. */
export async function whileWatching(folder: string, run: () => Promise<void>, stopped: Promise<void>): Promise<void> {
  const watchers = new Map<string, FSWatcher>()
  let isDue = true
  let wake = () => {}
  let timer: NodeJS.Timeout | undefined
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isDue = true
      wake()
    }, SETTLE)
  }
  let isStopped = false
  const end = stopped.then(() => {
    isStopped = true
    wake()
  })
  while (!isStopped) {
    isDue = false
    // First the folders, then the files in them: what changes in between is read twice rather than missed.
    await watchFolders(folder, watchers, changed)
    await run()
    if (!isDue && !isStopped) await new Promise<void>((resolve) => (wake = resolve))
  }
  clearTimeout(timer)
  for (const watcher of watchers.values()) watcher.close()
  await end
}

/** Watches folders that are new, and lets go of those that are gone. */
async function watchFolders(root: string, watchers: Map<string, FSWatcher>, changed: () => void): Promise<void> {
  const folders = new Set(await foldersBelow(root))
  for (const [folder, watcher] of watchers) {
    if (folders.has(folder)) continue
    watcher.close()
    watchers.delete(folder)
  }
  for (const folder of folders) {
    if (watchers.has(folder)) continue
    // A folder that goes away while it is watched is a change of the folder that holds it.
    watchers.set(folder, watch(folder, changed).on('error', changed))
  }
}

async function foldersBelow(folder: string): Promise<string[]> {
  const listed = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const nested = await Promise.all(listed.filter((item) => item.isDirectory()).map(({ name }) => foldersBelow(join(folder, name))))
  return [folder, ...nested.flat()]
}
