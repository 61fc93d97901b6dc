import { generatePath, matchPath } from 'react-router-dom'
import type { CoreGraph } from '../src/engine/content/model/graph'
import { problem, type SiteProblem, withHint } from '../src/engine/problems/problem'
import { fileOf } from '../src/engine/routes/files'
import { redirectProblems } from './checks/redirect-problems'
import type { HasCodeKey } from './define/code-key'
import { lazyItem, type Page, type PageItem } from './define/page'
import type { Reserving } from './reserved'

/** A page with its address, before it is rendered. */
export type PlannedPage = PageItem &
  HasCodeKey & {
    address: string
    /** Its file in dist/. */
    file: string
    /** Further addresses that answer with the same HTML. */
    aliases: readonly string[]
    /** The page of the main navigation that it belongs to. */
    section: string | undefined
    /** The pattern of its address, by which its kind is known. */
    pattern: string
  }

/** What planning needs of a site. */
export type PlanInput = Reserving & { pages: readonly Page[] }

/** All pages with their addresses, made one at a time. */
export function* plannedPages(pages: readonly Page[], graph: CoreGraph): Generator<PlannedPage> {
  for (const page of pages) for (const item of page.items(graph)) yield plan(page, item)
}

/** The page at an address or alias, made without the others; if several claim it, the last one. */
export function plannedPageAt(pages: readonly Page[], graph: CoreGraph, address: string): PlannedPage | undefined {
  for (const page of pages.toReversed())
    for (const pattern of [page.path, ...page.aliases]) {
      const match = matchPath(pattern, address)
      const item = match && page.itemWith(graph, match.params)
      // A match may differ in case and in the slash at the end.
      if (item && generatePath(pattern, item.params) === address) return plan(page, item)
    }
  return undefined
}

/**
 * Problems of addresses, titles and descriptions that two planned pages have in common, and of redirects that lead nowhere. `reserved` are
 * the addresses of files of outputs. If one of two pages is that of an unpublished entry, the problem is reported there. The page of an
 * expired entry is not compared, since a new page may replace it.
 */
export function planProblems(planned: readonly PlannedPage[], graph: CoreGraph, reserved: readonly string[]): SiteProblem[] {
  const states = new Map(graph.unpublished.map(({ file, state }) => [file, state]))
  const claiming = planned
    .filter(({ source }) => states.get(source) !== 'expired')
    .toSorted((a, b) => Number(states.has(a.source)) - Number(states.has(b.source)))
  return [...addressProblems(claiming), ...headProblems(claiming), ...redirectProblems(graph.site.redirects, claiming, reserved)]
}

const plan = (page: Page, item: PageItem): PlannedPage => {
  const { props, head } = item
  return { ...plannedItem(page, item), props, head }
}

/** The address of an item of a kind of page. */
export const addressOf = ({ path }: Pick<Page, 'path'>, { params }: Pick<PageItem, 'params'>) => generatePath(path, params)

/** An item with its address. Its props are made lazily. */
export const plannedItem = (page: Page, item: PageItem, address = addressOf(page, item)): PlannedPage =>
  Object.assign(
    lazyItem(item, () => item),
    {
      address,
      file: fileOf(address),
      aliases: page.aliases.map((alias) => generatePath(alias, item.params)),
      section: page.section,
      pattern: page.path,
      codeKey: page.codeKey,
    },
  )

/** The hint for two pages whose addresses no file name decides. */
const SAME_PATTERN = 'Both addresses are given in the code of the site: change the `path` of one of the two kinds of pages.'

/** Finds pages that have an address or alias in common. */
function addressProblems(planned: readonly PlannedPage[]): SiteProblem[] {
  const taken = new Map<string, PlannedPage>()
  return planned.flatMap((page) =>
    [page.address, ...page.aliases].flatMap((claimed) => {
      const other = taken.get(claimed)
      taken.set(claimed, other ?? page)
      if (other === undefined) return []
      const isByCode = [page, other].every(({ pattern }) => !pattern.includes('/:'))
      const found = problem('page/collision', { file: page.source }, claimed, `\`${other.source}\``)
      return [withHint(found, isByCode ? SAME_PATTERN : undefined)]
    }),
  )
}

/** Finds pages with a common title or description, among those that search engines may list. */
function headProblems(planned: readonly PlannedPage[]): SiteProblem[] {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  return planned
    .filter(({ head }) => !head.noindex)
    .flatMap(({ head, source }) => {
      const problems: SiteProblem[] = []
      const sameTitle = titles.get(head.title)
      const sameDescription = descriptions.get(head.description)
      const places = (text: string, other: string) => ({ file: source, text, other: { file: other, text } })
      if (sameTitle !== undefined) problems.push(problem('page/title', places(head.title, sameTitle), head.title, sameTitle))
      if (sameDescription !== undefined)
        problems.push(problem('page/description', places(head.description, sameDescription), sameDescription))
      titles.set(head.title, source)
      descriptions.set(head.description, source)
      return problems
    })
}
