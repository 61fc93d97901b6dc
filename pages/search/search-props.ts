import type { Graph } from '../../src/site/graph/graph'
import { kindOf, SEARCHABLE_COLLECTIONS, type SearchableCollection } from '../../src/site/graph/kinds'
import type { SearchDialogProps } from '../../src/site/islands/search-dialog/SearchDialog'
import type { SearchProps } from '../../src/site/islands/site-search/words'
import { urlOf } from '../../src/site/routes/addresses'
import { patterns } from '../../src/site/routes/patterns'

/** Props of the search dialog, which is the same on every page. */
export const searchDialogProps = (graph: Graph): SearchDialogProps => ({
  ...searchProps(graph),
  label: graph.site.strings.header.search,
  dialog: graph.pages.search.dialog,
})

/** Props common to dialog and search page. */
export const searchProps = (graph: Graph): SearchProps => ({
  index: urlOf.searchIndex(),
  texts: urlOf.searchTexts(),
  page: patterns.search,
  words: graph.pages.search.results,
  kinds: {
    ...kindsOf(graph),
    tags: graph.pages.tag.labels.kind,
    authors: graph.pages.author.labels.kind,
    pages: graph.site.strings.kinds.page,
    sections: graph.site.strings.kinds.page,
  },
})

/** Label of each kind of content in the search index. */
const kindsOf = (graph: Graph) =>
  Object.fromEntries(SEARCHABLE_COLLECTIONS.map((name) => [name, kindOf(graph, name)])) as Record<SearchableCollection, string>
