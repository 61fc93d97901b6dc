import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { readContent } from '../../src/engine/content/read/read'
import { article, blogPost } from '../support/factories'
import { bytesOf } from '../support/folder-test'
import { callIsolated } from '../support/isolated'
import { siteTest } from '../support/site-test'

const MEGABYTE = 1024 * 1024
const bytes = (text: string) => new TextEncoder().encode(text)

describe('readContent', () => {
  siteTest('gives every file below the folder, sorted by path', async ({ site }) => {
    const files = (await readContent(site.root)).map(({ file }) => file)
    expect(files).toEqual(Object.keys(await bytesOf(site.root)))
    expect(files).toContain('case-studies/first-case.yaml')
  })

  siteTest('a missing folder has no files', async ({ site }) => {
    expect(await readContent(join(site.root, 'nowhere'))).toEqual([])
  })

  siteTest('files and folders of editors and operating systems are ignored', async ({ site }) => {
    await site.write({ '.DS_Store': 'x', 'blog/.first-post.mdx.swp': 'x', 'blog/first-post.mdx~': 'x', '.git/config': 'x' })
    expect(await site.problems()).toEqual([])
  })

  siteTest('a byte order mark is not part of the text', async ({ site }) => {
    const text = article(blogPost({ title: 'With a mark' }))
    await site.write({ 'blog/marked.mdx': bytes(`\uFEFF${text}`) })
    expect((await site.graph()).blog.get('marked')).toMatchObject({ title: 'With a mark' })
  })

  siteTest.for([
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ] as const)('lines that end in %s count like all others', async ([, end], { site }) => {
    const text = article({ ...blogPost(), wrong: 1 }, 'One.\n\nTwo {three}.\n')
    await site.write({ 'blog/lines.mdx': text })
    const expected = await site.problems()
    await site.write({ 'blog/lines.mdx': text.replaceAll('\n', end) })
    expect(expected).toHaveLength(2)
    expect(await site.problems()).toEqual(expected)
  })

  siteTest('pictures are bytes, whatever the case of their ending', async ({ site }) => {
    const picture = new Uint8Array([0xff, 0xd8, 0x00])
    await site.write({ 'blog/a.JPG': picture })
    const found = (await readContent(site.root)).find(({ file }) => file === 'blog/a.JPG')
    expect(found).toEqual({ kind: 'picture', file: 'blog/a.JPG', bytes: Buffer.from(picture), content: { state: 'unknown' } })
  })

  siteTest('reads more files than a process may have open', async ({ site }) => {
    const names = Array.from({ length: 400 }, (_, index) => `many/file-${index}.yaml`)
    await mkdir(join(site.root, 'many'))
    await Promise.all(names.map((name) => writeFile(join(site.root, name), 'a: 1\n')))
    const [found] = await callIsolated({
      module: 'src/engine/content/read/read.ts',
      name: 'readContent',
      arguments: [JSON.stringify(join(site.root, 'many'))],
      openFiles: 128,
    })
    expect(found).toHaveLength(400)
    expect(Array.isArray(found) && found.filter((entry) => entry.kind === 'unreadable')).toHaveLength(0)
  })
})

describe('a file that cannot be read is a problem of its own', () => {
  siteTest('bytes that are not UTF-8', async ({ site }) => {
    await site.write({ 'people/first-person.yaml': new Uint8Array([0x6e, 0x3a, 0x20, 0xe9, 0x0a]) })
    expect(await site.problems()).toContain('people/first-person.yaml  file/encoding  The file holds bytes that are not UTF-8.')
  })

  siteTest('a text over the limit, and none at the limit', async ({ site }) => {
    const start = `${article(blogPost())}\n`
    await site.write({ 'blog/long.mdx': start.padEnd(MEGABYTE, '\n') })
    expect(await site.problems()).toEqual([])
    await site.write({ 'blog/long.mdx': start.padEnd(2.5 * MEGABYTE, '\n') })
    expect(await site.problems()).toEqual(['blog/long.mdx  file/too-large  The file has 2,621,440 bytes; the limit is 1,048,576 bytes.'])
  })

  siteTest('a file that is just too large is shown as larger than the limit', async ({ site }) => {
    await site.write({ 'blog/long.mdx': 'a'.repeat(MEGABYTE + 1) })
    const [found] = await site.problems()
    expect(found).toMatch(/file\/too-large/)
    expect(found).not.toMatch(/has 1\.0 MB; at most 1\.0 MB/)
  })

  siteTest('a symbolic link, to a file and to a folder', async ({ site }) => {
    await symlink(join(site.root, 'people/first-person.yaml'), join(site.root, 'people/linked.yaml'))
    await symlink(join(site.root, 'people'), join(site.root, 'linked'))
    const reason = 'The file cannot be read: it is a symbolic link or no plain file.'
    expect(await site.problems()).toEqual([`linked  file/unreadable  ${reason}`, `people/linked.yaml  file/unreadable  ${reason}`])
  })

  siteTest('can still be referred to', async ({ site }) => {
    await site.write({
      'people/eighth-person.yaml': new Uint8Array([0xff]),
      'blog/made.mdx': article(blogPost({ author: 'eighth-person' })),
    })
    expect(await site.problems()).toEqual(['people/eighth-person.yaml  file/encoding  The file holds bytes that are not UTF-8.'])
  })
})
