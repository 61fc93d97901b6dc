import { Island } from '../src/engine/islands/Island'
import { glyphAt } from '../src/site/art/kind-glyphs'
import type { Graph } from '../src/site/graph/graph'
import { isListedTag, tagsOf } from '../src/site/graph/tags'
import searchPage from '../src/site/islands/search-page/island'
import { LOOKING } from '../src/site/islands/search-page/SearchPage'
import type { SearchProps as SearchIslandProps } from '../src/site/islands/site-search/words'
import { urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import { QUERY_PARAMETER } from '../src/site/routes/query-parameter'
import { Cell } from '../src/site/ui/cards/Cell'
import { ledgerClass } from '../src/site/ui/cards/ledger-class'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { SectionHead } from '../src/site/ui/layout/SectionHead'
import { type TagLink, Tags } from '../src/site/ui/layout/Tags'
import { SiteMapList } from '../src/site/ui/lists/SiteMapList'
import { SEARCH_ID } from '../src/site/ui/shell/search-id'
import { breadcrumbs } from './data/breadcrumbs'
import { searchProps } from './search/search-props'
import { type SiteMapGroup, siteMapOf } from './search/site-map'
import { definePage, type ViewProps } from './shared/define-page'
import { trail } from './shared/trail'

type SearchProps = {
  copy: Pick<Graph['pages']['search'], 'title' | 'lede' | 'seo' | 'withoutScript' | 'siteMap'>
  /** Heading of the popular pages. */
  popular: string
  /** Heading of the most common tags, and links to them. */
  subjects: { label: string; tags: readonly TagLink[] }
  groups: readonly SiteMapGroup[]
  search: SearchIslandProps
}

/** Number of tags below the popular pages. */
const SUBJECTS = 10

/** Id of the element around the search and the site map. */
const AROUND = 'search'

/** Attribute of the root element of a page that was opened with a query: its heading is small on phones (SearchPage.css). */
const ASKED = 'data-asked'

/** Runs before the heading is painted. It stays small while the query is changed, so that the field does not move during typing. */
const ASKED_SCRIPT = `if(new URLSearchParams(location.search).get('${QUERY_PARAMETER}')?.trim())document.documentElement.setAttribute('${ASKED}','')`

/**
 * Runs before the site map is painted: puts the query of the address in the field and hides the site map at once. The island is hydrated
 * later, and would cause a layout shift. Both indexes, which the element before it names, are fetched from now on.
 */
const LOOKING_SCRIPT = [
  `{let q=new URLSearchParams(location.search).get('${QUERY_PARAMETER}'),d=document;`,
  `if(q?.trim()){d.getElementById('${AROUND}').setAttribute('${LOOKING}','');d.getElementById('${SEARCH_ID}').value=q;`,
  'for(let href of d.currentScript.previousSibling.dataset.files.split(" "))',
  'd.head.append(Object.assign(d.createElement("link"),{rel:"preload",as:"fetch",crossOrigin:"",href}))}}',
].join('')

/** Search page. Without a script it shows the site map (specification, 6.6). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.search,
  source: () => 'pages/search.yaml',
  props: (graph): SearchProps => {
    const { title, lede, seo, withoutScript, siteMap, dialog, groups } = graph.pages.search
    return {
      copy: { title, lede, seo, withoutScript, siteMap },
      popular: dialog.popular,
      subjects: {
        label: groups.tags,
        tags: tagsOf(graph)
          .filter(isListedTag)
          .slice(0, SUBJECTS)
          .map(({ label, slug }) => ({ label, href: urlOf.tag(slug) })),
      },
      groups: siteMapOf(graph),
      search: searchProps(graph),
    }
  },
  head: ({ copy }) => copy.seo,
  data: ({ copy }, { site }) => [breadcrumbs(site, { label: copy.seo.title })],
  View: SearchPage,
})

function SearchPage({ copy, popular, subjects, groups, search, site }: ViewProps<SearchProps>) {
  return (
    <>
      <script>{ASKED_SCRIPT}</script>
      <PageIntro breadcrumbs={trail(site, { label: copy.seo.title })} title={copy.title} lede={copy.lede} tight />
      <noscript>
        <p className="wrap">{copy.withoutScript}</p>
      </noscript>
      <div className="search-page" id={AROUND}>
        <Island island={searchPage} props={{ ...search, around: AROUND, list: site.strings.list }} />
        {/* Shown until the island renders it. */}
        <p
          className="wrap results-line"
          data-enhance="search-start"
          data-when="intent"
          data-parameters={QUERY_PARAMETER}
          data-files={`${search.index} ${search.texts}`}
        >
          {search.words.searching}
        </p>
        <script>{LOOKING_SCRIPT}</script>
        <section className="wrap grid mt7" aria-labelledby="popular">
          <div className="c3">
            <h2 className="text-2xl" id="popular">
              {popular}
            </h2>
          </div>
          <div className="c9 stack stretch">
            <div className={ledgerClass(search.words.popular.length)}>
              {search.words.popular.map(({ label, description, href }) => (
                <Cell key={href} title={label} text={description} href={href} glyph={glyphAt(href)} />
              ))}
            </div>
            {subjects.tags.length > 0 && (
              <div className="stack mt6">
                <h3 className="text-lg">{subjects.label}</h3>
                <Tags tags={subjects.tags} />
              </div>
            )}
          </div>
        </section>
        <section className="wrap section" aria-labelledby="site-map">
          <SectionHead {...copy.siteMap} id="site-map" />
          <SiteMapList id="site-map" groups={groups} />
        </section>
      </div>
    </>
  )
}
