import type { SingletonData } from '../../../../schemas/index'
import type { DeepReadonly } from '../../../engine/lib/readonly'
import { fill } from '../../../engine/lib/text'
import type { SearchKind } from './entry'
import type { ResultGroup } from './search'

type Copy = DeepReadonly<SingletonData['pages']['search']>

/** What every search needs: where it finds its index and the search page, and its words. */
export type SearchProps = {
  /** Address of the index. */
  index: string
  /** Address of the search page. */
  page: string
  /** What one of a kind is called. */
  kinds: Readonly<Record<SearchKind, string>>
  words: Copy['results']
}

/** The words of the dialog, as content/pages/search.yaml has them. */
export type DialogWords = Copy['dialog']

/** Name of the text that is looked for in the address of the search page. */
export const QUERY_PARAMETER = 'q'

/** Address of all results for a text. */
export const addressOfAll = (page: string, query: string) =>
  `${page}?${new URLSearchParams({ [QUERY_PARAMETER]: query.trim() }).toString()}`

/** How many results there are, in words. */
export const countText = (found: number, words: Copy['results']) => (found === 1 ? words.one : fill(words.count, { n: found }))

/** What a group of results is called. */
export const groupLabel = (name: ResultGroup['name'], words: Copy['results']) => (name === 'close' ? words.close : words.groups[name])

/** What a result is called beside its text: nothing where the heading of its group says it. */
export const kindLabel = (kind: SearchKind, group: ResultGroup['name'], kinds: SearchProps['kinds']) => (kind === group ? '' : kinds[kind])
