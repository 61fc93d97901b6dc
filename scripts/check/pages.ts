import { NO_ASSETS } from '../../renderer/assets'
import { checkPages, recordOf, reportedPage, targetsKey } from '../../renderer/build-pages'
import { pagesToCheck } from '../../renderer/checks/pages-to-check'
import { type CodeKeys, keyOfPart } from '../../renderer/code-keys'
import { createContext } from '../../renderer/context'
import type { Site } from '../../renderer/define/site'
import { keyWithoutFields, withTrackedLinks } from '../../renderer/graph-reads'
import { planIncrementally } from '../../renderer/incremental-plan'
import { keyOf } from '../../renderer/key'
import type { PlannedPage } from '../../renderer/plan'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import type { SiteProblem } from '../../src/engine/problems/problem'
import type { PageCache } from '../store/page-cache'
import { plansFor } from '../store/plan-store'

/** The problems of the pages of a graph, and the cache for the next check. */
export type CheckedPages = { problems: readonly SiteProblem[]; cache: PageCache }

/**
 * Finds the problems of the addresses and links of all pages of a graph. Pages that differ from `before` are rendered for this, since some
 * anchors exist only in their HTML.
 */
export function checkedPages({ site, code }: { site: Site; code: CodeKeys }, linked: CoreGraph, before: PageCache): CheckedPages {
  const graph = withTrackedLinks(linked)
  const key = keyOf(code.shared, keyWithoutFields(graph, site.documents))
  const { value: plan, problems } = planIncrementally({ site, code }, graph, plansFor(before.plans, key))
  const context = createContext(site, { graph, assets: NO_ASSETS, code })
  const keyOfData = ({ address }: PlannedPage) => plan.record.plans.get(address)?.key
  const pages = plan.pages.map((page) => reportedPage(page, context, { record: before.pages, keyOfData: keyOfData(page) }))
  const content = { graph, reserved: plan.reserved }
  const targets = targetsKey(keyOf(key, keyOfPart(code, site.parts)), pages, { ...content, leftOut: site.leftOut?.(graph) })
  const wrong = checkPages({ pages, checked: pagesToCheck(pages, targets, before) }, site, content)
  return {
    problems: [...problems, ...wrong],
    cache: {
      pages: recordOf(pages),
      plans: { key, record: plan.record },
      targets: wrong.length === 0 ? targets : undefined,
    },
  }
}
