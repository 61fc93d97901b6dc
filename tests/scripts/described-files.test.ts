import { join } from 'node:path'
import { expect } from 'vitest'
import type { OutputFile } from '../../renderer/emit'
import type { WriteRecord, WriteRecords } from '../../scripts/write/record'
import { openWriter, type WriteReport } from '../../scripts/write/writer'
import { bytesOf, folderTest, treeOf } from '../support/folder-test'

/** A file with a line for each other file; those that are left of earlier builds are named as such. */
function describing(known: WriteRecord, left: WriteRecord): OutputFile {
  const lines = [...Object.entries(known), ...Object.entries(left).map(([path, file]) => [`left ${path}`, file] as const)]
  const text = lines.map(([path, { hash, size }]) => `${path} ${hash.slice(0, 4)} ${size}`).join('\n')
  return { path: 'all.txt', key: text, contents: () => text }
}

type Write = (texts: Readonly<Record<string, string>>, before?: WriteRecords) => Promise<WriteReport>

const describedTest = folderTest.extend<{ out: string; write: Write }>({
  out: ({ folder }, use) => use(join(folder, 'out')),
  write: ({ folder, out }, use) =>
    use(async (texts, before = { record: {}, kept: {} }) => {
      const writer = await openWriter({ outDir: out, stagingDir: join(folder, 'staging'), before })
      for (const [path, text] of Object.entries(texts)) await writer.add({ path, key: text, contents: () => text })
      return writer.finish(describing)
    }),
})

describedTest('the file that describes all others is written after them, and only where one has changed', async ({ out, write }) => {
  const first = await write({ 'a.html': 'a', 'b.html': 'b' })
  expect(first).toMatchObject({ files: 3, written: 3, record: { 'all.txt': { size: 27 } } })
  expect(await bytesOf(out)).toMatchObject({ 'all.txt': 'a.html ca97 1\nb.html 3e23 1' })
  const before = await treeOf(out)
  const again = await write({ 'a.html': 'a', 'b.html': 'b' }, first)
  expect(again).toMatchObject({ files: 3, written: 0, removed: 0, record: first.record })
  expect(await treeOf(out)).toEqual(before)
  expect(await write({ 'a.html': 'a', 'b.html': 'c' }, again)).toMatchObject({ written: 2 })
})

describedTest('the file that describes all others has the assets that are kept for visitors, too', async ({ out, write }) => {
  const first = await write({ 'assets/old.js': 'old' })
  await write({ 'assets/new.js': 'new' }, first)
  expect((await bytesOf(out))['all.txt']).toMatch(/^assets\/new\.js \S+ 3\nleft assets\/old\.js \S+ 3$/)
})
