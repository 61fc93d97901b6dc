import type { DataContext } from '../renderer/define/page'
import { fill } from '../src/engine/lib/text'
import { tagFeedName } from '../src/site/graph/feeds-of-lists'
import type { Graph, Insight } from '../src/site/graph/graph'
import { isListedTag, type Tag, tagsOf } from '../src/site/graph/tags'
import type { SiteWords } from '../src/site/graph/words'
import { countText, kindCounts, kindsText } from '../src/site/graph/writing-kinds'
import { furtherOf, urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import { Card } from '../src/site/ui/cards/Card'
import { CardRow } from '../src/site/ui/cards/CardRow'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { SectionHead } from '../src/site/ui/layout/SectionHead'
import { FeedLinks } from '../src/site/ui/lists/FeedLinks'
import { KindList } from '../src/site/ui/lists/KindList'
import { Pagination } from '../src/site/ui/lists/Pagination'
import { WriterList } from '../src/site/ui/lists/WriterList'
import { SubjectNet } from '../src/site/ui/media/SubjectNet'
import { breadcrumbs } from './data/breadcrumbs'
import { breadcrumbOf } from './shared/breadcrumb'
import { articleCard, moreTagsOf } from './shared/cards'
import { definePage, type ViewProps } from './shared/define-page'
import { feedAlternates, markdownAlternates, pageFeedOf } from './shared/feed-links'
import { kindListOf } from './shared/kind-list'
import { pageLinks } from './shared/listing/page-links'
import { sliceOfPage } from './shared/pagination'
import { seoOfPage } from './shared/seo'
import { trail } from './shared/trail'
import { furtherPagesOf } from './shared/writings/pages-of'
import { furtherTexts, strongestOf, subjectNetOf, subjectWriters } from './tag/subject'

/** Fewer texts are listed without a summary of kinds and days. */
const FEWEST_ON_A_LINE = 10

/** A tag and a page number of its list; undefined on the first page. */
type TagPage = Tag & { page?: string }

function props(graph: Graph, { page: number = '1', ...tag }: TagPage) {
  const { label, slug, entries } = tag
  const copy = graph.pages.tag
  const page = Number(number)
  const address = urlOf.tag(slug)
  const kinds = kindCounts(graph, entries)
  const feed = tagFeedName(graph, tag)
  const name = fill(graph.site.strings.list.page, { n: page })
  const title = fill(copy.found.title, { tag: label })
  const description = fill(copy.found.description, { tag: label, kinds: kindsText(copy, kinds) })
  const own = sliceOfPage(entries, page)
  const lead = page === 1 ? strongestOf(own) : undefined
  const cardOf = (ref: Insight) => articleCard({ graph, ref })
  return {
    label,
    words: copy.labels,
    list: fill(copy.list, { tag: label }),
    lede: fill(copy.lede, { count: countText(copy, entries.length) }),
    crumbs: [breadcrumbOf(graph, 'insights'), ...(page === 1 ? [{ label }] : [{ label, href: address }, { label: name }])],
    kinds: page === 1 && entries.length >= FEWEST_ON_A_LINE ? kindListOf(graph, kinds) : undefined,
    net: page === 1 ? subjectNetOf(graph, tag) : undefined,
    writers: page === 1 ? subjectWriters(graph, tag) : undefined,
    lead: lead && cardOf(lead),
    further: furtherTexts(graph, tag).map(cardOf),
    rows: own.filter((entry) => entry !== lead).map(cardOf),
    pagination: pageLinks(graph, { address, further: furtherOf(patterns.tagPage, slug), total: entries.length, page }),
    feed: feed && pageFeedOf(graph, feed),
    markdown: page === 1 && isListedTag(tag) ? urlOf.markdown(address) : undefined,
    isListed: isListedTag(tag),
    modified: page === 1 ? entries[0]?.date : undefined,
    seo: seoOfPage({ title, description }, page, name),
  }
}

type TagProps = ReturnType<typeof props>

/** Common properties of the pages of a tag. */
const shared = {
  codeKey: import.meta.codeKey,
  section: patterns.insights,
  source: () => 'pages/tag.yaml',
  props,
  head: ({ seo, feed, markdown, isListed, modified }: TagProps) => ({
    ...seo,
    ...(modified !== undefined && { modified }),
    alternates: [...markdownAlternates(markdown), ...feedAlternates(feed)],
    ...(!isListed && { noindex: true }),
  }),
  data: ({ crumbs }: TagProps, { site }: DataContext<SiteWords>) => [breadcrumbs(site, ...crumbs)],
  View: TagView,
}

/** Everything with a tag, newest first (specification, 4.25). */
export default [
  definePage({ path: patterns.tag, ...shared, entries: (graph: Graph): readonly TagPage[] => tagsOf(graph) }),
  definePage({ path: patterns.tagPage, ...shared, entries: (graph: Graph) => furtherPagesOf(tagsOf(graph)) }),
]

function TagView({
  label,
  words,
  lede,
  list,
  kinds,
  net,
  writers,
  crumbs,
  lead,
  rows,
  further,
  pagination,
  feed,
  site,
}: ViewProps<TagProps>) {
  return (
    <>
      <PageIntro
        breadcrumbs={trail(site, ...crumbs)}
        above={<p className="kicker">{words.kind}</p>}
        title={label}
        lede={lede}
        side={net && <SubjectNet {...net} />}
        high
        tight
      >
        {writers && (
          <div className="mt6">
            <WriterList {...writers} />
          </div>
        )}
      </PageIntro>
      {kinds && (
        <div className="wrap">
          <KindList {...kinds} />
        </div>
      )}
      <section className="wrap pb-section" aria-labelledby="texts">
        <SectionHead title={list} id="texts" aside={feed && <FeedLinks {...feed} />} />
        {lead && <Card entry={lead} feature moreTags={moreTagsOf(site.strings)} />}
        {rows.length > 0 && (
          <div className={lead ? 'cols mt8' : 'cols'}>
            {rows.map((card) => (
              <CardRow key={card.href} entry={card} />
            ))}
          </div>
        )}
        {pagination && <Pagination {...pagination} />}
      </section>
      {further.length > 0 && (
        <section className="wrap pb-section" aria-labelledby="further">
          <SectionHead title={site.strings.article.related} id="further" />
          <div className="cols">
            {further.map((card) => (
              <CardRow key={card.href} entry={card} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
