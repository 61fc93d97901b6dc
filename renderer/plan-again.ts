import type { ContentModel } from '../src/engine/content/model/content-model'
import type { CoreGraph } from '../src/engine/content/model/graph'
import { itemAt } from '../src/engine/lib/items'
import { once } from '../src/engine/lib/once'
import { withReads } from '../src/engine/lib/reads'
import type { Staged } from '../src/engine/problems/problem'
import { type CodeKeys, keyOfPart } from './code-keys'
import type { Coded } from './define/code-key'
import { type Head, lazyItem, type Page, type PageItem } from './define/page'
import { readKeys } from './graph-reads'
import { keyOf } from './key'
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
type KnownAddresses = {
  /** The key of the code that made them. */
  code: string
  sources: Sources
  addresses: readonly string[]
}

/**
 * What is known of pages by address, and of all of them together. It holds for one key of the code that all kinds share, and for one of all
 * that a graph holds but fields (`keyWithoutFields`). `sources` have the keys of the graph that pages were last planned for.
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

/** A page right after it was planned, while its data is at hand, and what is known of it. */
export type PlanStep = { page: PlannedPage; plan: KnownPlan }

/** Planning that goes on as its steps are asked for. Its last step gives all pages, and what is wrong with them. */
export type Planning = { addresses: readonly string[]; steps: Iterator<PlanStep, Staged<PlanAgain>> }

type PlanAgainInput = Omit<PlanInput, 'outputs'> & {
  model: Pick<ContentModel, 'collections'>
  outputs: readonly (PlanInput['outputs'][number] & Coded)[]
}

/**
 * Gives every page its address, and takes over from the last build what has read nothing that changed: the list of the pages of a kind, and
 * the data of a page, which is then made only if somebody asks for it. Pages are compared with each other only if an address or a head
 * has changed, or something was wrong before. `graph` notes when its links are asked for (`notingLinks`).
 */
export function planAgain(site: PlanAgainInput, graph: CoreGraph, before: PlanRecord, code: CodeKeys): Staged<PlanAgain> {
  const { steps } = planningAgain(site, graph, before, code)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Plans pages as `planAgain` does, one with each step. */
export function planningAgain(
  { pages: kinds, model, ...reserving }: PlanAgainInput,
  graph: CoreGraph,
  before: PlanRecord,
  code: CodeKeys,
): Planning {
  const sources = sourcesOf(before.sources, readKeys(graph))
  const making: Making = { graph, ...sources, contentOf: contentFinder(graph, model) }
  const lists = kinds.map((kind, index) => pagesOf(kind, { code: keyOfPart(code, kind), known: before.pages.kinds[index], before, making }))
  const finish = (planned: readonly PlannedKind[]): Staged<PlanAgain> => {
    const known = before.pages.reserved
    const reserved = addressesAgain({ known, code: keyOfReserved(reserving, code), making }, () => reservedBy(reserving, making.graph))
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
  return { addresses: lists.flatMap(({ known }) => known.addresses), steps: stepsOf(lists, finish) }
}

/** What decides what is known of pages besides the pages themselves. */
type Making = Omit<SourceTable, 'now'> & { graph: CoreGraph; contentOf: ContentFinder }

/** The key of all code that decides which addresses are those of files. */
const keyOfReserved = ({ outputs, documents }: Pick<PlanAgainInput, 'outputs' | 'documents'>, code: CodeKeys) =>
  keyOf([...outputs, ...(documents ? [documents] : [])].map((part) => keyOfPart(code, part)))

type KnownBefore = { known: KnownAddresses | undefined; code: string; making: Making }

/** Addresses that are known, and made by this code of nothing that has changed, or else made anew. */
function addressesAgain({ known, code, making }: KnownBefore, make: () => readonly string[]): KnownAddresses {
  if (known?.code === code && making.areSame(known.sources)) return known
  const { value: addresses, reads } = withReads(make)
  return { code, sources: making.indexesOf(reads), addresses }
}

/** The pages of a kind, and whether their addresses and heads are those of the record. */
type PlannedKind = {
  pages: readonly PlannedPage[]
  plans: readonly (readonly [address: string, plan: KnownPlan])[]
  known: KnownAddresses
  isSame: boolean
}

/** The pages of a kind that are to be planned: by their addresses, each by its index. */
type KindOfPages = {
  kind: Page
  known: KnownAddresses
  /** Whether the addresses are those of the record. */
  isSame: boolean
  item: (index: number) => PageItem
  /** What is known of a page; `isSame` says whether its head is that of the record. */
  planAt: (index: number) => { plan: KnownPlan; isSame: boolean }
}

/** What is known of a kind: its pages of the last build, and the key of its code. */
type KnownKind = KnownBefore & { before: PlanRecord }

/** The pages of a kind. What other code has made counts for nothing. */
function pagesOf(kind: Page, { known, code, before, making }: KnownKind): KindOfPages {
  if (known?.code !== code) return madePages(kind, NO_PLANS.plans, { code, making })
  return knownPages(kind, known, { plans: before.plans, making }) ?? madePages(kind, before.plans, { code, making })
}

/** The pages of a kind that the record holds; undefined where they may be others now. */
function knownPages(
  kind: Page,
  known: KnownAddresses,
  { plans, making }: { plans: PlanRecord['plans']; making: Making },
): KindOfPages | undefined {
  if (!making.areSame(known.sources)) return undefined
  const before = known.addresses.flatMap((address) => plans.get(address) ?? [])
  if (before.length < known.addresses.length) return undefined
  // All of a kind in one go: to look for each would take as many steps as all have entries.
  const items = once(() => [...kind.items(making.graph)])
  const item = (index: number) => itemAt(items(), index)
  const planAt = (index: number) => {
    const plan = itemAt(before, index)
    const now = making.areSame(plan.sources) ? plan : madePlan(itemAt(known.addresses, index), item(index), known.sources, making)
    return { plan: now, isSame: now === plan || JSON.stringify(now.head) === JSON.stringify(plan.head) }
  }
  return { kind, known, isSame: true, item, planAt }
}

function madePages(kind: Page, before: PlanRecord['plans'], { code, making }: Pick<KnownKind, 'code' | 'making'>): KindOfPages {
  // Which pages there are may depend on fields, too.
  const { value: items, reads } = withReads(() => [...kind.items(making.graph)])
  const sources = making.indexesOf(reads)
  const addresses = items.map((item) => addressOf(kind, item))
  const item = (index: number) => itemAt(items, index)
  const planAt = (index: number) => {
    const address = itemAt(addresses, index)
    const known = before.get(address)
    return { plan: known && making.areSame(known.sources) ? known : madePlan(address, item(index), sources, making), isSame: false }
  }
  return { kind, known: { code, sources, addresses }, isSame: false, item, planAt }
}

function* stepsOf(
  lists: readonly KindOfPages[],
  finish: (planned: readonly PlannedKind[]) => Staged<PlanAgain>,
): Generator<PlanStep, Staged<PlanAgain>> {
  const planned: PlannedKind[] = []
  for (const { kind, known, isSame, item, planAt } of lists) {
    const all: { address: string; page: PlannedPage; plan: KnownPlan }[] = []
    let areSame = isSame
    for (const [index, address] of known.addresses.entries()) {
      const { plan, isSame } = planAt(index)
      const page = plannedItem(
        kind,
        knownItem(plan, () => item(index)),
        address,
      )
      all.push({ address, page, plan })
      areSame = areSame && isSame
      yield { page, plan }
    }
    planned.push({ pages: all.map(({ page }) => page), plans: all.map(({ address, plan }) => [address, plan]), known, isSame: areSame })
  }
  return finish(planned)
}

function madePlan(address: string, item: PageItem, shared: Sources, making: Making): KnownPlan {
  const { value, reads } = withReads(() => {
    const { params, source, props, head } = item
    return { params, source, key: dataKey({ address, props, head }), head, content: making.contentOf({ source, props }) }
  })
  return { ...value, sources: [...new Set([...shared, ...making.indexesOf(reads)])] }
}

/** An item as it is known, whose data is made only if it is asked for. */
const knownItem = (plan: KnownPlan, item: () => PageItem): PageItem => lazyItem(plan, item, () => plan.head)
