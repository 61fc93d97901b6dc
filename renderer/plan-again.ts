import type { ContentModel } from '../src/engine/content/model/content-model'
import type { CoreGraph } from '../src/engine/content/model/graph'
import { once } from '../src/engine/lib/once'
import { withReads } from '../src/engine/lib/reads'
import { required, type Staged } from '../src/engine/problems/problem'
import type { Head, Page, PageItem } from './define/page'
import { readKeys } from './graph-reads'
import { type ContentFinder, contentFinder } from './outputs/content-of-pages'
import { addressOf, type PlanInput, type PlannedPage, plannedItem, planProblems } from './plan'
import { dataKey } from './render'
import { reservedBy } from './reserved'
import { type KnownSources, type Sources, type SourceTable, sourcesOf } from './sources'

/** What is known of a page whose data was made before. Plain data. */
export type KnownPlan = Pick<PageItem, 'params' | 'source'> & {
  /** What its data was made from. */
  sources: Sources
  /** The key of its data (`dataKey`). */
  key: string
  head: Head
  /** The files of content that it is made of (`contentFinder`). */
  content: readonly string[]
}

/** What is known of all pages together. Plain data. */
export type KnownPages = {
  /** The addresses of the pages of each kind, in the order of kinds. */
  kinds: readonly KnownAddresses[]
  /** Those of files of outputs and documents (`reservedBy`). */
  reserved: KnownAddresses | undefined
  /** Whether planning has found no problem. */
  areRight: boolean
}
type KnownAddresses = { sources: Sources; addresses: readonly string[] }

/**
 * What is known of pages by address, and of all of them together. It holds for one key of the code, and for one of all that a graph holds
 * but fields (`keyWithoutFields`). `sources` have the keys of the graph that pages were last planned for.
 */
export type PlanRecord = { plans: ReadonlyMap<string, KnownPlan>; pages: KnownPages; sources: KnownSources }

/** The record before a first build. */
export const NO_PLANS: PlanRecord = {
  plans: new Map(),
  pages: { kinds: [], reserved: undefined, areRight: false },
  sources: [],
}

/** Pages with what is known of each, and the addresses of files that no redirect may hide. */
export type PlanAgain = { pages: readonly PlannedPage[]; reserved: readonly string[]; record: PlanRecord }

/**
 * Plans pages as `planPages` does, and takes over from the last build what has read nothing that changed: the list of the pages of a kind,
 * and the data of a page, which is then made only if somebody asks for it. Pages are compared with each other only if an address or a head
 * has changed, or something was wrong before. `graph` notes when its links are asked for (`notingLinks`).
 */
export function planAgain(
  { pages: kinds, model, ...reserving }: PlanInput & { model: Pick<ContentModel, 'collections'> },
  graph: CoreGraph,
  before: PlanRecord,
): Staged<PlanAgain> {
  const sources = sourcesOf(before.sources, readKeys(graph))
  const making: Making = { graph, ...sources, contentOf: contentFinder(graph, model) }
  const planned = kinds.map(
    (kind, index) => knownPages(kind, before.pages.kinds[index], { plans: before.plans, making }) ?? madePages(kind, before.plans, making),
  )
  const reserved = addressesAgain(before.pages.reserved, making, () => reservedBy(reserving, making.graph))
  const pages = planned.flatMap(({ pages }) => pages)
  const isSame = planned.every((kind) => kind.isSame)
  const areRight = before.pages.areRight && reserved === before.pages.reserved && isSame
  const problems = areRight ? [] : planProblems(pages, graph, reserved.addresses)
  const record: PlanRecord = {
    plans: new Map(planned.flatMap(({ plans }) => plans)),
    pages: { kinds: planned.map(({ known }) => known), reserved, areRight: problems.length === 0 },
    sources: sources.now(),
  }
  return { value: { pages, reserved: reserved.addresses, record }, problems }
}

/** What decides what is known of pages besides the pages themselves. */
type Making = Omit<SourceTable, 'now'> & { graph: CoreGraph; contentOf: ContentFinder }

/** Addresses that are known and made of nothing that has changed, or else made anew. */
function addressesAgain(known: KnownAddresses | undefined, making: Making, make: () => readonly string[]): KnownAddresses {
  if (known && making.areSame(known.sources)) return known
  const { value: addresses, reads } = withReads(make)
  return { sources: making.placesOf(reads), addresses }
}

/** The pages of a kind, and whether their addresses and heads are those of the record. */
type PlannedKind = {
  pages: readonly PlannedPage[]
  plans: readonly (readonly [address: string, plan: KnownPlan])[]
  known: KnownAddresses
  isSame: boolean
}

/** The pages of a kind that the record holds; undefined where they may be others now. */
function knownPages(
  kind: Page,
  known: KnownAddresses | undefined,
  { plans, making }: { plans: PlanRecord['plans']; making: Making },
): PlannedKind | undefined {
  if (!known || !making.areSame(known.sources)) return undefined
  const before = known.addresses.flatMap((address) => plans.get(address) ?? [])
  if (before.length < known.addresses.length) return undefined
  // All of a kind in one go: to look for each would take as many steps as all have entries.
  const items = once(() => [...kind.items(making.graph)])
  let isSame = true
  const all = before.map((plan, index) => {
    const address = known.addresses[index] ?? ''
    const item = () => required(items()[index], address)
    const now = making.areSame(plan.sources) ? plan : madePlan(address, item(), known.sources, making)
    if (now !== plan && JSON.stringify(now.head) !== JSON.stringify(plan.head)) isSame = false
    return { address, plan: now, page: plannedItem(kind, knownItem(now, item), address) }
  })
  return { pages: all.map(({ page }) => page), plans: all.map(({ address, plan }) => [address, plan]), known, isSame }
}

function madePages(kind: Page, before: PlanRecord['plans'], making: Making): PlannedKind {
  // Which pages there are may depend on fields, too.
  const { value: items, reads } = withReads(() => [...kind.items(making.graph)])
  const sources = making.placesOf(reads)
  const all = items.map((item) => {
    const address = addressOf(kind, item)
    const known = before.get(address)
    const plan = known && making.areSame(known.sources) ? known : madePlan(address, item, sources, making)
    return {
      address,
      plan,
      page: plannedItem(
        kind,
        knownItem(plan, () => item),
        address,
      ),
    }
  })
  return {
    pages: all.map(({ page }) => page),
    plans: all.map(({ address, plan }) => [address, plan]),
    known: { sources, addresses: all.map(({ address }) => address) },
    isSame: false,
  }
}

function madePlan(address: string, item: PageItem, shared: Sources, making: Making): KnownPlan {
  const { value, reads } = withReads(() => {
    const { params, source, props, head } = item
    return { params, source, key: dataKey({ address, props, head }), head, content: making.contentOf({ source, props }) }
  })
  return { ...value, sources: [...new Set([...shared, ...making.placesOf(reads)])] }
}

/** An item as it is known, whose data is made only if it is asked for. */
const knownItem = ({ params, source, head }: KnownPlan, item: () => PageItem): PageItem => ({
  params,
  source,
  get props() {
    return item().props
  },
  head,
  element: (words) => item().element(words),
  data: (context) => item().data(context),
})
