import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import type { WriteRecords } from '../../scripts/write/record'
import { bytesOf, folderTest } from '../support/folder-test'
import { writeFiles } from '../support/write-files'

/** Writes a page and some scripts, first or after an earlier write. */
const keptTest = folderTest.extend<{
  write: (scripts: readonly string[], before?: WriteRecords) => ReturnType<typeof writeFiles>
  /** Names of the scripts in the output. */
  scripts: () => Promise<readonly string[]>
}>({
  write: ({ folder }, use) =>
    use((scripts, before = { record: {}, kept: {} }) => {
      const paths = ['index.html', ...scripts.map((name) => `assets/${name}.js`)]
      const files = paths.map((path) => ({ path, key: path, contents: () => path }))
      return writeFiles({ outDir: join(folder, 'out'), stagingDir: join(folder, 'staging'), files, before, concurrency: 2 })
    }),
  scripts: ({ folder }, use) =>
    use(async () => Object.keys(await bytesOf(join(folder, 'out'))).flatMap((path) => /^assets\/(.*)\.js$/.exec(path)?.[1] ?? [])),
})

describe('assets that a build does not make any more', () => {
  keptTest('are kept for open pages, until later ones are replaced', async ({ write, scripts }) => {
    const first = await write(['a', 'same'])
    const second = await write(['b', 'same'], first)
    expect(second).toMatchObject({ removed: 0, files: 3 })
    expect(await scripts()).toEqual(['a', 'b', 'same'])

    const again = await write(['b', 'same'], second)
    expect(again).toEqual({ ...second, written: 0 })
    expect(await scripts()).toEqual(['a', 'b', 'same'])

    expect(await write(['c', 'same'], again)).toMatchObject({ removed: 1 })
    expect(await scripts()).toEqual(['b', 'c', 'same'])
  })

  keptTest('are kept though others of another folder are replaced', async ({ write, scripts }) => {
    const first = await write(['a', 'parts/a'])
    const second = await write(['b', 'parts/a'], first)
    const third = await write(['b', 'parts/b'], second)
    expect(await scripts()).toEqual(['a', 'b', 'parts/a', 'parts/b'])
    await write(['b', 'parts/c'], third)
    expect(await scripts()).toEqual(['a', 'b', 'parts/b', 'parts/c'])
  })

  keptTest('can be made again', async ({ write, scripts }) => {
    const back = await write(['a'], await write(['b'], await write(['a'])))
    expect(Object.keys(back.kept)).toEqual(['assets/b.js'])
    expect(await scripts()).toEqual(['a', 'b'])
  })

  keptTest('are removed if they were changed', async ({ folder, write, scripts }) => {
    const first = await write(['a'])
    await writeFile(join(folder, 'out/assets/a.js'), 'something else')
    expect(await write(['b'], first)).toMatchObject({ removed: 1, kept: {} })
    expect(await scripts()).toEqual(['b'])
  })
})
