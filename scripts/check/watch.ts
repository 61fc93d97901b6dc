import { type FSWatcher, watch } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds of quiet after a change before content is read again: editors write a file in several steps. */
const DEBOUNCE = 60

/** Editors leave files such as `.post.mdx.swp`; they are nobody's content. */
const isHidden = (name: string | null) => name !== null && (name.startsWith('.') || name.endsWith('~'))

/** Runs, and runs again whenever something below a folder changes, until it is told to stop. Runs never overlap. */
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
    // First the folders, then the files in them: what changes in between is read twice rather than missed.
    await watchFolders(folder, watchers, changed)
    await run()
    await change
  }
  clearTimeout(timer)
  for (const watcher of watchers.values()) watcher.close()
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
    const watcher = watch(folder, (_, name) => {
      if (!isHidden(name)) changed()
    })
    watchers.set(folder, watcher.on('error', changed))
  }
}

async function foldersBelow(folder: string): Promise<string[]> {
  const listed = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const nested = await Promise.all(listed.filter((item) => item.isDirectory()).map(({ name }) => foldersBelow(join(folder, name))))
  return [folder, ...nested.flat()]
}
