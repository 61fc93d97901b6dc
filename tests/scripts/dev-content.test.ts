import { describe, expect, vi } from 'vitest'
import * as content from '../../scripts/content'
import { contentLoader } from '../../scripts/dev/content'
import type { PartStore } from '../../scripts/store/part-store'
import { parsedFiles } from '../../src/engine/content/parse/entries'
import type { ParsedText } from '../../src/engine/content/parse/parse-cache'
import * as reader from '../../src/engine/content/read/read'
import { article, blogPost } from '../support/factories'
import { SITE } from '../support/site'
import { siteTest, TODAY } from '../support/site-test'

const modules = { site: { default: SITE }, content, reader }
/** A store that keeps nothing. */
const NO_TEXTS: PartStore<ParsedText> = { read: async () => new Map(), write: async () => {}, close: () => {} }
const clock = { today: TODAY, asOf: TODAY }

describe('content of the development server', () => {
  siteTest('is parsed again only where a file has changed', async ({ site }) => {
    await site.write(
      Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`blog/made-${n}.mdx`, article(blogPost({ title: `Made ${n}` }))])),
    )
    const load = contentLoader(site.root, clock, NO_TEXTS)
    const before = await load(modules)
    await site.replace('blog/made-7.mdx', 'title: Made 7', 'title: Made anew')
    const after = await load(modules)
    const known = new Set(parsedFiles(before.entries).map(({ data }) => data))
    expect(parsedFiles(after.entries).flatMap(({ source, data }) => (known.has(data) ? [] : [source.file]))).toEqual(['blog/made-7.mdx'])
    expect(parsedFiles(after.entries).length).toBe(parsedFiles(before.entries).length)
    const files = new Set(before.raw)
    expect(after.raw.filter((entry) => !files.has(entry)).map(({ file }) => file)).toEqual(['blog/made-7.mdx'])
  })

  siteTest('is not loaded again where only code for pages has changed', async ({ site }) => {
    const load = contentLoader(site.root, clock, NO_TEXTS)
    const read = vi.fn(content.linkContent)
    const counted = { ...content, linkContent: read as typeof content.linkContent }
    const before = await load({ ...modules, content: counted })
    const { fixedPages, reservedHeadingIds } = SITE.model
    // As a module that is evaluated again makes it: new tables with the same parts.
    const again = { ...SITE, model: { ...SITE.model, fixedPages: new Map(fixedPages), reservedHeadingIds: [...reservedHeadingIds] } }
    expect(await load({ ...modules, content: counted, site: { default: again } })).toBe(before)
    expect(read).toHaveBeenCalledTimes(1)
  })

  siteTest('is parsed by the current schemas', async ({ site }) => {
    const load = contentLoader(site.root, clock, NO_TEXTS)
    expect((await load(modules)).graph).not.toBeNull()
    const { blog, ...collections } = SITE.model.collections
    const schema = blog?.schema.extend({ excerpt: blog.schema.shape.title.max(3) })
    if (!blog || !schema) throw new Error('the site has a blog')
    const changed = { ...SITE, model: { ...SITE.model, collections: { ...collections, blog: { ...blog, schema } } } }
    const { graph, problems } = await load({ ...modules, site: { default: changed } })
    expect(graph).toBeNull()
    expect(problems.map(({ place }) => place.file)).toContain('blog/first-post.mdx')
  })

  siteTest('takes what was right before as right, until another file sees a change', async ({ site }) => {
    const load = contentLoader(site.root, clock, NO_TEXTS)
    const link = vi.fn(content.linkContent)
    const counted = { ...modules, content: { ...content, linkContent: link as typeof content.linkContent } }
    const { validContent } = await load(counted)
    expect(validContent).toBeDefined()
    await site.replace('blog/first-post.mdx', 'category: Ideas', 'category: No such category')
    expect((await load(counted)).problems.map(({ code }) => code)).toContain('field/choice')
    expect(link.mock.lastCall?.[2].validContent).toBe(validContent)
    await site.replace('blog/first-post.mdx', 'category: No such category', 'category: Ideas')
    expect((await load(counted)).problems).toEqual([])
    expect(link.mock.lastCall?.[2].validContent).toBeUndefined()
  })

  siteTest('with errors is judged again with each change of the code', async ({ site }) => {
    const load = contentLoader(site.root, clock, NO_TEXTS)
    await site.replace('blog/first-post.mdx', 'category: Ideas', 'category: 7')
    const before = await load(modules)
    expect(before.graph).toBeNull()
    expect(await load(modules)).not.toBe(before)
  })

  siteTest('is taken from what builds have kept, at first', async ({ site }) => {
    const built = await contentLoader(site.root, clock, NO_TEXTS)(modules)
    await site.replace('blog/first-post.mdx', 'title: ', 'title: Anew ')
    const write = vi.fn<PartStore<ParsedText>['write']>()
    const load = contentLoader(site.root, clock, { read: async () => built.record, write, close: () => {} })
    const first = await load(modules)
    const known = new Set(parsedFiles(built.entries).map(({ data }) => data))
    expect(parsedFiles(first.entries).flatMap(({ source, data }) => (known.has(data) ? [] : [source.file]))).toEqual([
      'blog/first-post.mdx',
    ])
    expect(write.mock.calls).toEqual([[first.record, built.record]])
    await site.replace('blog/first-post.mdx', 'title: Anew ', 'title: ')
    await load(modules)
    expect(write).toHaveBeenCalledTimes(1)
  })
})
