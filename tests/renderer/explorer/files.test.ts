import { describe, expect } from 'vitest'
import { article, blogPost, event, person } from '../../support/factories'
import { siteTest } from '../../support/site-test'
import { developmentContent, exploreSite, fileIn } from './explored'

describe('a file', () => {
  siteTest('has the state of its entry on the day of the build', async ({ site }) => {
    await site.write({
      'blog/now.mdx': article({ ...blogPost(), title: 'Now', tags: ['Speed', 'Rest'] }),
      'blog/later.mdx': article({ ...blogPost(), title: 'Later', publishAt: '2025-03-01' }),
      'blog/gone.mdx': article({ ...blogPost(), title: 'Gone', expireAt: '2024-10-01' }),
      'events/draft.yaml': { ...event({ title: 'Unsure' }), draft: true },
    })
    const explorer = await exploreSite(site)
    const shown = ['blog/now.mdx', 'blog/later.mdx', 'blog/gone.mdx', 'events/draft.yaml', 'pages/home.yaml'].map((name) => {
      const { folder, slug, title, date, tags, state, when, url } = fileIn(explorer, name)
      return { folder, slug, title, date, tags, state, when, url }
    })
    expect(shown).toEqual([
      {
        folder: 'blog',
        slug: 'now',
        title: 'Now',
        date: '2024-01-01',
        tags: ['Speed', 'Rest'],
        state: 'published',
        when: undefined,
        url: '/blog/now',
      },
      {
        folder: 'blog',
        slug: 'later',
        title: 'Later',
        date: '2024-01-01',
        tags: ['Speed'],
        state: 'scheduled',
        when: '2025-03-01',
        url: '/blog/later',
      },
      {
        folder: 'blog',
        slug: 'gone',
        title: 'Gone',
        date: '2024-01-01',
        tags: ['Speed'],
        state: 'expired',
        when: '2024-10-01',
        url: '/blog/gone',
      },
      {
        folder: 'events',
        slug: 'draft',
        title: 'Unsure',
        date: '2025-01-01',
        tags: [],
        state: 'draft',
        when: undefined,
        url: '/events#draft',
      },
      { folder: 'pages', slug: 'home', title: 'Home heading', date: undefined, tags: [], state: 'published', when: undefined, url: null },
    ])
    expect(explorer.changes.map(({ entry, date, kind }) => `${date} ${entry.slug} ${kind}`)).toEqual(['2025-03-01 later appears'])
  })

  siteTest('that is wrong says so, and keeps what can be read of it', async ({ site }) => {
    const last = (await developmentContent(site)).graph
    await site.replace('blog/first-post.mdx', 'category: Ideas', 'category: 7')
    await site.replace('services/first-service.yaml', 'group: core', 'group: [')
    await site.write({ 'blog/Bad Name.mdx': 'text', 'stray.txt': 'text', 'site/strings.yaml': null })
    const explorer = await exploreSite(site, last ?? undefined)
    const wrong = explorer.files.filter(({ state }) => state === 'wrong')
    expect(wrong.map(({ file, title, problems }) => [file, title, problems.map(({ code }) => code).join()])).toEqual([
      ['blog/Bad Name.mdx', 'Bad Name', 'file/slug'],
      ['blog/first-post.mdx', 'First post', 'field/type'],
      ['services/first-service.yaml', 'First service', 'yaml/syntax'],
      ['site/strings.yaml', 'strings', 'file/missing'],
      ['stray.txt', 'stray', 'file/stray'],
    ])
    expect(explorer.pagesState).toBe('old')
    expect(fileIn(explorer, 'blog/first-post.mdx').pages.map(({ page }) => page.address)).toEqual(['/blog/first-post'])
  })

  siteTest('is known before there has been any site', async ({ site }) => {
    await site.replace('blog/first-post.mdx', 'category: Ideas', 'category: 7')
    const explorer = await exploreSite(site)
    expect(explorer).toMatchObject({ pagesState: 'none', pages: [] })
    expect(fileIn(explorer, 'people/first-person.yaml').referredBy.map(({ from }) => from)).toContain('blog/first-post.mdx')
  })
})

describe('an orphan', () => {
  siteTest('is an entry that nothing names and no page shows', async ({ site }) => {
    await site.write({ 'people/lonely.yaml': person({ name: 'Lonely Person' }), 'people/busy.yaml': person({ name: 'Busy Person' }) })
    await site.write({ 'blog/made.mdx': article(blogPost({ author: 'busy' })) })
    const { files } = await exploreSite(site)
    expect(files.find(({ file }) => file === 'people/lonely.yaml')).toMatchObject({ title: 'Lonely Person' })
    expect(files.filter(({ isOrphan }) => isOrphan).map(({ file }) => file)).toContain('people/lonely.yaml')
    expect(files.filter(({ isOrphan }) => isOrphan).map(({ file }) => file)).not.toContain('people/busy.yaml')
  })
})
