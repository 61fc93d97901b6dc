import type { Graph } from '../../src/site/graph/graph'
import { FOUND_COLLECTIONS, type FoundCollection, kindOf } from '../../src/site/graph/kinds'
import type { SearchDialogProps } from '../../src/site/islands/search-dialog/SearchDialog'
import type { SearchProps } from '../../src/site/islands/site-search/words'
import { urlOf } from '../../src/site/routes/addresses'
import { patterns } from '../../src/site/routes/patterns'

/** What the search dialog gets, the same on every page. */
export const searchDialogProps = (graph: Graph): SearchDialogProps => ({
  ...searchProps(graph),
  label: graph.site.strings.header.search,
  dialog: graph.pages.search.dialog,
})

/** What every search of the site gets. */
export const searchProps = (graph: Graph): SearchProps => ({
  index: urlOf.searchIndex(),
  page: patterns.search,
  words: graph.pages.search.results,
  kinds: { ...kindsOf(graph), pages: graph.site.strings.kinds.page },
})

/** What one entry of each collection that can be found is called. */
const kindsOf = (graph: Graph) =>
  Object.fromEntries(FOUND_COLLECTIONS.map((name) => [name, kindOf(graph, name)])) as Record<FoundCollection, string>
