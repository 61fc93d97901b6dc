import { describe, expect } from 'vitest'
import { unbroken } from '../../src/engine/lib/text'
import { authorAddress } from '../../src/site/graph/authors'
import type { Graph } from '../../src/site/graph/graph'
import { feeds } from '../../src/site/outputs/feeds'
import { markdown } from '../../src/site/outputs/markdown'
import { filesOf, outputOf, pagesOf } from '../renderer/made'
import { dataIn } from '../structured-data/page-data'
import { article, blogPost, caseStudy, newsItem, person, service } from '../support/factories'
import { type SiteWorkspace, siteTest } from '../support/site-test'

const mainOf = (graph: Graph, address: string) => /<main.*<\/main>/s.exec(pagesOf(graph, address)[0]?.html() ?? '')?.[0] ?? ''

const biography = {
  text: ['How it began.'],
  argues: 'Tests come first.',
  education: ['A school, 2001'],
  talks: [{ title: 'A talk', at: 'A meeting', year: 2020 }],
  publications: [{ title: 'A text', at: 'A journal', year: 2021 }],
}

/** A person with two posts and a case study, who leads a practice; one who wrote nothing; and a team. */
const written = (site: SiteWorkspace) =>
  site.write({
    'people/made.yaml': person({
      name: 'Ada Made',
      title: 'Head of tests',
      bio: 'Ada tests.',
      expertise: ['Testing'],
      linkedin: 'https://example.org/ada',
      biography,
    }),
    'people/silent.yaml': person({ name: 'Sam Silent' }),
    'people/desk.yaml': person({ name: 'The Desk', team: true }),
    'services/made.yaml': service({ lead: 'made' }),
    'blog/made.mdx': article(blogPost({ title: 'A post', excerpt: 'What a post says.', author: 'made', date: '2024-03-03' })),
    'blog/older.mdx': article(blogPost({ title: 'An older post', excerpt: 'It is older.', author: 'made', date: '2023-02-01' })),
    'case-studies/made.yaml': caseStudy({ title: 'A case', excerpt: 'What a case says.', author: 'made', date: '2024-03-04' }),
    'newsroom/made.mdx': article(newsItem({ title: 'A piece of news', excerpt: 'What a piece of news says.', author: 'desk' })),
  })

describe('the page of an author', () => {
  siteTest('says who that is, shows the newest text, and lists the others by collection', async ({ site }) => {
    await written(site)
    const main = mainOf(await site.graph(), '/authors/made')
    for (const text of [
      '<h1>Ada Made</h1>',
      'Head of tests',
      'Ada tests.',
      'Testing',
      'How it began.',
      'Tests come first.',
      'A school, 2001',
    ])
      expect(main).toContain(text)
    expect(main).toContain('href="https://example.org/ada"')
    expect(main).toContain('href="/services/made#lead"')
    const listed = [...main.matchAll(/<h3 class="c3 small rows-label" id="[^>]*>([^<]*)<|<h4><a class="covers" href="([^"]*)"/g)].map(
      ([, kind, href]) => kind ?? href,
    )
    expect(listed).toEqual(['Blog', '/blog/made', '/blog/older'])
    expect(main.split('href="/case-studies/made"')).toHaveLength(2)
    expect(main).toContain('3 items')
    expect(main).toContain(`<time dateTime="2023-02-01">From ${unbroken('February 1, 2023')}</time>`)
  })

  siteTest('is linked from the bylines of articles and case studies', async ({ site }) => {
    await written(site)
    const graph = await site.graph()
    for (const address of ['/blog/made', '/case-studies/made'])
      expect(mainOf(graph, address)).toContain('<b><a href="/authors/made">Ada Made</a></b>')
    expect(mainOf(graph, '/newsroom/made')).toContain('<b><a href="/authors/desk">The Desk</a></b>')
  })

  siteTest('is there for those who wrote something only', async ({ site }) => {
    await written(site)
    const addresses = pagesOf(await site.graph()).map(({ address }) => address)
    expect(addresses.filter((address) => address.startsWith('/authors/')).toSorted()).toEqual([
      '/authors/desk',
      '/authors/first-person',
      '/authors/made',
    ])
  })

  siteTest('tells programs who that is: a person, or a part of the company', async ({ site }) => {
    await written(site)
    const graph = await site.graph()
    const profileAt = (address: string) => dataIn(pagesOf(graph, address)[0]?.html() ?? '')?.find((node) => node['@type'] === 'ProfilePage')
    expect(profileAt('/authors/made')).toMatchObject({
      url: 'https://site.example/authors/made',
      mainEntity: {
        '@type': 'Person',
        name: 'Ada Made',
        jobTitle: 'Head of tests',
        url: 'https://site.example/authors/made',
        sameAs: 'https://example.org/ada',
        description: 'Ada tests.',
        knowsAbout: ['Testing'],
        worksFor: { '@type': 'Organization', name: 'Example' },
      },
    })
    expect(profileAt('/authors/desk')).toMatchObject({ mainEntity: { '@type': 'Organization', name: 'The Desk' } })
    const post = dataIn(pagesOf(graph, '/blog/made')[0]?.html() ?? '')?.find((node) => node['@type'] === 'BlogPosting')
    expect(post).toMatchObject({ author: { name: 'Ada Made', url: 'https://site.example/authors/made' } })
  })

  siteTest('has a feed of what they wrote, newest first, and a text', async ({ site }) => {
    await written(site)
    const graph = await site.graph()
    const feed = String((await filesOf(feeds, outputOf(graph))).get('authors/made/feed.xml'))
    expect(feed).toContain('<title>Example: Ada Made</title>')
    expect([...feed.matchAll(/<entry>\n<id>[^<]*<\/id>\n<title>([^<]*)</g)].map(([, title]) => title)).toEqual([
      'A case',
      'A post',
      'An older post',
    ])
    const text = String((await filesOf(markdown, outputOf(graph, { pages: pagesOf(graph) }))).get('authors/made.md'))
    expect(text).toMatchInlineSnapshot(`
      "# Ada Made

      Head of tests

      At: <https://site.example/authors/made>

      Ada tests.

      ## Tests come first.

      How it began.

      ## Case studies

      - [A case](https://site.example/case-studies/made): Case study, Mar 4, 2024

      ## Blog

      - [A post](https://site.example/blog/made): Blog, Mar 3, 2024
      - [An older post](https://site.example/blog/older): Blog, Feb 1, 2023
      "
    `)
  })

  siteTest('has further pages for those who wrote much, which go on with the list', async ({ site }) => {
    const posts = Array.from({ length: 30 }, (_, index) => [
      `blog/post-${index}.mdx`,
      article(blogPost({ title: `P${index}`, excerpt: `E${index}`, author: 'made' })),
    ])
    await site.write({ 'people/made.yaml': person({ name: 'Ada Made', biography }), ...Object.fromEntries(posts) })
    const graph = await site.graph()
    const further = mainOf(graph, '/authors/made/page/2')
    expect(further.match(/<h4>/g)).toHaveLength(6)
    expect(further).not.toContain('How it began.')
    expect(mainOf(graph, '/authors/made')).toContain('href="/authors/made/page/2"')
  })
})

describe('the list of authors', () => {
  siteTest('has everybody who wrote something, with how much that is, and each of their pages leads to it', async ({ site }) => {
    await written(site)
    const graph = await site.graph()
    const main = mainOf(graph, '/authors')
    expect(main).toContain('<h1>Authors heading</h1>')
    const rows = [...main.matchAll(/<li class="author-row">.*?<\/li>/g)].map(([row]) => row)
    expect(rows.map((row) => /<a class="covers" href="([^"]*)"/.exec(row)?.[1])).toEqual(
      graph.people.values().flatMap(({ slug }) => authorAddress(graph, slug) ?? []),
    )
    const own = rows.find((row) => row.includes('href="/authors/made"'))
    for (const text of [
      'Ada Made</a></h3>',
      'Head of tests',
      'Ada tests.',
      '<b>3 items</b> From <span class="whole">February 1, 2023</span>',
      'portrait-made',
    ])
      expect(own).toContain(text)
    expect(rows.find((row) => row.includes('The Desk'))).toContain('<b>One item</b>')
    expect(main).not.toContain('Sam Silent')
    expect(mainOf(graph, '/authors/made')).toContain('<li><a href="/authors">Authors page</a></li>')
  })
})
