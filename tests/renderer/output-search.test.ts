import { describe, expect } from 'vitest'
import type { RenderedPage } from '../../renderer/build-pages'
import type { SearchEntry } from '../../src/site/islands/site-search/entry'
import { searchIndex, searchIndexBy } from '../../src/site/outputs/search-index'
import { article, blogPost, event, job, person } from '../support/factories'
import { type SiteWorkspace, siteTest } from '../support/site-test'
import { filesOf, outputOf, pagesOf, textOf } from './made'

/** The whole index of the fixture: address, kind and title. */
const EVERYTHING = [
  '/  pages  Home',
  '/services  pages  Services page',
  '/services/first-service  services  First service',
  '/services/second-service  services  Second service',
  '/industries  pages  Industries page',
  '/industries/first-industry  industries  First industry',
  '/insights  pages  Insights page',
  '/case-studies  pages  Case studies page',
  '/case-studies/first-case  caseStudies  First case',
  '/case-studies/second-case  caseStudies  Second case',
  '/newsroom  pages  News page',
  '/newsroom/first-news  newsroom  First news',
  '/whitepapers  pages  Papers page',
  '/whitepaper/first-paper  whitepapers  First paper',
  '/blog  pages  Blog page',
  '/blog/first-post  blog  First post',
  '/events  pages  Events page',
  '/technology  pages  Technology page',
  '/about  pages  About page',
  '/careers  pages  Careers page',
  '/careers/first-job  careers  First job',
  '/investors  pages  Investors page',
  '/regions  pages  Regions page',
  '/legal/privacy-policy  legal  First document',
  '/contact  pages  Contact page',
  '/events#first-event  events  First event',
  '/regions#first-region  regions  First region',
  '/technology#first-category  technologies  First category',
]

async function indexOf(site: SiteWorkspace): Promise<{ entries: readonly SearchEntry[]; pages: readonly RenderedPage[] }> {
  const graph = await site.graph()
  const pages = pagesOf(graph)
  const entries = JSON.parse(await textOf(searchIndex, outputOf(graph, { pages }))) as readonly SearchEntry[]
  return { entries, pages }
}

describe('the search index', () => {
  siteTest('holds everything of the fixture that has an address', async ({ site }) => {
    const { entries } = await indexOf(site)
    expect(entries.map(({ u, k, t }) => `${u}  ${k}  ${t}`)).toEqual(expect.arrayContaining(EVERYTHING))
  })

  siteTest('has the portrait, position and biography of an author, and no picture of a team', async ({ site }) => {
    await site.write({
      'people/made.yaml': person({ name: 'Ada Made' }),
      'people/desk.yaml': person({ name: 'The Desk', team: true }),
      'blog/made.mdx': article(blogPost({ title: 'A post', excerpt: 'What a post says.', author: 'made' })),
      'blog/desk.mdx': article(blogPost({ title: 'Another post', excerpt: 'It says more.', author: 'desk' })),
    })
    const { entries } = await indexOf(site)
    const pictureOf = (address: string) => entries.find(({ u }) => u === address)?.p
    expect(pictureOf('/authors/made')).toBe('/art/portrait-made-square.svg#art')
    expect(pictureOf('/authors/desk')).toBeUndefined()
    expect(entries.find(({ u }) => u === '/authors/made')?.d).toBe('Made position. What the person did.')
  })

  siteTest('leads to pages and places that exist, each once', async ({ site }) => {
    const { entries, pages } = await indexOf(site)
    const known = new Set(pages.flatMap(({ address, report }) => [address, ...report.ids.map((id) => `${address}#${id}`)]))
    expect(entries.filter(({ u }) => !known.has(u))).toEqual([])
    expect(new Set(entries.map(({ u }) => u)).size).toBe(entries.length)
  })

  siteTest('finds entries by more than their title', async ({ site }) => {
    await site.write({
      'careers/made.yaml': job({ department: 'Design', location: 'Remote' }),
      'events/made.yaml': event({ speaker: 'Ada Maker' }),
      'blog/made.mdx': article(blogPost({ tags: ['Rare tag'] })),
    })
    const { entries } = await indexOf(site)
    const wordsAt = (address: string) => entries.find(({ u }) => u === address)?.w
    expect(wordsAt('/careers/made')).toBe('Design|Remote')
    expect(wordsAt('/events#made')).toContain('Ada Maker')
    expect(wordsAt('/events#made')).toMatch(/\|[A-Z][a-z]+ \d+, \d{4}$/)
    expect(wordsAt('/case-studies/first-case')).toContain('|10% First result')
    expect(wordsAt('/blog/made')).toMatch(/^Rare tag\|Ideas\|\S/)
  })

  siteTest('finds pages by their names in menus and their keywords', async ({ site }) => {
    const { entries } = await indexOf(site)
    const about = entries.find(({ u }) => u === '/about')
    expect(about).toMatchObject({ t: 'About page', n: expect.any(String), w: 'Company' })
  })

  siteTest('has the sections of standing pages, with their page and the names of what stands in them', async ({ site }) => {
    await site.write({ 'people/made.yaml': person({ name: 'Ada Made' }) })
    await site.replace('pages/about.yaml', '    - second-person', '    - made')
    const { entries } = await indexOf(site)
    expect(entries.find(({ u }) => u === '/about#leadership')).toMatchObject({
      k: 'sections',
      s: expect.stringMatching(/^About\|/),
      d: expect.stringContaining('Ada Made'),
      w: expect.stringContaining('Ada Made, Made position|'),
    })
  })

  siteTest('leaves out not-found views and further pages of lists', async ({ site }) => {
    await site.write(
      Object.fromEntries(Array.from({ length: 24 }, (_, n) => [`blog/p${n}.mdx`, article(blogPost({ title: `P${n}`, excerpt: `E${n}` }))])),
    )
    const addresses = (await indexOf(site)).entries.map(({ u }) => u)
    expect(addresses).toContain('/blog/p23')
    expect(addresses.filter((address) => /404|\/page\//.test(address))).toEqual([])
  })

  siteTest('is in parts where there are many entries, which change only with what is in them', async ({ site }) => {
    const made = async () => {
      const graph = await site.graph()
      const pages = pagesOf(graph)
      return filesOf(searchIndexBy(10), outputOf(graph, { pages }))
    }
    await site.write({ 'blog/made.mdx': article(blogPost({ excerpt: 'One way of it.' })) })
    const before = await made()
    const [manifest, ...parts] = [...before.keys()].toReversed()
    expect(manifest).toBe('search-index.json')
    expect(parts.filter((path) => !/^assets\/search\/[\da-f]{12}\.json$/.test(path))).toEqual([])
    await site.write({ 'blog/made.mdx': article(blogPost({ excerpt: 'Another way of it.' })) })
    const after = await made()
    const changed = [...after].filter(([path, text]) => before.get(path) !== text)
    expect(changed.length).toBeGreaterThan(1)
    expect(changed.length).toBeLessThan(before.size / 2)
  })
})
