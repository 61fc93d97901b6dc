import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { contentState, stampsOf } from '../../scripts/content-state'
import { stampStore } from '../../scripts/store/stamp-store'
import { textKeyOf } from '../../src/engine/content/parse/parse-cache'
import { readContent } from '../../src/engine/content/read/read'
import { siteTest } from '../support/site-test'

const POST = 'blog/first-post.mdx'
/** A time at which the files of a test have been there for long. */
const later = () => Date.now() + 60_000

/** The keys of the texts of a folder. */
const keysOf = async (root: string) =>
  new Map((await readContent(root)).flatMap((one) => (one.kind === 'text' ? [[one.file, textKeyOf(one)] as const] : [])))

describe('texts by the stamps of their files', () => {
  siteTest('are known without a look into a file that has not changed, and read where it has', async ({ site }) => {
    const [folder, keys] = [join(site.root, '.made'), await keysOf(site.root)]
    const stamps = () => stampsOf(contentState(site.root, later()))
    await stampStore(folder).write(keys, stamps())
    await site.replace(POST, 'A short text.', 'A shirt text.')
    const keyOf = await stampStore(folder).read(stamps())
    expect([...keys.keys()].filter((file) => keyOf(file) === undefined)).toEqual([POST])
    expect([...keys].every(([file, key]) => file === POST || keyOf(file) === key)).toBe(true)
    await stampStore(folder).write(await keysOf(site.root), stamps())
    expect((await stampStore(folder).read(stamps()))(POST)).toBe((await keysOf(site.root)).get(POST))
  })

  siteTest('are not known of a file that may change again without another stamp', async ({ site }) => {
    const folder = join(site.root, '.made')
    const stamps = stampsOf(contentState(site.root))
    await stampStore(folder).write(await keysOf(site.root), stamps)
    expect((await stampStore(folder).read(stamps))(POST)).toBeUndefined()
  })

  siteTest('are read when they are asked for', async ({ site }) => {
    const text = (await readContent(site.root)).find(({ file }) => file === POST)
    const known = (await readContent(site.root, () => 'known')).find(({ file }) => file === POST)
    if (known?.kind !== 'text' || text?.kind !== 'text') throw new Error('The post is no text.')
    expect([textKeyOf(known), known.text]).toEqual(['known', text.text])
    const unread = (await readContent(site.root, () => 'known')).find(({ file }) => file === POST)
    await rm(join(site.root, POST))
    expect(() => unread?.kind === 'text' && unread.text).toThrow('ENOENT')
  })
})
