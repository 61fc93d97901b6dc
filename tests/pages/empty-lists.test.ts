import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect } from 'vitest'
import { siteMapOf } from '../../pages/search/site-map'
import { shellData } from '../../pages/shared/shell'
import { plannedPageAt } from '../../renderer/plan'
import { required } from '../../src/engine/problems/problem'
import type { Graph } from '../../src/site/graph/graph'
import { event } from '../support/factories'
import { SITE } from '../support/site'
import { type SiteWorkspace, siteTest } from '../support/site-test'

const EVENTS = '/events'

/** Adds links to the list of events to every part of the navigation. */
async function linkEvents(site: SiteWorkspace) {
  const file = 'site/navigation.yaml'
  await site.replace(file, '  - label: Investors\n', `  - label: Top\n    href: ${EVENTS}\n  - label: Investors\n`)
  await site.replace(
    file,
    '            link: /blog\n',
    `            link: /blog\n          - name: Menu\n            desc: D\n            link: ${EVENTS}?type=a\n`,
  )
  await site.replace(file, '          href: /insights\n', `          href: /insights\n        - label: Aside\n          href: ${EVENTS}\n`)
  await site.replace(
    file,
    'links:\n  - label: About\n    href: /about\nmobile:',
    `links:\n  - label: Plain\n    href: ${EVENTS}\n  - label: About\n    href: /about\nmobile:`,
  )
  await site.replace(
    file,
    '  - title: Reading\n    links:\n      - label: Insights\n        href: /insights',
    `  - title: Reading\n    links:\n      - label: Foot\n        href: ${EVENTS}`,
  )
}

const menusOf = (graph: Graph) => JSON.stringify(shellData(graph))

const pageAt = (graph: Graph, address: string) => required(plannedPageAt(SITE.pages, graph, address), address)

const htmlAt = (graph: Graph, address: string) => renderToStaticMarkup(pageAt(graph, address).element(SITE.words(graph)))

describe('a list without entries', () => {
  siteTest('leaves menus, the site map, the hub and search engines, and comes back with its first entry', async ({ site }) => {
    await linkEvents(site)
    const full = await site.graph()
    expect(menusOf(full).match(/"href":"\/events/g)).toHaveLength(5)
    expect(pageAt(full, EVENTS).head.noindex).toBeUndefined()

    await site.write({ 'events/first-event.yaml': null })
    const empty = await site.graph()
    expect(menusOf(empty)).not.toContain(EVENTS)
    expect(shellData(empty).footer.map(({ title }) => title)).not.toContain('Reading')
    expect(JSON.stringify(siteMapOf(empty))).not.toContain(EVENTS)
    expect(pageAt(empty, EVENTS).head.noindex).toBe(true)
    const chips = (graph: Graph) =>
      htmlAt(graph, '/insights').includes(`${graph.pages.insights.categories.find(({ kind }) => kind === 'events')?.label}`)
    expect([chips(full), chips(empty)]).toEqual([true, false])

    await site.write({ 'events/made.yaml': event({ draft: true }) })
    expect(menusOf(await site.graph())).not.toContain(EVENTS)
    await site.write({ 'events/made.yaml': event() })
    expect(menusOf(await site.graph())).toContain(EVENTS)
  })

  siteTest('says so, and offers another way, in the place of its filters', async ({ site }) => {
    expect(htmlAt(await site.graph(), EVENTS)).not.toContain('Nothing yet')
    await site.write({ 'events/first-event.yaml': null })
    const html = htmlAt(await site.graph(), EVENTS)
    expect(html).toContain('Nothing yet')
    expect(html).toContain('Come back another day.')
    expect(html).not.toContain('type="search"')
  })

  siteTest('has a first screen without what it would show of its entries', async ({ site }) => {
    const named = (html: string, graph: Graph) => html.includes(`aria-label="${graph.pages.blog.writers}"`)
    const full = await site.graph()
    expect(named(htmlAt(full, '/blog'), full)).toBe(true)
    await site.write({ 'blog/first-post.mdx': null })
    const empty = await site.graph()
    expect(named(htmlAt(empty, '/blog'), empty)).toBe(false)
  })
})
