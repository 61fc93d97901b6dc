import { describe, expect, test } from 'vitest'
import { ownContent } from '../renderer/graphs'
import { pagesOf } from '../renderer/made'
import { breachesOf, type DataNode, idsOf, nodesIn, textOf } from './breaches'
import { dataIn } from './page-data'
import { lacks, REQUIRED } from './rich-results'
import { readVocabulary } from './vocabulary'

const graph = await ownContent()
const vocabulary = readVocabulary()
const pages = pagesOf(graph).map((page) => ({ page, html: page.html() }))
const described = pages.flatMap(({ page, html }) => (dataIn(html) ?? []).map((node) => ({ page, node })))
const ids = idsOf([...nodesIn(described.map(({ node }) => node))])

describe('the structured data of this site', () => {
  test('is on every page that search engines may list, and on no other', () => {
    const without = pages.filter(({ page, html }) => (dataIn(html) === undefined) !== (page.head.noindex === true))
    expect(without.map(({ page }) => page.address)).toEqual([])
  })

  test('keeps the rules of the vocabulary', () => {
    expect(described.flatMap(({ page, node }) => breachesOf(node, vocabulary, ids).map((one) => `${page.address}  ${one}`))).toEqual([])
  })

  test('has what search engines require', () => {
    expect(described.flatMap(({ page, node }) => lacks(node).map((one) => `${page.address}  ${one}`))).toEqual([])
  })

  test('is of these kinds, by the pattern of the page', () => {
    const kinds = described.map(({ page, node }) => `${page.pattern} ${textOf(node['@type'])}`)
    expect([...new Set(kinds)].filter((one) => !one.endsWith('BreadcrumbList'))).toMatchInlineSnapshot(`
      [
        "/ Organization",
        "/ WebSite",
        "/services/:slug Service",
        "/case-studies/:slug Article",
        "/newsroom/:slug NewsArticle",
        "/whitepaper/:slug Report",
        "/blog/:slug BlogPosting",
        "/authors/:slug ProfilePage",
        "/events Event",
        "/about Organization",
        "/investors Report",
        "/investors Event",
        "/regions Organization",
        "/contact Organization",
      ]
    `)
  })

  test('has the trail that the page shows', () => {
    const shown = (html: string) => {
      const trail = /<nav class="breadcrumbs"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? ''
      const places = [...trail.matchAll(/<li(?: aria-current="page")?>(?:<a href="([^"]*)">)?(.*?)(?:<\/a>)?<\/li>/g)]
      return places.map(([, href, name = '']) => ({ name: name.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"), href }))
    }
    for (const { html, page } of pages.filter(({ page: { head } }) => !head.noindex)) {
      const trail = shown(html)
      const last = trail.length - 1
      const linked = trail.flatMap(({ name, href }, index) => (href === undefined && index < last ? [] : [{ name, href }]))
      expect({ at: page.address, trail: trailOf(dataIn(html) ?? []) }).toEqual({ at: page.address, trail: linked })
    }
  })

  test('has the section that the header marks in the trail', () => {
    const sectionOf = (html: string) => /<(?:summary|a)[^>]* aria-current="true"[^>]*>([^<]+)</.exec(html)?.[1]
    const trails = described.flatMap(({ page, node }) => (node['@type'] === 'BreadcrumbList' ? [{ page, trail: trailOf([node]) }] : []))
    const without = trails.filter(({ page, trail }) => {
      const section = sectionOf(pages.find((one) => one.page === page)?.html ?? '')
      return section !== undefined && !trail.some(({ name }) => name === section)
    })
    expect(without.map(({ page }) => page.address)).toEqual([])
  })

  test('asks for no requirement of a kind that nothing tests', () => {
    const kinds = new Set(described.map(({ node }) => textOf(node['@type'])))
    // The one position of the content is closed; tests of positions are beside this file.
    expect(Object.keys(REQUIRED).filter((kind) => !kinds.has(kind))).toEqual(['JobPosting'])
  })
})

function trailOf(nodes: readonly DataNode[]) {
  const items = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement
  if (!Array.isArray(items)) return []
  const origin = graph.site.identity.origin
  return items.map(({ name, item }: { name: string; item?: string }) => ({ name, href: item?.slice(origin.length) }))
}
