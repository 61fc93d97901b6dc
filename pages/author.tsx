import type { DataContext } from '../renderer/define/page'
import { authorsOf } from '../src/site/graph/authors'
import type { Graph } from '../src/site/graph/graph'
import type { SiteWords } from '../src/site/graph/words'
import { patterns } from '../src/site/routes/patterns'
import { Card } from '../src/site/ui/cards/Card'
import { CardRow } from '../src/site/ui/cards/CardRow'
import { RowsLabel } from '../src/site/ui/cards/RowsLabel'
import { Quotation } from '../src/site/ui/figures/Quotation'
import { SectionHead } from '../src/site/ui/layout/SectionHead'
import { FeedLinks } from '../src/site/ui/lists/FeedLinks'
import { Pagination } from '../src/site/ui/lists/Pagination'
import { AuthorHead } from './author/AuthorHead'
import { type AuthorPage, type AuthorProps, authorProps } from './author/author-props'
import { breadcrumbs } from './data/breadcrumbs'
import { profileData } from './data/writer'
import { Biography } from './shared/Biography'
import { moreTagsOf } from './shared/cards'
import { definePage, type ViewProps } from './shared/define-page'
import { entryFile } from './shared/entry-file'
import { feedAlternates, markdownAlternates } from './shared/feed-links'
import { trail } from './shared/trail'
import { furtherPagesOf } from './shared/writings/pages-of'

/** Common properties of the pages of an author. */
const shared = {
  codeKey: import.meta.codeKey,
  section: patterns.insights,
  source: ({ person }: AuthorPage) => entryFile(person),
  props: authorProps,
  head: ({ seo, feed, markdown, modified }: AuthorProps) => ({
    ...seo,
    ...(modified !== undefined && { modified }),
    alternates: [...markdownAlternates(markdown), ...feedAlternates(feed)],
  }),
  data: ({ crumbs, ...author }: AuthorProps, context: DataContext<SiteWords>) => [
    breadcrumbs(context.site, ...crumbs),
    profileData(author, context),
  ],
  View: AuthorView,
}

/** About an author, and their texts by collection (specification, 4.26). */
export default [
  definePage({ path: patterns.author, ...shared, entries: (graph: Graph): readonly AuthorPage[] => authorsOf(graph) }),
  definePage({ path: patterns.authorPage, ...shared, entries: (graph: Graph) => furtherPagesOf(authorsOf(graph)) }),
]

function AuthorView({ site, words, crumbs, biography, latest, groups, list, pagination, feed, ...author }: ViewProps<AuthorProps>) {
  return (
    <>
      <AuthorHead
        breadcrumbs={trail(site, ...crumbs)}
        kind={words.kind}
        title={author.name}
        lede={author.title}
        portrait={author.portrait}
        bio={author.bio}
        expertise={{ label: words.expertise, items: author.expertise }}
        meta={[{ strong: author.count }, author.since]}
        links={author.links}
      />
      <section className={biography ? 'section joined' : 'section'} aria-labelledby="texts">
        <div className="wrap">
          <SectionHead title={list} id="texts" aside={<FeedLinks {...feed} />} />
          {latest && <Card entry={latest} feature moreTags={moreTagsOf(site.strings)} />}
          {groups.map(({ id, title, rows }, index) => (
            <section key={id} className={index === 0 ? 'grid mt8' : 'grid mt5'} aria-labelledby={id}>
              <RowsLabel id={id} title={title} />
              <div className="c9 cols">
                {rows.map((row) => (
                  <CardRow key={row.href} entry={row} level={4} />
                ))}
              </div>
            </section>
          ))}
          {pagination && <Pagination {...pagination} />}
        </div>
      </section>
      {biography && (
        <section className="section" id="biography" aria-labelledby="biography-title">
          <div className="wrap">
            <div className="section-head grid">
              <h2 className="c3 text-2xl" id="biography-title">
                {words.biography}
              </h2>
              <div className="c9 stack loose">
                <Quotation quote={biography.argues} />
                <Biography biography={biography} words={author.biographyWords} />
              </div>
            </div>
          </div>
        </section>
      )}
    </>
  )
}
