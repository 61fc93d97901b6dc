import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { compressFiles } from '../../scripts/site-build/compressed'
import { folderTest, treeOf } from '../support/folder-test'

const TEXT = 'a text that repeats, '.repeat(100)

/** The record of a write: each path with its key. */
const written = (keys: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(keys).map(([path, key]) => [path, { key, hash: '', size: 0, modified: 0 }]))

describe('compressed files', () => {
  folderTest('stand beside the files that become smaller', async ({ folder }) => {
    await writeFile(join(folder, 'a.html'), TEXT)
    await writeFile(join(folder, 'b.json'), '{}')
    await writeFile(join(folder, 'c.png'), TEXT)
    await writeFile(join(folder, 'd.md'), TEXT)
    const { record, made } = await compressFiles({
      dist: folder,
      files: written({ 'a.html': '1', 'b.json': '1', 'c.png': '1', 'd.md': '1' }),
      before: {},
      concurrency: 2,
    })
    expect(made).toBe(3)
    const left = (ending: string): unknown => ({ ending, size: expect.any(Number), modified: expect.any(Number) })
    const both = { key: '1', compressed: [left('.br'), left('.gz')] }
    expect(record).toEqual({ 'a.html': both, 'b.json': { key: '1', compressed: [] }, 'd.md': both })
    const names = ['a.html', 'a.html.br', 'a.html.gz', 'b.json', 'c.png', 'd.md', 'd.md.br', 'd.md.gz']
    expect(Object.keys(await treeOf(folder))).toEqual(names)
    expect(brotliDecompressSync(await readFile(join(folder, 'a.html.br'))).toString()).toBe(TEXT)
    expect(gunzipSync(await readFile(join(folder, 'a.html.gz'))).toString()).toBe(TEXT)
  })

  folderTest('are made again only where the file has changed or they are missing', async ({ folder }) => {
    const names = ['same.html', 'changed.html', 'missing.html', 'gone.html']
    for (const name of names) await writeFile(join(folder, name), TEXT)
    const input = { dist: folder, files: written(Object.fromEntries(names.map((name) => [name, '1']))), concurrency: 2 }
    const first = await compressFiles({ ...input, before: {} })
    const { mtimeMs } = await stat(join(folder, 'same.html.br'))
    await rm(join(folder, 'missing.html.gz'))
    const files = written({ 'same.html': '1', 'changed.html': '2', 'missing.html': '1' })
    const second = await compressFiles({ ...input, files, before: first.record })
    expect(second.made).toBe(2)
    expect((await stat(join(folder, 'same.html.br'))).mtimeMs).toBe(mtimeMs)
    expect(Object.keys(await treeOf(folder))).toEqual([
      'changed.html',
      'changed.html.br',
      'changed.html.gz',
      'gone.html',
      'missing.html',
      'missing.html.br',
      'missing.html.gz',
      'same.html',
      'same.html.br',
      'same.html.gz',
    ])
  })

  folderTest('are made again where a build that was stopped has left those of other content', async ({ folder }) => {
    const compressed = (key: string, before = {}) =>
      compressFiles({ dist: folder, files: written({ 'a.html': key }), before, concurrency: 1 })
    await writeFile(join(folder, 'a.html'), TEXT)
    const { record } = await compressed('1')
    await writeFile(join(folder, 'a.html'), `other ${TEXT}`)
    await compressed('2', record)
    await writeFile(join(folder, 'a.html'), TEXT)
    expect((await compressed('1', record)).made).toBe(1)
    expect(brotliDecompressSync(await readFile(join(folder, 'a.html.br'))).toString()).toBe(TEXT)
  })
})
