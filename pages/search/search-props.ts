import type { Graph } from '../../src/site/graph/graph'
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
export function searchProps({ site, pages }: Graph): SearchProps {
  const { kinds } = site.strings
  return {
    index: urlOf.searchIndex(),
    page: patterns.search,
    words: pages.search.results,
    kinds: {
      services: kinds.service,
      industries: kinds.industry,
      caseStudies: kinds.caseStudy,
      newsroom: kinds.newsroom,
      whitepapers: kinds.whitepaper,
      blog: kinds.blog,
      events: kinds.event,
      careers: kinds.job,
      regions: kinds.region,
      technologies: kinds.technology,
      legal: kinds.legal,
      pages: kinds.page,
    },
  }
}
