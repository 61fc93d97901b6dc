import { describe, expect } from 'vitest'
import type { CheckCache } from '../../scripts/check/check-cache'
import { readContent } from '../../src/engine/content/read/read'
import { type CheckedMemory, checkContent } from '../support/check-content'
import { article, blogPost } from '../support/factories'
import { type SiteWorkspace, siteTest } from '../support/site-test'

const POST = 'blog/first-post.mdx'

/** Checks a site; of a check after another one, also the addresses of pages whose data was made, and of those that were rendered. */
async function checked(site: SiteWorkspace, before?: CheckedMemory) {
  const { problems, memory } = await checkContent(await readContent(site.root), before)
  const others = (graph: keyof CheckCache) => {
    const { plans, pages } = memory[graph]
    const known = before?.[graph]
    return {
      made: [...plans.record.plans].flatMap(([address, plan]) => (known?.plans.record.plans.get(address) === plan ? [] : [address])),
      rendered: [...pages].flatMap(([address, { report }]) => (known?.pages.get(address)?.report === report ? [] : [address])),
    }
  }
  return { problems, memory, ...others('published'), others }
}

describe('a check after another one', () => {
  siteTest('makes and renders no page where nothing has changed', async ({ site }) => {
    const first = await checked(site)
    expect(first.made.length).toBeGreaterThan(10)
    expect(first.memory.published.targets).toEqual(expect.any(String))
    const again = await checked(site, first.memory)
    expect([again.made, again.rendered]).toEqual([[], []])
  })

  siteTest('makes and renders the page of a text that has changed', async ({ site }) => {
    const { memory } = await checked(site)
    await site.replace(POST, '## First heading', '## Another heading')
    const again = await checked(site, memory)
    expect(again.rendered).toEqual(['/blog/first-post'])
    expect(again.made).toEqual(['/blog/first-post'])
  })

  siteTest('finds the links of other pages that the change has broken', async ({ site }) => {
    const other = blogPost({ title: 'Second post', excerpt: 'What the second post says of the first one, with a link to its heading.' })
    await site.write({ 'blog/second-post.mdx': article(other, '[There](/blog/first-post#first-heading).') })
    const { memory, problems } = await checked(site)
    expect(problems.filter(({ code }) => code.startsWith('link/'))).toEqual([])
    await site.replace(POST, '## First heading', '## Another heading')
    const again = await checked(site, memory)
    expect(again.problems.map(({ code, place }) => [code, place.file])).toContainEqual(['link/anchor', 'blog/second-post.mdx'])
    const still = await checked(site, again.memory)
    expect(still.problems).toEqual(again.problems)
    await site.replace(POST, '## Another heading', '## First heading')
    expect((await checked(site, still.memory)).problems).toEqual(problems)
  })

  siteTest('remembers the pages of drafts, too', async ({ site }) => {
    const draft = blogPost({ title: 'Second post', excerpt: 'What nobody can read before its day.', draft: true })
    await site.write({ 'blog/second-post.mdx': article(draft) })
    const first = await checked(site)
    expect([...first.memory.everything.pages.keys()]).toContain('/blog/second-post')
    const again = await checked(site, first.memory)
    expect(again.others('everything')).toEqual({ made: [], rendered: [] })
    expect(again.problems).toEqual(first.problems)
  })
})
