import { mkdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, vi } from 'vitest'
import { contentReader, readContent, releaseTexts } from '../../../src/engine/content/read/read'
import { article, blogPost } from '../../support/factories'
import { bytesOf } from '../../support/folder-test'
import { callIsolated } from '../../support/isolated'
import { pictureBytes } from '../../support/pictures'
import { siteTest } from '../../support/site-test'

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

  siteTest('a text that was let go is read again when it is asked for', async ({ site }) => {
    const raw = await readContent(site.root)
    const expected = await readContent(site.root)
    releaseTexts(site.root, raw)
    expect(raw).toEqual(expected)
    await site.write({ 'blog/first-post.mdx': 'another text' })
    expect(raw.find(({ file }) => file === 'blog/first-post.mdx')).toMatchObject({ kind: 'text', text: 'another text' })
  })

  siteTest('files and folders of editors and operating systems are ignored', async ({ site }) => {
    await site.write({ '.DS_Store': 'x', 'blog/.first-post.mdx.swp': 'x', 'blog/first-post.mdx~': 'x', '.git/config': 'x' })
    await site.write({ 'blog/Thumbs.db': 'x', 'blog/desktop.ini': 'x', 'blog/~$first-post.docx': 'x' })
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
    expect(await site.problems()).toContain('people/first-person.yaml:1:4  file/encoding  The file holds bytes that are not UTF-8.')
  })

  siteTest.for([
    ['after letters of several bytes', 'a: 1\nZürich H', 0xe4, '2:9'],
    ['after characters that were lost before', 'a: \ufffd\nZ\ufffdrich H', 0xe4, '2:9'],
    ['with the line ends of Windows and of old Macs', 'a: 1\r\nb: 2\rH', 0xe4, '3:2'],
    ['in a file that is cut within a letter', 'a: 1\nb: Z', 0xc3, '2:5'],
  ] as const)('the place of the first one: %s', async ([, before, byte, place], { site }) => {
    const bytes = Buffer.concat([Buffer.from(before), Buffer.from([byte]), Buffer.from(byte === 0xc3 ? '' : 'rbor 🏗\n')])
    await site.write({ 'people/first-person.yaml': bytes })
    expect((await site.problems())[0]).toMatch(`people/first-person.yaml:${place}  file/encoding`)
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
    await symlink(join(site.root, 'people/first-person.yaml'), join(site.root, 'people/first-person.png'))
    await symlink(join(site.root, 'people'), join(site.root, 'linked'))
    const reason = 'The file cannot be read: it is a symbolic link or no plain file.'
    expect(await site.problems()).toEqual(
      ['linked', 'people/first-person.png', 'people/linked.yaml'].map((file) => `${file}  file/unreadable  ${reason}`),
    )
  })

  siteTest('can still be referred to', async ({ site }) => {
    await site.write({
      'people/eighth-person.yaml': new Uint8Array([0xff]),
      'blog/made.mdx': article(blogPost({ author: 'eighth-person' })),
    })
    expect(await site.problems()).toEqual(['people/eighth-person.yaml:1:1  file/encoding  The file holds bytes that are not UTF-8.'])
  })
})

describe('contentReader', () => {
  /** Files that changed a moment ago are read again in any case, so the moment passes at once. */
  const later = () => vi.setSystemTime(Date.now() + 3000)
  const dated = siteTest.extend<{ clock: undefined }>({
    clock: [
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures off the pattern
      async ({}, use) => {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
        await use(undefined)
        vi.useRealTimers()
      },
      { auto: true },
    ],
  })
  const readTwice = async (root: string, change: () => Promise<void>) => {
    const read = contentReader(root)
    later()
    const before = await read()
    await change()
    const after = await read()
    const known = new Set(before)
    return { before, after, fresh: after.filter((entry) => !known.has(entry)).map(({ file }) => file) }
  }

  dated('reads nothing again where nothing has changed, pictures included', async ({ site }) => {
    await site.write({ 'blog/picture.jpg': await pictureBytes() })
    const { before, after, fresh } = await readTwice(site.root, async () => {})
    expect(fresh).toEqual([])
    expect(after).toEqual(before)
  })

  dated('reads what has changed, also where size and time are those of before', async ({ site }) => {
    const { after, fresh } = await readTwice(site.root, async () => {
      await site.replace('blog/first-post.mdx', 'A short text.', 'A shirt text.')
      await utimes(join(site.root, 'blog/first-post.mdx'), new Date(0), new Date(0))
      await site.write({ 'blog/second.mdx': article(blogPost({ title: 'Second' })), 'services/first-service.yaml': null })
    })
    expect(fresh).toEqual(['blog/first-post.mdx', 'blog/second.mdx'])
    expect(after).toEqual(await readContent(site.root))
  })

  dated('keeps a text that was written again as it was', async ({ site }) => {
    const { fresh } = await readTwice(site.root, async () =>
      site.write({ 'blog/first-post.mdx': await textIn(site.root, 'blog/first-post.mdx') }),
    )
    expect(fresh).toEqual([])
  })

  dated('reads a file again that changed as it was read', async ({ site }) => {
    const read = contentReader(site.root)
    await read()
    await site.replace('blog/first-post.mdx', 'A short text.', 'A shirt text.')
    expect(await read()).toEqual(await readContent(site.root))
  })
})

const textIn = (root: string, file: string) => readFile(join(root, file), 'utf8')
