import type { Graph } from '../src/graph/graph'
import { Island } from '../src/islands/runtime/Island'
import searchPage from '../src/islands/search-page/island'
import type { SearchProps as SearchIslandProps } from '../src/islands/site-search/words'
import { patterns } from '../src/routes/patterns'
import { PageIntro } from '../src/ui/layout/PageIntro'
import { SectionHead } from '../src/ui/layout/SectionHead'
import { SiteMapList } from '../src/ui/lists/SiteMapList'
import { definePage, type ViewProps } from './define-page'
import { searchProps } from './search/search-props'
import { type SiteMapGroup, siteMapOf } from './search/site-map'
import { trail } from './trail'

/** What the page shows. */
type SearchProps = {
  copy: Pick<Graph['pages']['search'], 'title' | 'lede' | 'seo' | 'siteMap'>
  groups: readonly SiteMapGroup[]
  search: SearchIslandProps
}

/** Id of the section with the site map. */
const SITE_MAP = 'all-pages'

/** Search. Without a script it is the site map (rulings, Site search). */
export default definePage({
  path: patterns.search,
  source: () => 'pages/search.yaml',
  props: (graph): SearchProps => {
    const { title, lede, seo, siteMap } = graph.pages.search
    return { copy: { title, lede, seo, siteMap }, groups: siteMapOf(graph), search: searchProps(graph) }
  },
  head: ({ copy }) => copy.seo,
  View: SearchPage,
})

function SearchPage({ copy, groups, search, site }: ViewProps<SearchProps>) {
  return (
    <>
      <PageIntro breadcrumbs={trail(site, { label: copy.title })} title={copy.title} lede={copy.lede} />
      <Island island={searchPage} props={{ ...search, instead: SITE_MAP, list: site.strings.list }} />
      <section className="wrap section" id={SITE_MAP} aria-labelledby="site-map">
        <SectionHead {...copy.siteMap} id="site-map" />
        <SiteMapList id="site-map" groups={groups} />
      </section>
    </>
  )
}
