import { Island } from '../src/engine/islands/Island'
import type { Graph } from '../src/site/graph/graph'
import searchPage from '../src/site/islands/search-page/island'
import type { SearchProps as SearchIslandProps } from '../src/site/islands/site-search/words'
import { patterns } from '../src/site/routes/patterns'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { SectionHead } from '../src/site/ui/layout/SectionHead'
import { SiteMapList } from '../src/site/ui/lists/SiteMapList'
import { breadcrumbs } from './data/breadcrumbs'
import { searchProps } from './search/search-props'
import { type SiteMapGroup, siteMapOf } from './search/site-map'
import { definePage, type ViewProps } from './shared/define-page'
import { trail } from './shared/trail'

type SearchProps = {
  copy: Pick<Graph['pages']['search'], 'title' | 'lede' | 'seo' | 'withoutScript' | 'siteMap'>
  groups: readonly SiteMapGroup[]
  search: SearchIslandProps
}

/** Id of the section with the site map. */
const SITE_MAP = 'all-pages'

/** Search page. Without a script it shows the site map (specification, 6.6). */
export default definePage({
  path: patterns.search,
  source: () => 'pages/search.yaml',
  props: (graph): SearchProps => {
    const { title, lede, seo, withoutScript, siteMap } = graph.pages.search
    return { copy: { title, lede, seo, withoutScript, siteMap }, groups: siteMapOf(graph), search: searchProps(graph) }
  },
  head: ({ copy }) => copy.seo,
  data: ({ copy }, { site }) => [breadcrumbs(site, { label: copy.title })],
  View: SearchPage,
})

function SearchPage({ copy, groups, search, site }: ViewProps<SearchProps>) {
  return (
    <>
      <PageIntro breadcrumbs={trail(site, { label: copy.title })} title={copy.title} lede={copy.lede} />
      <noscript>
        <p className="wrap">{copy.withoutScript}</p>
      </noscript>
      <Island island={searchPage} props={{ ...search, instead: SITE_MAP, list: site.strings.list }} />
      <section className="wrap section" id={SITE_MAP} aria-labelledby="site-map">
        <SectionHead {...copy.siteMap} id="site-map" />
        <SiteMapList id="site-map" groups={groups} />
      </section>
    </>
  )
}
