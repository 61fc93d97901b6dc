import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds between two looks at a lock that another process holds. */
const INTERVAL = 100
/** Milliseconds in which a process that has made a lock has written its number into it. */
const TO_WRITE = 2_000

/**
 * Takes a lock: a file with the number of the process that holds it. Waits as long as another process that runs holds it, and says so once
 * by `onWait`. The lock of a process that has ended is taken over. Returns the function that gives it back.
 */
export async function takeLock(file: string, onWait: (holder: string) => void): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true })
  let waits = false
  while (!(await made(file))) {
    const holder = await holderOf(file)
    if (holder === undefined) await rm(file, { force: true })
    else {
      if (!waits) onWait(holder)
      waits = true
      await setTimeout(INTERVAL)
    }
  }
  return () => rm(file, { force: true })
}

/** Makes the file of a lock; false where there is one. */
async function made(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** The process that holds a lock; undefined where it has ended. In containers, processes that follow each other often have one number. */
async function holderOf(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text !== '') return Number(text) !== process.pid && isRunning(Number(text)) ? text : undefined
  const found = await stat(file).catch(() => undefined)
  return found && Date.now() - found.mtimeMs < TO_WRITE ? 'that begins' : undefined
}

function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0)
  } catch (error) {
    // It runs, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
