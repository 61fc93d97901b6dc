import { describe, expect } from 'vitest'
import { article, blogPost } from '../../support/factories'
import { siteTest } from '../../support/site-test'
import { exploreSite, fileIn } from './explored'

describe('what names an entry', () => {
  siteTest('is a field, a link in a text, or a single file, each with its place', async ({ site }) => {
    await site.write({
      'blog/made.mdx': article(
        blogPost({ author: 'second-person' }),
        '## A heading\n\nSee [the case](/case-studies/first-case#results).\n',
      ),
    })
    const explorer = await exploreSite(site)
    const uses = (file: string) => fileIn(explorer, file).referredBy.map(({ from, by, place }) => `${from}:${place.line} ${by}`)
    expect(uses('case-studies/first-case.yaml')).toEqual(
      expect.arrayContaining(['blog/made.mdx:13 text', 'pages/home.yaml:40 spotlight.caseStudy']),
    )
    expect(uses('people/second-person.yaml')).toContain('blog/made.mdx:4 author')
    expect(fileIn(explorer, 'blog/made.mdx').refersTo.map(({ to, by }) => `${to} ${by}`)).toEqual([
      'people/second-person.yaml author',
      'case-studies/first-case.yaml text',
    ])
  })

  siteTest('is a link to its second address, and the redirect that leads to it', async ({ site }) => {
    await site.write({
      'blog/made.mdx': article(blogPost(), '## A heading\n\nSee [the case](/case-study/first-case).\n'),
      'site/redirects.yaml': [{ from: '/old', to: '/blog/made', reason: 'It moved.' }],
    })
    const explorer = await exploreSite(site)
    const uses = (file: string) => fileIn(explorer, file).referredBy.map(({ from, by, place }) => `${from}:${place.line} ${by}`)
    expect(uses('case-studies/first-case.yaml')).toContain('blog/made.mdx:13 text')
    expect(uses('blog/made.mdx')).toEqual(['site/redirects.yaml:2 [0].to'])
  })
})

describe('where an entry appears', () => {
  siteTest('are its own page, pages that show it, and pages that link to it', async ({ site }) => {
    await site.write({
      'blog/made.mdx': article({ ...blogPost(), title: 'Linking' }, '## A heading\n\nSee [our office](/legal/privacy-policy).\n'),
    })
    const explorer = await exploreSite(site)
    const pages = (file: string) => Object.fromEntries(fileIn(explorer, file).appearsOn.map(({ address, how }) => [address, how]))
    expect(pages('case-studies/first-case.yaml')).toMatchObject({
      '/case-studies/first-case': 'own',
      '/case-studies': 'shown',
      '/': 'shown',
      '/search': 'linked',
    })
    expect(pages('legal/privacy-policy.mdx')).toMatchObject({ '/blog/made': 'linked', '/legal/privacy-policy': 'own' })
    expect(pages('offices/first-office.yaml')).toMatchObject({ '/regions': 'shown' })
    expect(pages('people/first-person.yaml')).toMatchObject({ '/blog/first-post': 'shown' })
    // The footer of every page links to the legal page, which does not count as use.
    expect(pages('legal/privacy-policy.mdx')).not.toHaveProperty('/about')
  })
})

describe('facts', () => {
  siteTest('have the line of each field, place and component that names them', async ({ site }) => {
    await site.write({
      'site/facts.yaml': {
        clients: { value: '200+', label: 'clients' },
        people: { value: '50', label: 'people', word: 'fifty' },
        countries: { value: '12', label: 'countries' },
        years: { value: '20', label: 'years' },
        offices: { value: '1', label: 'offices' },
        idle: { value: '0', label: 'idle hands' },
      },
      'blog/made.mdx': article(
        { ...blogPost(), excerpt: 'We are {fact:people.word}, or {fact:people}.' },
        '## A heading\n\n<Fact name="people.Word" /> of us.\n\n<Stats facts="people, offices" />\n',
      ),
    })
    const { facts } = await exploreSite(site)
    const uses = (key: string) => facts.find((fact) => fact.key === key)?.uses.map(({ place, by }) => `${place.file}:${place.line} ${by}`)
    expect(uses('people')).toEqual(
      expect.arrayContaining(['blog/made.mdx:3 excerpt', 'blog/made.mdx:13 <Fact>', 'blog/made.mdx:15 <Stats>']),
    )
    expect(uses('people')).toEqual([...new Set(uses('people'))])
    expect(uses('offices')).toContain('blog/made.mdx:15 <Stats>')
    expect(uses('clients')).toContain('pages/home.yaml:74 trust.stats[0]')
    expect(uses('idle')).toEqual([])
  })

  siteTest('that are named and not declared are listed too', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article({ ...blogPost(), excerpt: 'We are {fact:peeple}.' }) })
    const { facts } = await exploreSite(site)
    expect(facts.at(-1)).toMatchObject({ key: 'peeple', value: undefined, uses: [{ from: 'blog/made.mdx' }] })
  })
})
