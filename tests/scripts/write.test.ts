import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import type { OutputFile } from '../../renderer/emit'
import { readJson } from '../../scripts/files/json-file'
import type { WriteRecord } from '../../scripts/write/record'
import { bytesOf, folderTest, treeOf } from '../support/folder-test'
import { writeFiles } from '../support/write-files'

/** Files whose key is their text. */
const files = (texts: Readonly<Record<string, string>>): OutputFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, key: text, contents: () => text }))

const writeTest = folderTest.extend<{
  out: string
  write: (files: Iterable<OutputFile>, record?: WriteRecord, concurrency?: number) => ReturnType<typeof writeFiles>
}>({
  out: ({ folder }, use) => use(join(folder, 'out')),
  write: ({ folder, out }, use) =>
    use((made, record = {}, concurrency = 2) =>
      writeFiles({ outDir: out, stagingDir: join(folder, 'staging'), files: made, before: { record, kept: {} }, concurrency }),
    ),
})

const SITE = { 'index.html': 'home', 'blog.html': 'list', 'blog/a.html': 'post', _redirects: '' }

describe('writing', () => {
  writeTest('makes files and their folders, and nothing else', async ({ folder, write }) => {
    const report = await write(files(SITE))
    expect(report).toMatchObject({ files: 4, bytes: 12, written: 4, removed: 0 })
    const expected = Object.entries(SITE).map(([path, text]) => [`out/${path}`, text])
    expect(await bytesOf(folder)).toEqual(Object.fromEntries(expected))
  })

  writeTest('takes bytes, and contents that come later', async ({ out, write }) => {
    await write([
      { path: 'a.png', key: 'a', contents: () => new Uint8Array([0, 255]) },
      { path: 'b.txt', key: 'b', contents: () => Promise.resolve('later') },
    ])
    expect(await bytesOf(out)).toEqual({ 'a.png': '\u0000\u00ff', 'b.txt': 'later' })
  })

  writeTest('unchanged files are neither made nor written', async ({ out, write }) => {
    const { record } = await write(files(SITE))
    const before = await treeOf(out)
    const unmade = files(SITE).map((file) => ({
      ...file,
      contents: () => {
        throw new Error('made')
      },
    }))
    expect(await write(unmade, record)).toMatchObject({ files: 4, bytes: 12, written: 0, removed: 0, record })
    expect(await treeOf(out)).toEqual(before)
  })

  writeTest('a changed key writes that file alone', async ({ out, write }) => {
    const { record } = await write(files(SITE))
    const { 'blog/a.html': old, ...others } = await treeOf(out)
    expect(await write(files({ ...SITE, 'blog/a.html': 'post, changed' }), record)).toMatchObject({ written: 1, removed: 0 })
    const { 'blog/a.html': now, ...same } = await treeOf(out)
    expect([old?.bytes, now?.bytes]).toEqual(['post', 'post, changed'])
    expect(same).toEqual(others)
  })

  writeTest('without a record everything is made, and written where it differs', async ({ out, write }) => {
    const { record } = await write(files(SITE))
    await writeFile(join(out, 'blog.html'), 'else')
    expect(await write(files(SITE))).toMatchObject({ written: 1, removed: 0, record: { 'index.html': record['index.html'] } })
    expect(await bytesOf(out)).toEqual(SITE)
  })
})

describe('a file that was changed after the last run', () => {
  writeTest.for([
    ['another text', (file: string) => writeFile(file, 'something else')],
    ['a text of the same length', (file: string) => writeFile(file, 'tsil').then(() => utimes(file, 1, 1))],
    ['gone', (file: string) => rm(file)],
  ] as const)('%s is written again', async ([, spoil], { out, write }) => {
    const { record } = await write(files(SITE))
    await spoil(join(out, 'blog.html'))
    expect(await write(files(SITE), record)).toMatchObject({ written: 1, removed: 0 })
    expect(await bytesOf(out)).toEqual(SITE)
  })

  writeTest('is not written if its bytes are the same', async ({ out, write }) => {
    const { record } = await write(files(SITE))
    await utimes(join(out, 'blog.html'), 1, 1)
    const before = await treeOf(out)
    const again = await write(files(SITE), record)
    expect(again).toMatchObject({ written: 0, removed: 0 })
    expect(await treeOf(out)).toEqual(before)
    expect(again.record['blog.html']?.modified).toBe(1000)
  })

  writeTest('a missing folder is made again', async ({ out, write }) => {
    const { record } = await write(files(SITE))
    await rm(out, { recursive: true })
    expect(await write(files(SITE), record)).toMatchObject({ written: 4 })
    expect(await bytesOf(out)).toEqual(SITE)
  })
})

describe('a page that takes another place', () => {
  writeTest('stands in a folder where a file was, and as a file where a folder was', async ({ out, write }) => {
    const { record } = await write(files({ news: 'a file' }))
    const deeper = await write(files({ 'news/2024/first.html': 'a page' }), record)
    expect(await bytesOf(out)).toEqual({ 'news/2024/first.html': 'a page' })
    await write(files({ news: 'a file' }), deeper.record)
    expect(await bytesOf(out)).toEqual({ news: 'a file' })
  })
})

describe('a file that no output makes', () => {
  writeTest('is removed with its empty folders', async ({ out, write }) => {
    const { record } = await write(files({ ...SITE, 'old.html': '', 'old/deep/er.html': '' }))
    await writeFile(join(out, 'stray.txt'), '')
    await mkdir(join(out, 'empty/deep'), { recursive: true })
    expect(await write(files(SITE), record)).toMatchObject({ written: 0, removed: 3 })
    expect(await bytesOf(out)).toEqual(SITE)
  })

  writeTest('is not in the record', async ({ write }) => {
    const { record } = await write(files({ ...SITE, 'old.html': '' }))
    expect(Object.keys((await write(files(SITE), record)).record)).toEqual(Object.keys(SITE))
  })
})

describe('a file with another key', () => {
  writeTest('is not written if its bytes are the same', async ({ out, write }) => {
    const { record } = await write(files(SITE))
    const before = await treeOf(out)
    const again = files(SITE).map((file) => ({ ...file, key: `other ${file.key}` }))
    const report = await write(again, record)
    expect(report).toMatchObject({ written: 0, removed: 0 })
    expect(await treeOf(out)).toEqual(before)
    expect(await write(again, report.record)).toMatchObject({ written: 0, record: report.record })
  })
})

describe('a file that cannot be made', () => {
  const broken: OutputFile = {
    path: 'z.html',
    key: 'z',
    contents: () => Promise.reject(new Error('no ink')),
  }

  writeTest('leaves everything as it was', async ({ out, write }) => {
    const { record } = await write(files(SITE))
    const before = await treeOf(out)
    const next = [...files({ 'index.html': 'changed', 'new.html': 'new' }), broken]
    await expect(write(next, record)).rejects.toThrow('no ink')
    expect(await treeOf(out)).toEqual(before)
  })

  writeTest('also if the list of files itself fails', async ({ out, write }) => {
    const { record } = await write(files(SITE))
    const before = await treeOf(out)
    function* next(): Generator<OutputFile> {
      yield* files({ 'index.html': 'changed' })
      throw new Error('no paper')
    }
    await expect(write(next(), record)).rejects.toThrow('no paper')
    expect(await treeOf(out)).toEqual(before)
  })

  writeTest('does not affect the next run', async ({ out, write }) => {
    const { record } = await write(files(SITE))
    await expect(write([...files({ 'index.html': 'changed' }), broken], record)).rejects.toThrow()
    expect(await write(files({ ...SITE, 'index.html': 'other' }), record)).toMatchObject({ written: 1 })
    expect(await bytesOf(out)).toEqual({ ...SITE, 'index.html': 'other' })
  })
})

describe('several files at once', () => {
  /** Files that take some milliseconds each, and the files that were being made when each one was started. */
  const slow = (times: Readonly<Record<string, number>>, failing: readonly string[] = []) => {
    const begun: string[] = []
    const underWay = new Set<string>()
    let most = 0
    const made = Object.entries(times).map(([path, time]) => ({
      path,
      key: path,
      contents: async () => {
        begun.push(path)
        most = Math.max(most, underWay.add(path).size)
        await setTimeout(time)
        underWay.delete(path)
        if (failing.includes(path)) throw new Error(`no ${path}`)
        return path
      },
    }))
    return { made, begun, underWay, most: () => most }
  }

  writeTest.for([1, 2, 3])('are %i at most', async (concurrency, { write }) => {
    const { made, most } = slow({ a: 5, b: 5, c: 5, d: 5, e: 5 })
    await write(made, {}, concurrency)
    expect(most()).toBe(concurrency)
  })

  writeTest('are recorded in their order, whichever is done first', async ({ out, write }) => {
    const { made } = slow({ c: 30, a: 1, b: 10 })
    const { record } = await write(made, {}, 3)
    expect(Object.keys(record)).toEqual(['c', 'a', 'b'])
    expect(await bytesOf(out)).toEqual({ a: 'a', b: 'b', c: 'c' })
  })

  writeTest('stop at the first one that cannot be made, without unfinished work', async ({ folder, write }) => {
    const { made, begun, underWay } = slow({ a: 30, b: 1, c: 1 }, ['a', 'b'])
    await expect(write(made, {}, 2)).rejects.toThrow('no a')
    expect({ begun, underWay: [...underWay], left: await bytesOf(folder) }).toEqual({ begun: ['a', 'b'], underWay: [], left: {} })
  })
})

describe('the record of an earlier run', () => {
  folderTest('is read', async ({ folder }) => {
    await writeFile(join(folder, 'a.json'), '{"a":1}')
    expect(await readJson(join(folder, 'a.json'))).toEqual({ a: 1 })
  })

  folderTest('is empty if it is missing or damaged', async ({ folder }) => {
    await writeFile(join(folder, 'a.json'), '{"a":')
    expect(await readJson(join(folder, 'a.json'))).toBeUndefined()
    expect(await readJson(join(folder, 'b.json'))).toBeUndefined()
  })
})
