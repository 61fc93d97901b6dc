import { describe, expect, test } from 'vitest'
import { calendarSubscriptions, drawingOf, feedSubscriptions } from '../../pages/feeds/subscriptions'
import { calendars } from '../../src/site/outputs/calendars'
import { feeds } from '../../src/site/outputs/feeds'
import { feedType } from '../../src/site/routes/files'
import { ownContent } from '../renderer/graphs'
import { outputOf, pagesOf } from '../renderer/made'

describe('the page of feeds', async () => {
  const graph = await ownContent()
  const [page] = pagesOf(graph, '/feeds')
  const html = page?.html() ?? ''
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const links = [...main.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)

  test('links to the feed of each kind of entries in each format, and has its whole address to copy', () => {
    const all = [...feeds.emit(outputOf(graph))].map(({ path }) => `/${path}`)
    // Those of tags and of authors are linked from their pages.
    const files = all.filter((path) => !/^\/(?:tags|authors)\//.test(path))
    expect(files.length).toBeGreaterThan(0)
    expect(links.filter((href) => files.includes(href)).toSorted()).toEqual(files.toSorted())
    const copied = [...main.matchAll(/<code>(.*?)<\/code>/g)].map(([, address = '']) =>
      address.replaceAll('<wbr/>', '').replace(graph.site.identity.origin, ''),
    )
    expect(copied.filter((address) => files.includes(address)).toSorted()).toEqual(files.toSorted())
  })

  test('links to every calendar that can be subscribed to, as a file and for a calendar program', async () => {
    const whole: string[] = []
    for (const { path, contents } of calendars.emit(outputOf(graph)))
      if (String(await contents()).includes('REFRESH-INTERVAL')) whole.push(`/${path}`)
    expect(whole).toHaveLength(2)
    const host = new URL(graph.site.identity.origin).host
    expect(links.filter((href) => href.endsWith('.ics')).toSorted()).toEqual(
      whole.flatMap((path) => [path, `webcal://${host}${path}`]).toSorted(),
    )
  })

  test('draws a point only for what has a feed or a calendar of its own', () => {
    const names = drawingOf(graph).flatMap((group) => group.names)
    expect(names.filter(({ point }) => !point).map(({ name }) => name)).toEqual(['Case Studies', 'Events'])
    // The feed and the calendar of everything are at the other end of the lines.
    expect(names.filter(({ point }) => point)).toHaveLength(feedSubscriptions(graph).length + calendarSubscriptions(graph).length - 2)
  })

  test('is in the footer and the site map, in the place of a file', () => {
    const footer = html.slice(html.indexOf('<footer'))
    expect(footer).toContain('href="/feeds"')
    expect(footer).not.toContain('feed.xml')
    const [search] = pagesOf(graph, '/search')
    expect(search?.html()).toMatch(/<main.*href="\/feeds".*<\/main>/s)
  })
})

describe('the head of a page', async () => {
  const graph = await ownContent()
  const feedsIn = (address: string) =>
    pagesOf(graph, address)[0]?.head.alternates?.flatMap(({ type, href }) => (type === feedType('atom') ? [href] : []))

  test.for([
    { address: '/blog', feed: '/blog/feed.xml' },
    { address: '/blog/cloud-security-best-practices', feed: '/blog/feed.xml' },
    { address: '/newsroom', feed: '/newsroom/feed.xml' },
    { address: '/newsroom/global-expansion', feed: '/newsroom/feed.xml' },
    { address: '/whitepapers', feed: '/whitepaper/feed.xml' },
    { address: '/whitepaper/future-of-ai-in-enterprise', feed: '/whitepaper/feed.xml' },
    { address: '/careers', feed: '/careers/feed.xml' },
    { address: '/careers/senior-ai-ml-engineer', feed: '/careers/feed.xml' },
  ])('$address names the feed $feed beside that of everything', ({ address, feed }) => {
    expect(feedsIn(address)).toEqual([feed])
    expect(pagesOf(graph, address)[0]?.html()).toMatch(/<link rel="alternate" type="application\/atom\+xml" [^>]*href="\/feed.xml">/)
  })

  test('of the page of feeds names them all', () => {
    expect(feedsIn('/feeds')).toEqual(['/newsroom/feed.xml', '/whitepaper/feed.xml', '/blog/feed.xml', '/careers/feed.xml'])
  })
})
