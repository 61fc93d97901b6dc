import type { ContentModel } from '../src/engine/content/model/content-model'
import type { CoreGraph } from '../src/engine/content/model/graph'
import { itemAt } from '../src/engine/lib/items'
import { once } from '../src/engine/lib/once'
import { collectReads } from '../src/engine/lib/reads'
import type { Checked } from '../src/engine/problems/problem'
import { type CodeKeys, keyOfPart } from './code-keys'
import type { HasCodeKey } from './define/code-key'
import { type Head, lazyItem, type Page, type PageItem } from './define/page'
import { type DependencyIndexes, type DependencyKeys, type DependencyTable, dependencyTable } from './dependencies'
import { dependencyKeyFinder } from './graph-reads'
import { keyOf } from './key'
import { type ContentFinder, contentFinder } from './outputs/content-of-pages'
import { addressOf, type PlanInput, type PlannedPage, plannedItem, planProblems } from './plan'
import { dataKey } from './render'
import { reservedBy } from './reserved'

/** The cached plan of a page. Plain data. */
export type CachedPlan = Pick<PageItem, 'params' | 'source'> & {
  /** The dependencies of its data. */
  dependencies: DependencyIndexes
  /** The key of its data (`dataKey`). */
  key: string
  head: Head
  /** The files of content that it is made of (`contentFinder`). */
  content: readonly string[]
}

/** What is cached of all pages together. Plain data. */
export type CachedPageLists = {
  /** The addresses of the pages of each kind, in the order of kinds. */
  kinds: readonly CachedAddresses[]
  /** Those of files of outputs and documents (`reservedBy`). */
  reserved: CachedAddresses | undefined
  /** Whether planning has found no problem. */
  isValid: boolean
}
type CachedAddresses = {
  /** Hash of the code that made them. */
  code: string
  dependencies: DependencyIndexes
  addresses: readonly string[]
}

/**
 * The cache of planning: plans by address, and what is known of all pages together. It is valid for one hash of the shared code, and for
 * one of the graph without fields (`keyWithoutFields`). `dependencies` has the hashes of all dependencies in the graph that was planned last.
 */
export type PlanRecord = { plans: ReadonlyMap<string, CachedPlan>; pages: CachedPageLists; dependencies: DependencyKeys }

/** The record before a first build. */
export const NO_PLANS: PlanRecord = {
  plans: new Map(),
  pages: { kinds: [], reserved: undefined, isValid: false },
  dependencies: [],
}

/** The planned pages, the addresses of files that no redirect may hide, and the record for the next build. */
export type IncrementalPlan = { pages: readonly PlannedPage[]; reserved: readonly string[]; record: PlanRecord }

/** A page right after it was planned, while its data may still be in memory, and its plan for the record. */
export type PlanStep = { page: PlannedPage; plan: CachedPlan }

/** Planning in steps, one page in each. Its return value is all pages, and their problems. */
export type Planning = { addresses: readonly string[]; steps: Iterator<PlanStep, Checked<IncrementalPlan>> }

/** A site, and the keys of its code. */
type SiteWithCodeKeys = { site: IncrementalPlanInput; code: CodeKeys }

type IncrementalPlanInput = Omit<PlanInput, 'outputs'> & {
  model: Pick<ContentModel, 'collections'>
  outputs: readonly (PlanInput['outputs'][number] & HasCodeKey)[]
}

/**
 * Plans all pages incrementally: it reuses from the last build what has no changed dependency, which are lists of the pages of a kind, and
 * plans of pages, whose data is then made lazily. Pages are compared with each other only if an address or a head has changed, or if there
 * was a problem before. `graph` has to record reads of its links (`withTrackedLinks`).
 */
export function planIncrementally(site: SiteWithCodeKeys, graph: CoreGraph, before: PlanRecord): Checked<IncrementalPlan> {
  const { steps } = incrementalPlanning(site, graph, before)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Plans pages as `planIncrementally` does, one with each step. */
export function incrementalPlanning({ site, code }: SiteWithCodeKeys, graph: CoreGraph, before: PlanRecord): Planning {
  const { pages: kinds, model, ...reserving } = site
  const dependencies = dependencyTable(before.dependencies, dependencyKeyFinder(graph))
  const making: Making = { graph, ...dependencies, contentOf: contentFinder(graph, model) }
  const lists = kinds.map((kind, index) => pagesOf(kind, { code: keyOfPart(code, kind), known: before.pages.kinds[index], before, making }))
  const finish = (planned: readonly PlannedKind[]): Checked<IncrementalPlan> => {
    const known = before.pages.reserved
    const reserved = incrementalAddresses({ known, code: keyOfReserved(reserving, code), making }, () =>
      reservedBy(reserving, making.graph),
    )
    const pages = planned.flatMap(({ pages }) => pages)
    const isSame = planned.every((kind) => kind.isSame)
    const isValid = before.pages.isValid && reserved === before.pages.reserved && isSame
    const problems = isValid ? [] : planProblems(pages, graph, reserved.addresses)
    const record: PlanRecord = {
      plans: new Map(planned.flatMap(({ plans }) => plans)),
      pages: { kinds: planned.map(({ known }) => known), reserved, isValid: problems.length === 0 },
      dependencies: dependencies.now(),
    }
    return { value: { pages, reserved: reserved.addresses, record }, problems }
  }
  return { addresses: lists.flatMap(({ known }) => known.addresses), steps: stepsOf(lists, finish) }
}

/** What planning of all kinds shares: the graph, the table of dependencies, and the finder of content files. */
type Making = Omit<DependencyTable, 'now'> & { graph: CoreGraph; contentOf: ContentFinder }

/** Hash of the code that decides which addresses are those of files. */
const keyOfReserved = ({ outputs, documents }: Pick<IncrementalPlanInput, 'outputs' | 'documents'>, code: CodeKeys) =>
  keyOf([...outputs, ...(documents ? [documents] : [])].map((part) => keyOfPart(code, part)))

type CachedAddressInput = { known: CachedAddresses | undefined; code: string; making: Making }

/** The cached addresses if neither their code nor a dependency has changed; else those that `make` returns. */
function incrementalAddresses({ known, code, making }: CachedAddressInput, make: () => readonly string[]): CachedAddresses {
  if (known?.code === code && making.areSame(known.dependencies)) return known
  const { value: addresses, reads } = collectReads(make)
  return { code, dependencies: making.indexesOf(reads), addresses }
}

/** The planned pages of a kind, and whether their addresses and heads are those of the record. */
type PlannedKind = {
  pages: readonly PlannedPage[]
  plans: readonly (readonly [address: string, plan: CachedPlan])[]
  known: CachedAddresses
  isSame: boolean
}

/** The pages of a kind before planning: their addresses, and functions that take the index of a page. */
type KindOfPages = {
  kind: Page
  known: CachedAddresses
  /** Whether the addresses are those of the record. */
  isSame: boolean
  item: (index: number) => PageItem
  /** Plans a page; `isSame` says whether its head is that of the record. */
  planAt: (index: number) => { plan: CachedPlan; isSame: boolean }
}

/** The cached addresses of a kind, the hash of its current code, and the record of the last build. */
type CachedKindInput = CachedAddressInput & { before: PlanRecord }

/** The pages of a kind. What other code has made is not reused. */
function pagesOf(kind: Page, { known, code, before, making }: CachedKindInput): KindOfPages {
  if (known?.code !== code) return madePages(kind, NO_PLANS.plans, { code, making })
  return cachedPageLists(kind, known, { plans: before.plans, making }) ?? madePages(kind, before.plans, { code, making })
}

/** The pages of a kind from the record; undefined if the list may have changed. */
function cachedPageLists(
  kind: Page,
  known: CachedAddresses,
  { plans, making }: { plans: PlanRecord['plans']; making: Making },
): KindOfPages | undefined {
  if (!making.areSame(known.dependencies)) return undefined
  const before = known.addresses.flatMap((address) => plans.get(address) ?? [])
  if (before.length < known.addresses.length) return undefined
  // All of a kind at once: looking for each would be quadratic.
  const items = once(() => [...kind.items(making.graph)])
  const item = (index: number) => itemAt(items(), index)
  const planAt = (index: number) => {
    const plan = itemAt(before, index)
    const now = making.areSame(plan.dependencies)
      ? plan
      : madePlan({ address: itemAt(known.addresses, index), item: item(index) }, known.dependencies, making)
    return { plan: now, isSame: now === plan || JSON.stringify(now.head) === JSON.stringify(plan.head) }
  }
  return { kind, known, isSame: true, item, planAt }
}

function madePages(kind: Page, before: PlanRecord['plans'], { code, making }: Pick<CachedKindInput, 'code' | 'making'>): KindOfPages {
  // Which pages exist may depend on fields, too.
  const { value: items, reads } = collectReads(() => [...kind.items(making.graph)])
  const dependencies = making.indexesOf(reads)
  const addresses = items.map((item) => addressOf(kind, item))
  const item = (index: number) => itemAt(items, index)
  const planAt = (index: number) => {
    const address = itemAt(addresses, index)
    const known = before.get(address)
    return {
      plan: known && making.areSame(known.dependencies) ? known : madePlan({ address, item: item(index) }, dependencies, making),
      isSame: false,
    }
  }
  return { kind, known: { code, dependencies, addresses }, isSame: false, item, planAt }
}

function* stepsOf(
  lists: readonly KindOfPages[],
  finish: (planned: readonly PlannedKind[]) => Checked<IncrementalPlan>,
): Generator<PlanStep, Checked<IncrementalPlan>> {
  const planned: PlannedKind[] = []
  for (const { kind, known, isSame: isListSame, item, planAt } of lists) {
    const all: { address: string; page: PlannedPage; plan: CachedPlan }[] = []
    let areSame = isListSame
    for (const [index, address] of known.addresses.entries()) {
      const { plan, isSame } = planAt(index)
      const page = plannedItem(
        kind,
        cachedItem(plan, () => item(index)),
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

/** Plans an item with its address. `shared` are the dependencies of the list that it is in. */
function madePlan({ address, item }: { address: string; item: PageItem }, shared: DependencyIndexes, making: Making): CachedPlan {
  const { value, reads } = collectReads(() => {
    const { params, source, props, head } = item
    return { params, source, key: dataKey({ address, props, head }), head, content: making.contentOf({ source, props }) }
  })
  return { ...value, dependencies: [...new Set([...shared, ...making.indexesOf(reads)])] }
}

/** An item from its cached plan, whose data is made lazily. */
const cachedItem = (plan: CachedPlan, item: () => PageItem): PageItem => lazyItem(plan, item, () => plan.head)
