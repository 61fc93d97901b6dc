import type { ContentModel } from '../src/engine/content/model/content-model'
import type { CoreGraph } from '../src/engine/content/model/graph'
import { withReads } from '../src/engine/lib/reads'
import type { Staged } from '../src/engine/problems/problem'
import type { Head, PageItem } from './define/page'
import { notingLinks, textKeys } from './graph-texts'
import { type ContentFinder, contentFinder } from './outputs/content-of-pages'
import { addressOf, type PlanInput, type PlannedPage, plannedItem, planProblems } from './plan'
import { dataKey } from './render'
import { reservedBy } from './reserved'

/** What is known of a page whose data was made before. Plain data. */
export type KnownPlan = {
  /** The texts of articles that its data was made from, by name, each with its key. */
  texts: readonly (readonly [name: string, key: string])[]
  /** The key of its data (`dataKey`). */
  key: string
  head: Head
  /** The files of content that it is made of (`contentFinder`). */
  content: readonly string[]
}

/** What is known of pages by address, for one key of all that a graph holds but texts (`keyWithoutTexts`), and for one key of the code. */
export type PlanRecord = ReadonlyMap<string, KnownPlan>

/** Pages with what is known of each. */
export type PlanAgain = { pages: readonly PlannedPage[]; record: PlanRecord }

/**
 * Plans pages as `planPages` does. The data of a page that asked for the same texts when it was made last is the same as then, so it is made
 * only if it is asked for.
 */
export function planAgain(
  { pages: kinds, model, ...reserving }: PlanInput & { model: Pick<ContentModel, 'collections'> },
  graph: CoreGraph,
  before: PlanRecord,
): Staged<PlanAgain> {
  const noting = notingLinks(graph)
  const making: Making = { keyOfText: textKeys(graph), contentOf: contentFinder(graph, model) }
  const isSame = ({ texts }: KnownPlan) => texts.every(([name, key]) => making.keyOfText(name) === key)
  const record = new Map<string, KnownPlan>()
  const pages = kinds.flatMap((kind) => {
    // Which pages there are may depend on texts, too.
    const { value: items, reads: shared } = withReads(() => [...kind.items(noting)])
    return items.map((item) => {
      const address = addressOf(kind, item)
      const known = before.get(address)
      const plan = known && isSame(known) ? known : madePlan(address, item, shared, making)
      record.set(address, plan)
      return plannedItem(kind, itemWithHead(item, plan.head), address)
    })
  })
  return { value: { pages, record }, problems: planProblems(pages, graph, reservedBy(reserving, graph)) }
}

/** What decides what is known of a page besides the page itself. */
type Making = { keyOfText: (name: string) => string | undefined; contentOf: ContentFinder }

function madePlan(address: string, item: PageItem, shared: ReadonlySet<string>, { keyOfText, contentOf }: Making): KnownPlan {
  const { value, reads } = withReads(() => {
    const { source, props, head } = item
    return { key: dataKey({ address, props, head }), head, content: contentOf({ source, props }) }
  })
  return { ...value, texts: [...new Set([...shared, ...reads])].map((name) => [name, keyOfText(name) ?? ''] as const) }
}

/** An item with its head, whose props are made only if they are asked for. */
const itemWithHead = (item: PageItem, head: Head): PageItem => ({
  params: item.params,
  source: item.source,
  get props() {
    return item.props
  },
  head,
  element: (words) => item.element(words),
  data: (context) => item.data(context),
})
