import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { takeLock } from '../../scripts/write/lock'
import { bytesOf, folderTest } from '../support/folder-test'

/** A process that runs until it is ended. */
const lockTest = folderTest.extend<{ file: string; other: { id: string; end: () => Promise<void> } }>({
  file: ({ folder }, use) => use(join(folder, 'made/lock')),
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures off the pattern
  other: async ({}, use) => {
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
    const end = async () => {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    await use({ id: String(child.pid), end })
    await end()
  },
})

const never = () => {
  throw new Error('nobody holds it')
}

describe('a lock', () => {
  lockTest('has the number of its process, until it is given back', async ({ folder, file }) => {
    const unlock = await takeLock(file, never)
    expect(await readFile(file, 'utf8')).toBe(String(process.pid))
    await unlock()
    expect(await bytesOf(folder)).toEqual({ 'made/': '' })
  })

  lockTest('of a process that runs is waited for, and said once', async ({ file, other }) => {
    await (await takeLock(file, never))()
    await writeFile(file, other.id)
    const holders: string[] = []
    const taken = takeLock(file, (holder) => {
      holders.push(holder)
      void other.end()
    })
    const unlock = await taken
    expect(holders).toEqual([other.id])
    expect(await readFile(file, 'utf8')).toBe(String(process.pid))
    await unlock()
  })

  lockTest('of a process that has ended is taken over, also in a container, where this one has its number', async ({ file, other }) => {
    await other.end()
    for (const holder of [other.id, String(process.pid), 'nonsense', '-1']) {
      await (await takeLock(file, never))()
      await writeFile(file, holder)
      await (await takeLock(file, never))()
    }
  })
  lockTest('that another process holds by now is not given back by the one before', async ({ file, other }) => {
    const unlock = await takeLock(file, never)
    await writeFile(file, other.id)
    await unlock()
    expect(await readFile(file, 'utf8')).toBe(other.id)
  })
})
