import { describe, expect, test, vi } from 'vitest'
import { definePage } from '../../pages/shared/define-page'
import { keyWithoutFields, withTrackedLinks } from '../../renderer/graph-reads'
import { NO_PLANS, type PlanRecord, planIncrementally } from '../../renderer/incremental-plan'
import type { PlannedPage } from '../../renderer/plan'
import { entryTracker } from '../../src/engine/content/link/tracked-entry'
import { memoize } from '../../src/engine/lib/memoize'
import { collectReads, dependencyNames } from '../../src/engine/lib/reads'
import type { Graph } from '../../src/site/graph/graph'
import { CODE } from '../support/code'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'
import { type SiteWorkspace, siteTest } from '../support/site-test'
import { ownContent } from './graphs'

const keyOf = (graph: Graph) => keyWithoutFields(graph, SITE.documents)
const POST = 'blog/first-post.mdx'
const CODED = { site: SITE, code: CODE }

/** The addresses of pages whose data was made anew. */
const madeAnew = (record: PlanRecord, before: PlanRecord) =>
  [...record.plans].flatMap(([address, plan]) => (before.plans.get(address) === plan ? [] : [address]))

/** A kind of page that counts how often its data is made. */
function countedPage(props: (graph: Graph) => { shown: string }) {
  let made = 0
  const page = definePage({
    path: '/made',
    source: () => 'pages/home.yaml',
    props(graph) {
      made++
      return props(graph)
    },
    head: ({ shown }) => ({ title: shown, description: shown }),
    View: () => null,
  })
  const plan = (graph: Graph, before: PlanRecord) =>
    planIncrementally({ site: { pages: [page], outputs: [], model: SITE.model }, code: CODE }, withTrackedLinks(graph), before).value
  return { kind: page, plan, count: () => made }
}

/**
 * Plans pages, and again after an edit of the post, as a build after a change of nothing else. Returns the addresses whose data was made
 * anew, and the number of pages, all of which are what planning at once gives.
 */
async function replanned(site: SiteWorkspace, from: string, to: string) {
  const before = await site.graph()
  await site.replace(POST, from, to)
  const after = await site.graph()
  expect(keyOf(after)).toBe(keyOf(before))
  const first = planIncrementally(CODED, before, NO_PLANS).value.record
  const { record, pages } = planIncrementally(CODED, after, first).value
  const shown = ({ props, head }: PlannedPage) => ({ props, head })
  expect(pages.map(shown)).toEqual(planPages(SITE, after).value.map(shown))
  return { made: madeAnew(record, first), pages: pages.length }
}

describe('planning again', () => {
  siteTest('gives the pages that planning does', async ({ site }) => {
    const graph = await site.graph()
    const planned = planPages(SITE, graph)
    const first = planIncrementally(CODED, graph, NO_PLANS)
    const again = planIncrementally(CODED, graph, first.value.record)
    const dataOf = ({ address, aliases, params, source, props, head }: PlannedPage) => ({ address, aliases, params, source, props, head })
    expect(first.value.pages.map(dataOf)).toEqual(planned.value.map(dataOf))
    expect(again.value.pages.map(dataOf)).toEqual(planned.value.map(dataOf))
    expect([first.problems, again.problems]).toEqual([planned.problems, planned.problems])
    expect(madeAnew(again.value.record, first.value.record)).toEqual([])
  })

  siteTest('makes only the data of pages that show a text that has changed', async ({ site }) => {
    const { made } = await replanned(site, 'A short text.', 'Another text.')
    expect(made).toEqual(['/blog/first-post'])
  })

  siteTest('makes only the data of pages that show a field that has changed', async ({ site }) => {
    const { made, pages } = await replanned(site, 'title: First post', 'title: Other post')
    expect(made).toContain('/blog')
    expect(made).not.toContain('/services')
    expect(made.length).toBeLessThan(pages / 2)
  })

  siteTest('makes the same of pages that were planned again and again as of those planned at once', async ({ site }) => {
    let { record } = planIncrementally(CODED, await site.graph(), NO_PLANS).value
    for (const [from, to] of [
      ['title: First post', 'title: Other post'],
      ['title: Other post', 'title: Third post'],
      ['A short text.', 'Another text.'],
      ['title: Third post', 'title: First post'],
    ] as const) {
      await site.replace(POST, from, to)
      const graph = await site.graph()
      const again = planIncrementally(CODED, graph, record).value
      expect(again.pages.map(({ props }) => props)).toEqual(planPages(SITE, graph).value.map(({ props }) => props))
      record = again.record
    }
  })

  siteTest.for([
    ['a field that an entry did not have', POST, 'title: First post', 'title: First post\nupdated: 2024-12-14'],
    ['a word of the site', 'site/identity.yaml', 'name: Example', 'name: Another'],
  ] as const)('does not hold for another key, which changes with %s', async ([, file, from, to], { site }) => {
    const before = keyOf(await site.graph())
    await site.replace(file, from, to)
    expect(keyOf(await site.graph())).not.toBe(before)
  })

  siteTest('asks a kind of page for its list again only where that was made from a text that has changed', async ({ site }) => {
    let asked = 0
    const page = definePage({
      path: '/made/:slug',
      entries(graph: Graph) {
        asked++
        return [{ slug: String(graph.blog.get('first-post')?.body.words) }]
      },
      source: () => 'pages/home.yaml',
      props: (_, { slug }) => ({ slug }),
      head: ({ slug }) => ({ title: slug, description: slug }),
      View: () => null,
    })
    const plan = (graph: Graph, before: PlanRecord) =>
      planIncrementally({ site: { pages: [page], outputs: [], model: SITE.model }, code: CODE }, withTrackedLinks(graph), before).value
    const { record } = plan(await site.graph(), NO_PLANS)
    await site.replace('whitepapers/first-paper.mdx', 'A short text.', 'Another text.')
    const again = plan(await site.graph(), record)
    expect([asked, again.record.pages]).toEqual([1, record.pages])
    await site.replace(POST, 'A short text.', 'A text of five words.')
    expect(plan(await site.graph(), again.record).pages.map(({ address }) => address)).not.toEqual(
      again.pages.map(({ address }) => address),
    )
    expect(asked).toBe(2)
  })

  siteTest('compares pages with each other only where an address or a head has changed since all was right', async ({ site }) => {
    const reserved = vi.fn(() => [])
    const { kind } = countedPage(({ blog }) => ({ shown: `${blog.get('first-post')?.body.words} words` }))
    const plan = (graph: Graph, before: PlanRecord) =>
      planIncrementally(
        { site: { pages: [kind], outputs: [{ reserved }], model: SITE.model }, code: CODE },
        withTrackedLinks(graph),
        before,
      ).value.record
    const first = plan(await site.graph(), NO_PLANS)
    await site.replace('whitepapers/first-paper.mdx', 'A short text.', 'Another text.')
    const again = plan(await site.graph(), first)
    expect(again.pages).toEqual(first.pages)
    expect(reserved).toHaveBeenCalledTimes(1)
    await site.replace(POST, 'A short text.', 'A text of five words.')
    expect(plan(await site.graph(), again).plans.get('/made')?.head).not.toEqual(first.plans.get('/made')?.head)
  })

  test('notes for each page all that it is made of, whatever was made before', async () => {
    const graph = await ownContent()
    const sourcesOf = ({ plans, dependencies }: PlanRecord) =>
      new Map([...plans].map(([address, plan]) => [address, new Set(plan.dependencies.map((place) => dependencies[place]?.[0]))]))
    const first = planIncrementally(CODED, graph, NO_PLANS).value.record
    // Indexes over all entries have been made by the first time.
    expect(sourcesOf(planIncrementally(CODED, graph, NO_PLANS).value.record)).toEqual(sourcesOf(first))
  })

  siteTest('makes no data of a page until that is asked for', async ({ site }) => {
    const graph = await site.graph()
    const { plan, count } = countedPage(({ site: { identity } }) => ({ shown: identity.name }))
    const { record } = plan(graph, NO_PLANS)
    const [page] = plan(graph, record).pages
    expect([page?.head.title, count()]).toEqual(['Example', 1])
    expect([page?.props, count()]).toEqual([{ shown: 'Example' }, 2])
  })

  siteTest('makes the data anew of a page that asked for the links of content, where one is on another line', async ({ site }) => {
    const { plan } = countedPage(({ links }) => ({ shown: links.map(({ place }) => String(place.line)).join(' ') }))
    const before = await site.graph()
    const { record } = plan(before, NO_PLANS)
    await site.write({ 'blog/made.mdx': null })
    await site.replace(POST, 'A short text.', 'One more.\n\nA [link](/services).')
    expect(madeAnew(plan(await site.graph(), record).record, record)).toEqual(['/made'])
  })
})

const readsOf = (work: () => unknown) => [...dependencyNames(collectReads(work).reads)].toSorted()

describe('what work has asked for', () => {
  siteTest('is each text and each entry that it looked at, also in a copy', async ({ site }) => {
    const { blog } = await site.graph()
    expect(readsOf(() => blog.values().map(({ slug, url }) => slug + url))).toEqual([])
    expect(readsOf(() => blog.values().map(({ title }) => title))).toEqual(['blog/first-post fields'])
    expect(readsOf(() => blog.get('first-post')?.body.words)).toEqual(['blog/first-post'])
    expect(readsOf(() => ({ ...blog.get('first-post') }))).toEqual(['blog/first-post', 'blog/first-post fields'])
  })

  test('is a field of all entries, and not each of them, where these are many', () => {
    const note = entryTracker('notes')
    const notes = Array.from({ length: 100 }, (_, index) =>
      note({ collection: 'notes', slug: `n${index}`, title: 'A note', date: '2024-12-15' }),
    )
    expect(readsOf(() => notes.slice(0, 99).map(({ title }) => title))).toHaveLength(99)
    expect(readsOf(() => notes.map(({ title }) => title))).toEqual(['notes title'])
    expect(readsOf(() => [notes.map(({ title }) => title), notes[0]?.date])).toEqual(['notes title', 'notes/n0 fields'])
    const titles = memoize((all: typeof notes) => all.map(({ title }) => title))
    expect([readsOf(() => titles(notes)), readsOf(() => titles(notes))]).toEqual([['notes title'], ['notes title']])
  })

  siteTest('is also what a value was made of that was there already', async ({ site }) => {
    const wordsOf = memoize(({ blog }: Graph) => blog.get('first-post')?.body.words)
    const graph = await site.graph()
    const [first, again] = [collectReads(() => wordsOf(graph)), collectReads(() => wordsOf(graph))]
    expect([...dependencyNames(again.reads)]).toEqual([...dependencyNames(first.reads)])
    expect([...dependencyNames(first.reads)]).toEqual(['blog/first-post'])
  })

  test('is known of work within other work, and after an error', () => {
    const outer = collectReads(() => {
      try {
        collectReads(() => {
          throw new Error('no')
        })
      } catch {}
      return collectReads(() => 1).value
    })
    expect([outer.value, [...dependencyNames(outer.reads)]]).toEqual([1, []])
  })
})
