import { type IsoDate, shortDate } from '../../engine/lib/dates'
import type { ShownPicture } from '../../engine/schema/shown-picture'
import type { Tone } from '../art/tones'
import type { SearchData as FoundBy, TraitContext } from '../collections/define'
import { collections } from '../collections/index'
import type { Graph } from '../graph/graph'
import { SEARCHABLE_COLLECTIONS, type SearchableCollection } from '../graph/kinds'
import { isLeftOut } from '../graph/left-out'
import { menuLinks } from '../graph/menu-links'
import { traitContextOf } from '../graph/trait-context'
import { KEYWORD_SEPARATOR, type SearchEntry } from '../islands/site-search/entry'

/** An entry of the search index, and what decides its picture: slug and tone of a drawing, or the file. */
export type Findable = { entry: SearchEntry; slug: string; tone: Tone; picture: ShownPicture | undefined }

/** The index entries of all collections, with keywords besides title and description. */
export function findableEntries(graph: Graph): Findable[] {
  const table: Readonly<Record<SearchableCollection, Searched>> = collections
  const context = traitContextOf(graph)
  return SEARCHABLE_COLLECTIONS.flatMap((name) => {
    const { searchData, listed } = table[name]
    if (!searchData) return []
    return graph[name]
      .values()
      .flatMap((entry) => findable(entry, { ...searchData(entry, context), kind: name, cell: listed?.cell }, graph))
  })
}

/** Other names of a page: its labels in the menus, which visitors may search for. */
export function namesOfPages({ site: { navigation } }: Graph): (address: string, title: string) => readonly string[] {
  const { menus, action } = navigation
  const named = [...menuLinks(navigation), action, ...menus.flatMap(({ aside }) => aside.links)]
  return (address, title) => [...new Set(named.filter(({ href, label }) => href === address && label !== title).map(({ label }) => label))]
}

/** The words that content adds to a page or a section. */
export const wordsOf = ({ pages }: Graph, address: string) =>
  pages.search.words.filter(({ href }) => href === address).flatMap(({ words }) => words)

/** Texts in the format of the index, without duplicates. */
export const joined = (texts: readonly string[]) => [...new Set(texts)].filter(Boolean).join(KEYWORD_SEPARATOR)

/** Fields that every indexed entry has. */
type Source = { url: string | null; slug: string; tone: Tone; title: string; date?: IsoDate }

type Cell = ((slug: string) => string) | undefined

/** What a collection says of its search: the data of an entry, and where one without a page stands. */
type Searched = { searchData?(this: void, entry: Source, context: TraitContext): FoundBy; listed?: { cell?: Cell } }

type Found = FoundBy & { kind: SearchableCollection; cell: Cell }

function findable(
  { url, slug, tone, title, date }: Source,
  { kind, cell, description, names = [], words, picture, figure }: Found,
  graph: Graph,
): Findable[] {
  const u = url ?? cell?.(slug)
  if (u === undefined || isLeftOut(graph, u)) return []
  const n = joined(names)
  const w = joined([...words, ...wordsOf(graph, u)])
  const m = date && shortDate(date, graph.site.identity.locale)
  const entry = { u, k: kind, t: title, d: description, ...(n && { n }), ...(w && { w }), ...(m && { m }), ...(figure && { f: figure }) }
  return [{ entry, slug, tone, picture }]
}
