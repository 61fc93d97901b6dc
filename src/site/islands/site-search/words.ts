import type { SingletonData } from '../../../../schemas/index'
import type { DeepReadonly } from '../../../engine/lib/readonly'
import { fill } from '../../../engine/lib/text'
import { QUERY_PARAMETER } from '../../routes/query-parameter'
import type { SearchKind } from './entry'
import type { Hit } from './hit'
import type { ResultGroup } from './search'

type Copy = DeepReadonly<SingletonData['pages']['search']>

/** Props of every search: addresses of its indexes and of the search page, and words. */
export type SearchProps = {
  index: string
  /** Address of the index of texts. */
  texts: string
  page: string
  /** Label of each kind of content. */
  kinds: Readonly<Record<SearchKind, string>>
  words: Copy['results']
}

/** Words of the dialog, from content/pages/search.yaml. */
export type DialogWords = Copy['dialog']

/** Address of the search page for a query. */
export const searchPageAddress = (page: string, query: string) =>
  `${page}?${new URLSearchParams({ [QUERY_PARAMETER]: query.trim() }).toString()}`

/** The number of results as text. */
export const countText = (found: number, words: Copy['results']) => (found === 1 ? words.one : fill(words.count, { n: found }))

/** Heading of a group of results. */
export const groupLabel = (name: ResultGroup['name'], words: Copy['results']) =>
  name === 'best' || name === 'close' || name === 'texts' ? words[name] : words.groups[name]

/** The page of a result that is a section, else the label of its kind; empty if the heading of its group says the same. */
export const kindLabel = ({ kind, page }: Pick<Hit, 'kind' | 'page'>, group: ResultGroup['name'], kinds: SearchProps['kinds']) =>
  page ?? (kind === group ? '' : kinds[kind])
