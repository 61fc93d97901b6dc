import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NO_ASSETS } from '../../renderer/assets'
import { checkPages, reportedPage } from '../../renderer/build-pages'
import { createContext } from '../../renderer/context'
import { emitAll } from '../../renderer/emit'
import { explore } from '../../renderer/explorer/model'
import { outputsOf } from '../../renderer/outputs-of'
import { reservedBy } from '../../renderer/reserved'
import { linkGraph } from '../../src/engine/content/link/link'
import { readContent } from '../../src/engine/content/read/read'
import { errorsIn, required } from '../../src/engine/problems/problem'
import { outputOf } from '../renderer/made'
import { CODE } from '../support/code'
import { planPages } from '../support/plan-pages'
import { ROOT } from '../support/run-command'
import { parseContent, SITE } from '../support/site'
import { TODAY } from '../support/site-test'
import { growingContent } from './content'
import { growing, stepsOf } from './steps'

const small = await readContent(join(ROOT, 'tests/fixtures/site'))

/** Every stage between the disk and the disk, and the explorer. */
function everyStage(size: number) {
  const raw = growingContent(small, size)
  const parsed = parseContent(raw)
  const clock = { today: TODAY }
  const { value: graph, problems } = linkGraph<typeof SITE extends { model: { graph?: infer Graph } } ? NonNullable<Graph> : never>(
    parsed.value,
    clock,
  )
  if (!graph) throw new Error(JSON.stringify(errorsIn([...parsed.problems, ...problems]).slice(0, 3), null, 2))
  const plan = planPages(SITE, graph)
  const context = createContext(SITE, { graph, assets: NO_ASSETS, code: CODE })
  const reported = plan.value.map((page) => reportedPage(page, context, { record: new Map() }))
  const pages = reported.map((page, index) => ({ ...required(plan.value[index], page.address), ...page, html: () => '' }))
  const checked = checkPages({ pages }, SITE, { graph, reserved: reservedBy(SITE, graph) })
  const files = [...emitAll(outputOf(graph, { pages }), outputsOf(SITE))]
  const measured = pages.map((page) => ({ page, bytes: 0, compressed: 0, milliseconds: 0, links: new Set(page.report.links) }))
  const site = { graph, pages: measured, progress: 'measured' as const, isCurrent: true }
  const explorer = explore({ raw, entries: parsed.value, problems, clock: { ...clock, asOf: undefined }, kinds: SITE.pages, site })
  return { problems: errorsIn([...plan.problems, ...checked]), files, explorer }
}

// Lists have 24 entries on a page.
const SIZE = 24

test('no step of any stage grows faster than content', async () => {
  // What is made once, such as styles, is made before counting.
  expect(everyStage(SIZE).problems).toEqual([])
  const [once, twice, fourTimes] = [
    stepsOf(() => everyStage(SIZE)),
    stepsOf(() => everyStage(2 * SIZE)),
    stepsOf(() => everyStage(4 * SIZE)),
  ]
  expect(growing(once, twice, fourTimes)).toEqual([])
})
