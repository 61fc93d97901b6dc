import type { ContentModel } from '../src/engine/content/model/content-model'
import type { CoreGraph } from '../src/engine/content/model/graph'
import { once } from '../src/engine/lib/once'
import { namesRead, type Reads, withReads } from '../src/engine/lib/reads'
import { required, type Staged } from '../src/engine/problems/problem'
import type { Head, Page, PageItem } from './define/page'
import { textKeys } from './graph-texts'
import { keyOf } from './key'
import { type ContentFinder, contentFinder } from './outputs/content-of-pages'
import { addressOf, type PlanInput, type PlannedPage, plannedItem, planProblems } from './plan'
import { dataKey } from './render'
import { reservedBy } from './reserved'

/** Texts of articles that something was made from, by name, each with its key. */
type KnownTexts = readonly (readonly [name: string, key: string])[]

/** What is known of a page whose data was made before. Plain data. */
export type KnownPlan = Pick<PageItem, 'params' | 'source'> & {
  /** The texts that its data was made from. */
  texts: KnownTexts
  /** The key of its data (`dataKey`). */
  key: string
  head: Head
  /** The files of content that it is made of (`contentFinder`). */
  content: readonly string[]
}

/** What is known of all pages together: addresses that were made from some texts. Plain data. */
export type KnownPages = {
  /** The addresses of the pages of each kind, in the order of kinds. */
  kinds: readonly KnownAddresses[]
  /** Those of files of outputs and documents (`reservedBy`). */
  reserved: KnownAddresses | undefined
  /** The key of their addresses and heads (`headsKey`). */
  heads: string
  /** Whether planning has found no problem. */
  areRight: boolean
}
type KnownAddresses = { texts: KnownTexts; addresses: readonly string[] }

/**
 * What is known of pages by address, and of all of them together, for one key of all that a graph holds but texts (`keyWithoutTexts`), and for one
 * key of the code.
 */
export type PlanRecord = { plans: ReadonlyMap<string, KnownPlan>; pages: KnownPages }

/** The record before a first build. */
export const NO_PLANS: PlanRecord = { plans: new Map(), pages: { kinds: [], reserved: undefined, heads: '', areRight: false } }

/** Pages with what is known of each, and the addresses of files that no redirect may hide. */
export type PlanAgain = { pages: readonly PlannedPage[]; reserved: readonly string[]; record: PlanRecord }

/**
 * Plans pages as `planPages` does. Pages of a kind are those that it had where their list asked for the same texts as then. The data of a page
 * that asked for the same texts when it was made last is the same, too, so it is made only if it is asked for. Nothing is compared with each other
 * where no address and no head has changed since all was right. `graph` notes when its links are asked for (`notingLinks`).
 */
export function planAgain(
  { pages: kinds, model, ...reserving }: PlanInput & { model: Pick<ContentModel, 'collections'> },
  graph: CoreGraph,
  before: PlanRecord,
): Staged<PlanAgain> {
  const making: Making = { graph, keyOfText: textKeys(graph), contentOf: contentFinder(graph, model) }
  const planned = kinds.map(
    (kind, index) => knownPages(kind, before.pages.kinds[index], { plans: before.plans, making }) ?? madePages(kind, before.plans, making),
  )
  const reserved = addressesAgain(before.pages.reserved, making, () => reservedBy(reserving, making.graph))
  const pages = planned.flatMap(({ pages }) => pages)
  const isSame = planned.every((kind) => kind.isSame)
  const areRight = before.pages.areRight && reserved === before.pages.reserved && isSame
  const problems = areRight ? [] : planProblems(pages, graph, reserved.addresses)
  const heads = isSame ? before.pages.heads : headsKey(pages)
  const record: PlanRecord = {
    plans: new Map(planned.flatMap(({ plans }) => plans)),
    pages: { kinds: planned.map(({ known }) => known), reserved, heads, areRight: problems.length === 0 },
  }
  return { value: { pages, reserved: reserved.addresses, record }, problems }
}

/** The key of the addresses and heads of pages. */
export const headsKey = (pages: readonly Pick<PlannedPage, 'address' | 'head'>[]) =>
  keyOf(pages.map(({ address, head }) => `${address} ${JSON.stringify(head)}`).join('\n'))

/** What decides what is known of pages besides the pages themselves. */
type Making = { graph: CoreGraph; keyOfText: (name: string) => string | undefined; contentOf: ContentFinder }

const areSame = (texts: KnownTexts, { keyOfText }: Making) => texts.every(([name, key]) => keyOfText(name) === key)

const textsRead = (reads: Reads, { keyOfText }: Making): KnownTexts =>
  [...namesRead(reads)].map((name) => [name, keyOfText(name) ?? ''] as const)

/** Addresses that are known and were made from the same texts, or else made anew. */
function addressesAgain(known: KnownAddresses | undefined, making: Making, make: () => readonly string[]): KnownAddresses {
  if (known && areSame(known.texts, making)) return known
  const { value: addresses, reads } = withReads(make)
  return { texts: textsRead(reads, making), addresses }
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
  if (!known || !areSame(known.texts, making)) return undefined
  const before = known.addresses.flatMap((address) => plans.get(address) ?? [])
  if (before.length < known.addresses.length) return undefined
  // All of a kind in one go: to look for each would take as many steps as all have entries.
  const items = once(() => [...kind.items(making.graph)])
  let isSame = true
  const all = before.map((plan, index) => {
    const address = known.addresses[index] ?? ''
    const item = () => required(items()[index], address)
    const now = areSame(plan.texts, making) ? plan : madePlan(address, item(), known.texts, making)
    if (now !== plan && JSON.stringify(now.head) !== JSON.stringify(plan.head)) isSame = false
    return { address, plan: now, page: plannedItem(kind, knownItem(now, item), address) }
  })
  return { pages: all.map(({ page }) => page), plans: all.map(({ address, plan }) => [address, plan]), known, isSame }
}

function madePages(kind: Page, before: PlanRecord['plans'], making: Making): PlannedKind {
  // Which pages there are may depend on texts, too.
  const { value: items, reads } = withReads(() => [...kind.items(making.graph)])
  const texts = textsRead(reads, making)
  const all = items.map((item) => {
    const address = addressOf(kind, item)
    const known = before.get(address)
    const plan = known && areSame(known.texts, making) ? known : madePlan(address, item, texts, making)
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
    known: { texts, addresses: all.map(({ address }) => address) },
    isSame: false,
  }
}

function madePlan(address: string, item: PageItem, shared: KnownTexts, making: Making): KnownPlan {
  const { value, reads } = withReads(() => {
    const { params, source, props, head } = item
    return { params, source, key: dataKey({ address, props, head }), head, content: making.contentOf({ source, props }) }
  })
  return { ...value, texts: [...new Map([...shared, ...textsRead(reads, making)])] }
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
