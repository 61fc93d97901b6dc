import type { Insight } from '../../../src/site/graph/graph'
import { furtherPages } from '../pagination'

/** What has a list of entries, split into pages. */
type Listing = { slug: string; entries: readonly Insight[] }

/** The further pages of lists, each with its list. */
export const furtherPagesOf = <List extends Listing>(lists: readonly List[]): (List & { page: string })[] =>
  lists.flatMap((list) => furtherPages(list.entries.length).map(({ page }) => ({ ...list, page })))
