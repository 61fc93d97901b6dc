import { describe, expect } from 'vitest'
import { article, blogPost, event, person } from '../../support/factories'
import { siteTest } from '../../support/site-test'

/** The day of these tests. */
const ON = { today: '2024-12-15' }

describe('an entry', () => {
  siteTest('is left out as a draft, before it appears, and from the day on which it expires', async ({ site }) => {
    await site.write({
      'blog/draft.mdx': article(blogPost({ draft: true, publishAt: '2020-01-01' })),
      'blog/tomorrow.mdx': article(blogPost({ publishAt: '2024-12-16' })),
      'blog/today.mdx': article(blogPost({ publishAt: '2024-12-15' })),
      'blog/last-day.mdx': article(blogPost({ expireAt: '2024-12-16' })),
      'blog/over.mdx': article(blogPost({ expireAt: '2024-12-15' })),
    })
    const { blog, unpublished } = await site.graph(ON)
    expect([...blog.keys()].toSorted()).toEqual(['first-post', 'last-day', 'today'])
    expect(unpublished.map(({ file, url, state }) => [file, url, state])).toEqual([
      ['blog/draft.mdx', '/blog/draft', 'draft'],
      ['blog/over.mdx', '/blog/over', 'expired'],
      ['blog/tomorrow.mdx', '/blog/tomorrow', 'scheduled'],
    ])
  })

  siteTest('that is left out is in no list, no reference and no search', async ({ site }) => {
    await site.write({
      'people/made.yaml': person({ draft: true }),
      'blog/made.mdx': article(blogPost({ draft: true, author: 'made', hub: true })),
    })
    expect(JSON.stringify({ ...(await site.graph(ON)), unpublished: [] })).not.toContain('"made"')
  })

  siteTest('is included if drafts are requested, and still marked as unpublished', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article(blogPost({ draft: true })) })
    const { blog, unpublished } = await site.graph({ ...ON, scope: 'everything' })
    expect(blog.has('made')).toBe(true)
    expect(unpublished.map(({ slug }) => slug)).toEqual(['made'])
  })

  siteTest('has with it, in a preview, what it needs of that which has expired', async ({ site }) => {
    await site.write({
      'people/gone.yaml': person({ expireAt: '2024-01-01' }),
      'people/other.yaml': person({ expireAt: '2024-01-01' }),
      'blog/named.mdx': article(blogPost({ author: 'gone', expireAt: '2024-01-01' })),
      'blog/linked.mdx': article(blogPost({ expireAt: '2024-01-01' })),
      'blog/other.mdx': article(blogPost({ author: 'other', expireAt: '2024-01-01' })),
      'blog/draft.mdx': article(blogPost({ draft: true, relatedPosts: ['named'] }), 'See [this](/blog/linked#first-heading).\n'),
    })
    const { blog, people } = await site.graph({ ...ON, scope: 'coming' })
    expect([...blog.keys()].toSorted()).toEqual(['draft', 'first-post', 'linked', 'named'])
    expect([people.has('gone'), people.has('other')]).toEqual([true, false])
  })

  siteTest('has no editorial field where pages see it', async ({ site }) => {
    await site.write({ 'people/made.yaml': person({ publishAt: '2020-01-01', draft: false }) })
    expect(Object.keys((await site.graph(ON)).people.get('made') ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:draft|publishAt|expireAt|waive)$/)]),
    )
  })
})

describe('the day', () => {
  siteTest('of an option takes precedence over the editorial date of the site', async ({ site }) => {
    await site.replace('site/identity.yaml', 'founded: 2001', 'founded: 2001\neditorialDate: 2024-12-15')
    await site.write({ 'blog/made.mdx': article(blogPost({ publishAt: '2025-01-01' })) })
    expect((await site.graph({ today: '2030-01-01' })).blog.has('made')).toBe(false)
    const later = await site.graph({ today: '2030-01-01', asOf: '2025-01-01' })
    expect([later.today, later.blog.has('made')]).toEqual(['2025-01-01', true])
  })

  siteTest('lists what will appear and expire later, in order, without drafts', async ({ site }) => {
    await site.write({
      'blog/draft.mdx': article(blogPost({ draft: true, publishAt: '2025-01-01' })),
      'blog/later.mdx': article(blogPost({ publishAt: '2025-03-01', expireAt: '2025-04-01' })),
      'events/made.yaml': event({ expireAt: '2025-02-01' }),
      'events/over.yaml': event({ expireAt: '2024-02-01' }),
    })
    const { changes } = await site.graph(ON)
    expect(changes.map(({ date, entry, kind }) => `${date} ${entry.file} ${kind}`)).toEqual([
      '2025-02-01 events/made.yaml expires',
      '2025-03-01 blog/later.mdx appears',
      '2025-04-01 blog/later.mdx expires',
    ])
  })
})

describe('an editorial date', () => {
  siteTest('warns of entries that wait for a later day, unless another day is asked for', async ({ site }) => {
    await site.replace('site/identity.yaml', 'founded: 2001', 'founded: 2001\neditorialDate: 2024-12-15')
    await site.write({
      'blog/draft.mdx': article(blogPost({ draft: true, publishAt: '2025-01-01' })),
      'blog/later.mdx': article(blogPost({ publishAt: '2024-12-16' })),
      'blog/today.mdx': article(blogPost({ publishAt: '2024-12-15' })),
    })
    const warning = 'blog/later.mdx:9:12  time/frozen  `publishAt` is 2024-12-16, but for this site it is always 2024-12-15'
    expect(await site.problems({ today: '2030-01-01' })).toEqual([`${warning}, the \`editorialDate\` in \`site/identity.yaml\`.`])
    expect(await site.problems({ ...ON, asOf: '2024-12-15' })).toEqual([])
  })

  siteTest('that is left out warns of nothing', async ({ site }) => {
    await site.write({ 'blog/later.mdx': article(blogPost({ publishAt: '2025-01-01' })) })
    expect(await site.problems(ON)).toEqual([])
  })
})

describe('a reference to an entry that is not published', () => {
  siteTest('is an error in fields and texts, with the reason', async ({ site }) => {
    await site.write({
      'people/made.yaml': person({ publishAt: '2025-01-01' }),
      'blog/gone.mdx': article(blogPost({ expireAt: '2024-01-01' })),
      'blog/made.mdx': article(blogPost({ author: 'made', relatedPosts: ['gone'] }), 'See [this](/blog/gone?a=b).\n'),
    })
    expect(await site.problems(ON)).toEqual([
      'blog/made.mdx:4:9  ref/unpublished  `author` names `made`, which appears on 2025-01-01.',
      'blog/made.mdx:10:5  ref/unpublished  `relatedPosts[0]` names `gone`, which expired on 2024-01-01.',
      'blog/made.mdx:13:5  link/unpublished  The link `/blog/gone?a=b` leads to an entry that expired on 2024-01-01.',
    ])
  })

  siteTest('is no error while it is not published itself', async ({ site }) => {
    await site.write({
      'people/made.yaml': person({ publishAt: '2025-01-01' }),
      'blog/draft.mdx': article(blogPost({ author: 'made', draft: true })),
      'blog/with-it.mdx': article(blogPost({ author: 'made', publishAt: '2025-01-01' })),
    })
    expect(await site.problems(ON)).toEqual([])
  })

  siteTest('has a warning before the day on which it becomes an error', async ({ site }) => {
    await site.write({
      'people/made.yaml': person({ publishAt: '2025-02-01', expireAt: '2026-01-01' }),
      'blog/too-early.mdx': article(blogPost({ author: 'made', publishAt: '2025-01-01' })),
      'blog/too-long.mdx': article(blogPost({ author: 'made', publishAt: '2025-03-01' })),
      'blog/right.mdx': article(blogPost({ author: 'made', publishAt: '2025-03-01', expireAt: '2026-01-01' })),
    })
    expect(await site.problems(ON)).toEqual([
      'blog/too-early.mdx:4:9  time/gap  From 2025-01-01 on, `made` will not be on the site, but this file will still refer to it.',
      'blog/too-long.mdx:4:9  time/gap  From 2026-01-01 on, `made` will not be on the site, but this file will still refer to it.',
    ])
  })

  siteTest('is reported in a file that has other errors too', async ({ site }) => {
    await site.write({
      'people/made.yaml': person({ draft: true }),
      'blog/made.mdx': article({ ...blogPost({ author: 'made' }), autor: 'x' }),
    })
    expect((await site.problems(ON)).map((line) => line.split('  ')[1])).toEqual(['ref/unpublished', 'field/unknown'])
  })
})

describe('a future error', () => {
  siteTest('has one warning with its first day: a count, a second featured entry', async ({ site }) => {
    await site.replace('site/facts.yaml', 'offices:\n', "talks: { value: '1', label: talks, counts: events }\noffices:\n")
    await site.write({
      'blog/made-first.mdx': article(blogPost({ featured: true, publishAt: '2025-01-01' })),
      'blog/made-second.mdx': article(blogPost({ title: 'Made second', featured: true, publishAt: '2025-02-01' })),
      'events/made.yaml': event({ publishAt: '2025-01-01' }),
    })
    expect(await site.problems(ON)).toEqual([
      'blog/made-second.mdx:9:11  time/ahead  From 2025-02-01 on, a build would fail here: Another entry of this collection, `made-first`, is featured already.',
      'site/facts.yaml:13:17  time/ahead  From 2025-01-01 on, a build would fail here: The fact `talks` says 1, but there are 2 in `events`.',
    ])
  })

  siteTest('has no warning if it is an error already', async ({ site }) => {
    await site.write({
      'blog/made-first.mdx': article(blogPost({ featured: true })),
      'blog/made-second.mdx': article(blogPost({ title: 'Made second', featured: true, expireAt: '2026-01-01' })),
    })
    expect((await site.problems(ON)).map((line) => line.split('  ')[1])).toEqual(['entry/featured'])
  })
})
