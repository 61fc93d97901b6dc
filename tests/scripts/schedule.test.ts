import { describe, expect } from 'vitest'
import { scheduleLines } from '../../scripts/schedule'
import { article, blogPost, event } from '../support/factories'
import { siteTest } from '../support/site-test'

describe('the schedule that a build prints', () => {
  siteTest('is empty if everything is published without an end', async ({ site }) => {
    expect(scheduleLines(await site.graph())).toEqual([])
  })

  siteTest('names what it left out and why, and what changes next', async ({ site }) => {
    await site.write({
      'blog/draft.mdx': article(blogPost({ draft: true })),
      'blog/later.mdx': article(blogPost({ publishAt: '2025-03-01', expireAt: '2025-04-01' })),
      'blog/over.mdx': article(blogPost({ expireAt: '2024-04-01' })),
    })
    expect(scheduleLines(await site.graph()).join('\n')).toMatchInlineSnapshot(`
      "Left out on 2024-12-15:
        blog/draft.mdx  draft
        blog/later.mdx  appears on 2025-03-01
        blog/over.mdx  expired on 2024-04-01
      Next:
        2025-03-01  blog/later.mdx appears
        2025-04-01  blog/later.mdx expires"
    `)
  })

  siteTest('only counts changes that are far away', async ({ site }) => {
    await site.write(
      Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((month) => [`events/made-${month}.yaml`, event({ expireAt: `2025-0${month}-01` })])),
    )
    expect(scheduleLines(await site.graph()).at(-1)).toBe('  and 2 more')
  })
})
