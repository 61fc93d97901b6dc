import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { keyOf } from '../../renderer/key'
import { readShare } from '../../scripts/shares/share'
import { folderTest } from '../support/folder-test'

const RIGHT = {
  shard: { index: 1, count: 2 },
  origin: { content: 'a', code: 'b', day: '2024-12-15', settings: 'c', node: 'v20' },
  pages: [
    ['/', { key: 'd', report: { links: ['/a'], ids: [], drawings: [], islands: [], enhancements: [], data: { links: [], ids: [] } } }],
  ],
  files: [
    ['index.html', { key: 'e', hash: 'f' }],
    ['_headers', { key: 'e', hash: 'f' }],
    ['.well-known/..a/b', { key: 'e', hash: 'f' }],
  ],
}

/** Writes a record with a seal that is right, whatever the record says, and reads it. */
async function readSealed(folder: string, share: unknown) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'share.json'), JSON.stringify({ version: 1, seal: keyOf(JSON.stringify(share)), share }))
  return readShare(folder)
}

describe('the record of a share', () => {
  folderTest('is read as it was written', async ({ folder }) => {
    expect(await readSealed(folder, RIGHT)).toEqual({
      ...RIGHT,
      folder,
      pages: new Map(Object.entries(Object.fromEntries(RIGHT.pages))),
      files: new Map(Object.entries(Object.fromEntries(RIGHT.files))),
    })
  })

  folderTest.for<[what: string, share: unknown]>([
    ['is nothing', null],
    ['is a text', 'a'],
    ['names no shard', { ...RIGHT, shard: null }],
    ['names too many shards', { ...RIGHT, shard: { index: 1, count: 1e9 } }],
    ['names a shard beyond the last', { ...RIGHT, shard: { index: 3, count: 2 } }],
    ['names half a shard', { ...RIGHT, shard: { index: 1.5, count: 2 } }],
    ['has no origin', { ...RIGHT, origin: {} }],
    ['has pages without reports', { ...RIGHT, pages: [['/', { key: 'd' }]] }],
    ['has files without hashes', { ...RIGHT, files: [['a', {}]] }],
    ...['../../etc/passwd', 'a/../../b', '/etc/passwd', '..', '', 'a//b', '..\\a', 'a\0'].map((path): [string, unknown] => [
      `names the file ${JSON.stringify(path)}`,
      { ...RIGHT, files: [[path, { key: 'e', hash: 'f' }]] },
    ]),
  ])('is damaged if it %s, although its seal is right', async ([, share], { folder }) => {
    expect(await readSealed(folder, share)).toEqual({
      error: `${join(folder, 'share.json')} is damaged. Bring the share here again, or make it again.`,
    })
  })
})
