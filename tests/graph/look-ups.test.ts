import { describe, expect } from 'vitest'
import { required } from '../../src/engine/problems/problem'
import { insightAt } from '../../src/site/graph/look-ups'
import { relatedTo } from '../../src/site/graph/related'
import { article, blogPost, newsItem, whitepaper } from '../support/factories'
import { siteTest } from '../support/site-test'

describe('related articles', () => {
  siteTest('are those that it names, then those that share most tags, then the newest', async ({ site }) => {
    await site.write({
      'blog/made.mdx': article(blogPost({ tags: ['Speed', 'Cost'], relatedPosts: ['named'] })),
      'blog/named.mdx': article(blogPost({ tags: ['Other'], date: '2001-01-01' })),
      'newsroom/both.mdx': article(newsItem({ tags: ['Cost', 'Speed'], date: '2002-01-01' })),
      'whitepapers/one.mdx': article(whitepaper({ tags: ['Cost'], date: '2024-12-02' })),
      'blog/none.mdx': article(blogPost({ tags: ['Other'], date: '2024-12-03' })),
    })
    const graph = await site.graph()
    const related = relatedTo(graph, required(graph.blog.get('made'), 'made'))
    expect(related.map(({ slug }) => slug)).toEqual(['named', 'both', 'one'])
  })

  siteTest('are at most three, newest first among equals, without the article itself', async ({ site }) => {
    await site.write(
      Object.fromEntries(
        [1, 2, 3, 4].map((day) => [`blog/day-${day}.mdx`, article(blogPost({ tags: ['Speed'], date: `2024-12-0${day}` }))]),
      ),
    )
    const graph = await site.graph()
    const related = relatedTo(graph, required(graph.blog.get('day-4'), 'day-4'))
    expect(related.map(({ slug }) => slug)).toEqual(['day-3', 'day-2', 'day-1'])
  })

  siteTest('are those that share most tags before newer ones that share fewer, also of tags that all have', async ({ site }) => {
    const post = (tags: string[], day: number) => article(blogPost({ tags, date: `2024-11-${10 + day}` }))
    await site.write({
      'blog/made.mdx': post(['All', 'Some', 'Few'], 9),
      'blog/three.mdx': post(['Few', 'All', 'Some', 'More'], 1),
      'blog/two.mdx': post(['All', 'Some'], 2),
      'blog/also-two.mdx': post(['All', 'Few'], 3),
      ...Object.fromEntries([4, 5, 6, 7, 8].map((day) => [`blog/one-${day}.mdx`, post(['All'], day)])),
    })
    const graph = await site.graph()
    const related = (slug: string) => relatedTo(graph, required(graph.blog.get(slug), slug)).map((one) => one.slug)
    expect(related('made')).toEqual(['three', 'also-two', 'two'])
    expect(related('two')).toEqual(['made', 'three', 'one-8'])
    expect(related('one-8')).toEqual(['made', 'one-7', 'one-6'])
  })

  siteTest('are not the previous and the next article, which its page links to, unless it names them', async ({ site }) => {
    const day = (number: number, more = {}) => article(blogPost({ tags: ['Speed'], date: `2024-12-0${number}`, ...more }))
    await site.write({
      ...Object.fromEntries([1, 2, 3, 5, 6].map((number) => [`blog/day-${number}.mdx`, day(number)])),
      'blog/day-4.mdx': day(4, { relatedPosts: ['day-3'] }),
    })
    const graph = await site.graph()
    const related = (slug: string, beside: string[]) =>
      relatedTo(graph, required(graph.blog.get(slug), slug), beside).map((one) => one.slug)
    expect(related('day-5', ['/blog/day-6', '/blog/day-4'])).toEqual(['day-3', 'day-2', 'day-1'])
    expect(related('day-4', ['/blog/day-5', '/blog/day-3'])).toEqual(['day-3', 'day-6', 'day-2'])
  })

  siteTest('of another collection may have its slug', async ({ site }) => {
    await site.write({ 'newsroom/first-post.mdx': article(newsItem({ date: '2024-12-01' })) })
    const graph = await site.graph()
    const [first] = relatedTo(graph, required(graph.blog.get('first-post'), 'first-post'))
    expect(first).toMatchObject({ collection: 'newsroom', slug: 'first-post' })
  })
})

describe('insightAt', () => {
  siteTest('gives the entry that a reference of the hub names', async ({ site }) => {
    const graph = await site.graph()
    expect(insightAt(graph, { collection: 'caseStudies', slug: 'first-case' }).title).toBe('First case')
    expect(insightAt(graph, { collection: 'blog', slug: 'first-post' }).title).toBe('First post')
  })

  siteTest.for([
    { collection: 'services', slug: 'first-service' },
    { collection: 'blog', slug: 'nothing' },
  ] as const)('throws for $collection/$slug', async (ref, { site }) => {
    const graph = await site.graph()
    expect(() => insightAt(graph, ref)).toThrow(/bug of the generator/)
  })
})
