import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { followPeaks, hasPeaks } from '../../../scripts/bench/peak-memory'
import { whileEdited } from '../../../scripts/bench/project-copy'
import { setAside } from '../../../scripts/bench/set-aside'
import { timed } from '../../../scripts/bench/timed'
import { folderTest } from '../../support/folder-test'
import { ROOT } from '../../support/run-command'

describe('a process that is measured', () => {
  test('says what it prints, and what time and memory it took', async () => {
    const { seconds, peakBytes, stdout } = await timed(ROOT, ['-e', 'console.log(40 + 2)'])
    expect(stdout).toBe('42\n')
    expect(seconds).toBeGreaterThan(0)
    expect(peakBytes).toBeGreaterThan(0)
  })

  test('that fails is an error with all that it printed', async () => {
    await expect(timed(ROOT, ['-e', 'console.log("before"); console.error("why"); process.exit(3)'])).rejects.toThrow(/before\nwhy/)
  })

  test.runIf(hasPeaks)('counts for its peak, which is never below what it has', () => {
    const { rss } = process.memoryUsage()
    // The system rounds both in its own way.
    expect(followPeaks(process.pid)()).toBeGreaterThan(rss * 0.9)
  })
})

describe('an edit', () => {
  folderTest('is there while work runs, and gone when it fails', async ({ folder }) => {
    const file = join(folder, 'a.txt')
    await writeFile(file, 'before')
    const work = async () => {
      expect(await readFile(file, 'utf8')).toBe('after')
      throw new Error('The work failed.')
    }
    await expect(whileEdited(file, () => 'after', work)).rejects.toThrow('The work failed.')
    expect(await readFile(file, 'utf8')).toBe('before')
  })

  folderTest('that changes nothing is refused', async ({ folder }) => {
    const file = join(folder, 'a.txt')
    await writeFile(file, 'before')
    await expect(
      whileEdited(
        file,
        (text) => text,
        async () => 1,
      ),
    ).rejects.toThrow(/changes nothing/)
  })
})

folderTest('what an earlier measurement made is moved aside, not removed', async ({ folder }) => {
  for (const time of ['first', 'second']) {
    await mkdir(join(folder, 'dist'))
    await writeFile(join(folder, 'dist/a.txt'), time)
    await setAside(join(folder, 'dist'), join(folder, 'aside'))
  }
  await setAside(join(folder, 'dist'), join(folder, 'aside'))
  expect(await readdir(folder)).toEqual(['aside'])
  const places = await readdir(join(folder, 'aside'))
  const kept = await Promise.all(places.map((place) => readFile(join(folder, 'aside', place, 'dist/a.txt'), 'utf8')))
  expect(kept.toSorted()).toEqual(['first', 'second'])
})
