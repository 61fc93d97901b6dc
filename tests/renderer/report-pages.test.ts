import { expect } from 'vitest'
import { type PageRecord, recordOf, reportedPage } from '../../renderer/build-pages'
import { createContext } from '../../renderer/context'
import type { PlannedPage } from '../../renderer/plan'
import type { RenderContext } from '../../renderer/render'
import { buildPages } from '../support/build-pages'
import { CODE } from '../support/code'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'
import { siteTest } from '../support/site-test'
import { ASSETS } from './made'

const reportPages = (planned: readonly PlannedPage[], context: RenderContext, record: PageRecord) =>
  planned.map((page) => reportedPage(page, context, { record }))

siteTest('reports of pages are the same as those of their documents, without rendering these', async ({ site }) => {
  const graph = await site.graph()
  const planned = planPages(SITE, graph).value
  const context = createContext(SITE, { graph: graph, assets: ASSETS, code: CODE })
  const reported = reportPages(planned, context, new Map())
  expect(recordOf(reported)).toEqual(recordOf([...buildPages(planned, context, new Map())]))
  expect(reported.length).toBeGreaterThan(10)
})

siteTest('a page with the key of last time is not rendered again', async ({ site }) => {
  const graph = await site.graph()
  const [page] = planPages(SITE, graph).value
  const context = createContext(SITE, { graph: graph, assets: ASSETS, code: CODE })
  const pages = page ? [page] : []
  const before = reportPages(pages, context, new Map())
  const unable = pages.map((known) => ({
    ...known,
    element: () => {
      throw new Error('it is rendered')
    },
  }))
  expect(before).toHaveLength(1)
  expect(recordOf(reportPages(unable, context, recordOf(before)))).toEqual(recordOf(before))
  expect(() => reportPages(unable, context, new Map())).toThrow('it is rendered')
})
