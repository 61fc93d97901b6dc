import { describe, expect } from 'vitest'
import type { SitePage } from '../../renderer/emit'
import type { SearchEntry } from '../../src/site/islands/site-search/entry'
import { searchIndex } from '../../src/site/outputs/search-index'
import { article, blogPost, event, job } from '../support/factories'
import { type SiteWorkspace, siteTest } from '../support/site-test'
import { outputOf, pagesOf, textOf } from './made'

async function indexOf(site: SiteWorkspace): Promise<{ entries: readonly SearchEntry[]; pages: readonly SitePage[] }> {
  const graph = await site.graph()
  const pages = pagesOf(graph)
  const entries: readonly SearchEntry[] = JSON.parse(await textOf(searchIndex, outputOf(graph, { pages })))
  return { entries, pages }
}

describe('the search index', () => {
  siteTest('holds everything of the fixture that has an address', async ({ site }) => {
    const { entries } = await indexOf(site)
    expect(entries.map(({ u, k, t }) => `${u}  ${k}  ${t}`)).toMatchSnapshot()
  })

  siteTest('leads to pages and places that exist, each once', async ({ site }) => {
    const { entries, pages } = await indexOf(site)
    const known = new Set(pages.flatMap(({ address, report }) => [address, ...report.ids.map((id) => `${address}#${id}`)]))
    expect(entries.filter(({ u }) => !known.has(u))).toEqual([])
    expect(new Set(entries.map(({ u }) => u)).size).toBe(entries.length)
  })

  siteTest('knows entries by more than their title', async ({ site }) => {
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

  siteTest('knows pages by what menus call them, by their headings and by words for them', async ({ site }) => {
    const { entries } = await indexOf(site)
    const about = entries.find(({ u }) => u === '/about')
    expect(about).toMatchObject({ t: 'About page', n: expect.any(String), w: expect.stringMatching(/\|Company$/) })
  })

  siteTest('leaves out not-found views and further pages of lists', async ({ site }) => {
    await site.write(
      Object.fromEntries(Array.from({ length: 24 }, (_, n) => [`blog/p${n}.mdx`, article(blogPost({ title: `P${n}`, excerpt: `E${n}` }))])),
    )
    const addresses = (await indexOf(site)).entries.map(({ u }) => u)
    expect(addresses).toContain('/blog/p23')
    expect(addresses.filter((address) => /404|\/page\//.test(address))).toEqual([])
  })
})
