import { expect, test } from 'vitest'
import { definePage } from '../../pages/shared/define-page'
import { NO_ASSETS } from '../../renderer/assets'
import type { PageRecord } from '../../renderer/build-pages'
import { createContext } from '../../renderer/context'
import { incrementalPlanning, NO_PLANS } from '../../renderer/incremental-plan'
import { reportPage } from '../../renderer/render'
import { pagesAhead } from '../../scripts/site-build/pages-ahead'
import { smallSite } from '../renderer/graphs'
import { CODE } from '../support/code'
import { SITE } from '../support/site'

const graph = await smallSite()
const context = createContext(SITE, { graph, assets: NO_ASSETS, code: CODE })

/** A kind of so many pages that notes whose data is made. */
function notedPages(count: number) {
  const made: string[] = []
  const page = definePage({
    path: '/made/:slug',
    entries: () => Array.from({ length: count }, (_, index) => ({ slug: String(index) })),
    source: () => 'pages/home.yaml',
    props(_, { slug }) {
      made.push(slug)
      return { slug }
    },
    head: ({ slug }) => ({ title: slug, description: slug }),
    View: () => null,
  })
  const planning = () => incrementalPlanning({ site: { pages: [page], outputs: [], model: SITE.model }, code: CODE }, graph, NO_PLANS)
  return { planning, made }
}

const all = { context, record: new Map() satisfies PageRecord, isOwn: () => true }

test('pages are planned until many are due, and then one by one, with their data at hand', () => {
  const { planning, made } = notedPages(40)
  const ahead = pagesAhead(planning(), { ...all, until: 10 })
  expect([ahead.own, ahead.due.length, made.length, ahead.plan()]).toEqual([40, 10, 10, undefined])
  let count = 0
  for (const { planned } of ahead.allDue()) {
    const slug = String(count++)
    expect(planned.props).toEqual({ slug })
    // The data of the first ones may be gone; all others are made once.
    if (count > 10) expect(made.filter((one) => one === slug)).toHaveLength(1)
  }
  expect(count).toBe(40)
  expect(ahead.plan()?.value.pages.map(({ address }) => address)).toEqual(ahead.pages.map(({ planned }) => planned.address))
})

test('where few are due, all pages are planned at once', () => {
  const { planning } = notedPages(5)
  const ahead = pagesAhead(planning(), { ...all, until: 10 })
  expect([ahead.due.length, ahead.plan()?.value.pages.length]).toEqual([5, 5])
  expect([...ahead.allDue()]).toEqual(ahead.due)
})

test('pages of other builds are planned and not made, and those of the record are not due', () => {
  const { planning } = notedPages(6)
  const isOwn = (address: string) => Number(address.at(-1)) % 2 === 0
  const first = pagesAhead(planning(), { ...all, isOwn, until: 10 })
  expect([first.all, first.own, first.pages.length, first.plan()?.value.pages.length]).toEqual([6, 3, 3, 6])
  const [known] = first.due
  if (!known) throw new Error('No page is due.')
  const record: PageRecord = new Map([[known.planned.address, { key: known.key, report: reportPage(known.planned, context) }]])
  const again = pagesAhead(planning(), { ...all, isOwn, record, until: 10 })
  expect(again.due.map(({ planned }) => planned.address)).toEqual(['/made/2', '/made/4'])
})
