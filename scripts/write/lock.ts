import { link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hasCode } from '../files/error-code'
import { readText } from '../files/read-text'

/** Milliseconds between two checks of a lock that another process holds. */
const INTERVAL = 100
/** Milliseconds within which a process writes its number into a lock that it has made. */
const TO_WRITE = 2_000

/**
 * Takes a lock: a file with the number of the process that holds it. Waits as long as another process that runs holds it, and says so once
 * by `onWait`. The lock of a process that has ended is taken over. Returns the function that gives it back.
 */
export async function takeLock(file: string, onWait: (holder: string) => void): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true })
  let waits = false
  while (!(await made(file))) {
    const text = await textOf(file)
    const holder = await holderOf(file, text)
    if (holder === undefined) await removeOld(file, text)
    else {
      if (!waits) onWait(holder)
      waits = true
      await setTimeout(INTERVAL)
    }
  }
  return async () => {
    if ((await textOf(file)) === String(process.pid)) await rm(file, { force: true })
  }
}

/** The text of a lock; empty if there is none, or if its process has not written yet. */
const textOf = async (file: string) => (await readText(file)) ?? ''

/** Removes the lock of a process that has ended. Where another process has taken it over meanwhile, its lock is put back. */
async function removeOld(file: string, old: string): Promise<void> {
  const aside = `${file}-${process.pid}`
  try {
    await rename(file, aside)
    if ((await textOf(aside)) !== old) await link(aside, file)
  } catch (error) {
    // Another process has removed it first, or holds a lock of its own already.
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(aside, { force: true })
  }
}

/** Makes the file of a lock; false where there is one. */
async function made(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * The process that holds a lock; undefined if it has ended. Its own number counts as ended: in containers, successive processes often have
 * the same one.
 */
async function holderOf(file: string, text: string): Promise<string | undefined> {
  if (text !== '') return Number(text) !== process.pid && isRunning(Number(text)) ? text : undefined
  const found = await stat(file).catch(() => undefined)
  return found && Date.now() - found.mtimeMs < TO_WRITE ? 'that begins' : undefined
}

function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0)
  } catch (error) {
    // It runs, and belongs to somebody else.
    return hasCode(error, 'EPERM')
  }
}
