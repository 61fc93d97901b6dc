import type { Insight } from '../../../src/site/graph/graph'
import { furtherPages } from '../pagination'

/** Something with a paginated list of entries. */
type Listing = { slug: string; entries: readonly Insight[] }

/** The further pages of lists, each with its list. */
export const furtherPagesOf = <List extends Listing>(lists: readonly List[]): (List & { page: string })[] =>
  lists.flatMap((list) => furtherPages(list.entries.length).map(({ page }) => ({ ...list, page })))
