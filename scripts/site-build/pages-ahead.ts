import { keyAndReport, type PageRecord } from '../../renderer/build-pages'
import type { IncrementalPlan, Planning } from '../../renderer/incremental-plan'
import type { PageReport } from '../../renderer/page-report'
import type { PlannedPage } from '../../renderer/plan'
import type { RenderContext } from '../../renderer/render'
import { itemAt } from '../../src/engine/lib/items'
import type { Checked } from '../../src/engine/problems/problem'

/** A page with its key, and its report once it is known. */
export type KeyedPage = { planned: PlannedPage; key: string; report: PageReport | undefined }

/** The pages that a build makes, planned lazily. */
export type PagesAhead = {
  /** Number of the pages of the site, and of those that this build makes. */
  all: number
  own: number
  /** Those planned so far. */
  pages: readonly KeyedPage[]
  /** Those of them that differ from the record, and have to be rendered. */
  due: readonly KeyedPage[]
  /** All pages that are due. One that is not planned yet is planned in its turn, so that its data is at hand then. */
  allDue: () => Generator<KeyedPage>
  /** What planning has found, once all pages are planned. */
  plan: () => Checked<IncrementalPlan> | undefined
}

type AheadInput = {
  context: RenderContext
  record: PageRecord
  /** Whether this build makes the page at an address. */
  isOwn: (address: string) => boolean
  /** Planning goes ahead until so many pages are due, or to its end. */
  until: number
}

/** Plans pages ahead, and the others when `allDue` comes to them. */
export function pagesAhead({ addresses, steps }: Planning, { context, record, isOwn, until }: AheadInput): PagesAhead {
  const pages: KeyedPage[] = []
  const due: KeyedPage[] = []
  let plan: Checked<IncrementalPlan> | undefined
  /** Plans up to the next page that is due. Returns whether there is one. */
  const planNext = (): boolean => {
    while (!plan) {
      const step = steps.next()
      if (step.done) plan = step.value
      else if (isOwn(step.value.page.address)) {
        const page = { planned: step.value.page, ...keyAndReport(step.value.page, context, { record, keyOfData: step.value.plan.key }) }
        pages.push(page)
        if (page.report) continue
        due.push(page)
        return true
      }
    }
    return false
  }
  while (due.length < until && planNext());
  function* allDue() {
    for (let index = 0; index < due.length || planNext(); index++) yield itemAt(due, index)
  }
  return { all: addresses.length, own: addresses.filter(isOwn).length, pages, due, allDue, plan: () => plan }
}
