import { join } from 'node:path'
import { describe, expect } from 'vitest'
import type { WriteRecord } from '../../scripts/write/record'
import { type StagedPlace, stageContents } from '../../scripts/write/staged'
import { openWriter, type WriteReport } from '../../scripts/write/writer'
import { bytesOf, folderTest, treeOf } from '../support/folder-test'

/** A write of files by their texts, which are their keys too if no others are given; somebody else puts the bytes in their places. */
type Write = (
  texts: Readonly<Record<string, string>>,
  before?: WriteRecord,
  keys?: Readonly<Record<string, string>>,
) => Promise<{ report: WriteReport; places: readonly (Pick<StagedPlace, 'unless'> | undefined)[] }>

const stagedTest = folderTest.extend<{ out: string; write: Write }>({
  out: ({ folder }, use) => use(join(folder, 'out')),
  write: ({ folder, out }, use) =>
    use(async (texts, record = {}, keys = texts) => {
      const writer = await openWriter({ outDir: out, stagingDir: join(folder, 'staging'), before: { record, kept: {} } })
      const places: (StagedPlace | undefined)[] = []
      const files = Object.keys(texts).map((path) => ({ path, key: keys[path] ?? '' }))
      try {
        await writer.addStaged(files, async (given) => {
          places.push(...given)
          return files.map(({ path }, index) => stageContents(texts[path] ?? '', given[index]))
        })
        return { report: await writer.finish(), places: places.map((place) => place && { unless: place.unless }) }
      } finally {
        await writer.close()
      }
    }),
})

const SITE = { 'index.html': 'home', 'blog/a.html': 'post' }

describe('files whose bytes somebody else puts beside the folder', () => {
  stagedTest('take their places', async ({ folder, write }) => {
    const { report } = await write(SITE)
    expect(report).toMatchObject({ files: 2, bytes: 8, written: 2, removed: 0 })
    expect(await bytesOf(folder)).toEqual({ 'out/index.html': 'home', 'out/blog/a.html': 'post' })
  })

  stagedTest('need no place where the folder has them with their keys', async ({ out, write }) => {
    const { report } = await write(SITE)
    const before = await treeOf(out)
    const again = await write({ ...SITE, 'index.html': 'home, changed' }, report.record)
    const index = report.record['index.html']
    expect(again).toMatchObject({ report: { files: 2, written: 1 }, places: [{ unless: index?.hash }, undefined] })
    expect(await bytesOf(out)).toEqual({ ...SITE, 'index.html': 'home, changed' })
    expect((await treeOf(out))['blog/a.html']).toEqual(before['blog/a.html'])
  })

  stagedTest('stay as they are where the folder has the same bytes', async ({ out, write }) => {
    const { report } = await write(SITE)
    const before = await treeOf(out)
    const keys = { 'index.html': '1', 'blog/a.html': '2' }
    for (const record of [report.record, {}]) {
      const again = await write(SITE, record, keys)
      expect(again.report).toMatchObject({ written: 0, record: { 'index.html': { key: '1' }, 'blog/a.html': { key: '2' } } })
      expect(await treeOf(out)).toEqual(before)
    }
  })

  stagedTest('are not written where they cannot be made', async ({ folder, out }) => {
    const writer = await openWriter({ outDir: out, stagingDir: join(folder, 'staging'), before: { record: {}, kept: {} } })
    const adding = writer.addStaged([{ path: 'a.html', key: 'a' }], () => Promise.reject(new Error('no a')))
    await expect(adding).rejects.toThrow('no a')
    await writer.close()
    expect(await bytesOf(folder)).toEqual({})
  })
})
