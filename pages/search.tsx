import type { Graph } from '../src/graph/graph'
import { patterns } from '../src/routes/patterns'
import { PageIntro } from '../src/ui/layout/PageIntro'
import { SectionHead } from '../src/ui/layout/SectionHead'
import { SiteMapList } from '../src/ui/lists/SiteMapList'
import { definePage, type ViewProps } from './define-page'
import { type SiteMapGroup, siteMapOf } from './search/site-map'
import { trail } from './trail'

/** What the page shows. */
type SearchProps = { copy: Pick<Graph['pages']['search'], 'title' | 'lede' | 'seo' | 'siteMap'>; groups: readonly SiteMapGroup[] }

/** Search. Without a script it is the site map (rulings, Site search). */
export default definePage({
  path: patterns.search,
  source: () => 'pages/search.yaml',
  props: (graph): SearchProps => ({ copy: graph.pages.search, groups: siteMapOf(graph) }),
  head: ({ copy }) => copy.seo,
  View: SearchPage,
})

function SearchPage({ copy, groups, site }: ViewProps<SearchProps>) {
  return (
    <>
      <PageIntro breadcrumbs={trail(site, { label: copy.title })} title={copy.title} lede={copy.lede} />
      <section className="wrap pb-section" aria-labelledby="site-map">
        <SectionHead {...copy.siteMap} id="site-map" />
        <SiteMapList id="site-map" groups={groups} />
      </section>
    </>
  )
}
