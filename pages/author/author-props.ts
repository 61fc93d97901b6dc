import { newestFirst } from '../../src/engine/lib/dates'
import { grouped } from '../../src/engine/lib/grouped'
import { fill } from '../../src/engine/lib/text'
import type { Author } from '../../src/site/graph/authors'
import { authorFeedName } from '../../src/site/graph/feeds-of-lists'
import type { Graph } from '../../src/site/graph/graph'
import { countText, kindCounts, kindHeading, kindsText } from '../../src/site/graph/writing-kinds'
import { furtherOf, urlOf } from '../../src/site/routes/addresses'
import { patterns } from '../../src/site/routes/patterns'
import { breadcrumbOf } from '../shared/breadcrumb'
import { articleCard } from '../shared/cards'
import { pageFeedOf } from '../shared/feed-links'
import { pageLinks } from '../shared/listing/page-links'
import { sliceOfPage } from '../shared/pagination'
import { portraitOf, writerOf } from '../shared/person'
import { practiceLinks } from '../shared/practice-lead'
import { seoOfPage } from '../shared/seo'
import { daysOf, sinceText } from '../shared/writings/span'

/** An author and a page number of their list; undefined on the first page. */
export type AuthorPage = Author & { page?: string }

/** Props of a page of an author. Entries are ordered by collection, so a page can have entries of several collections. */
export function authorProps(graph: Graph, { page: number = '1', ...author }: AuthorPage) {
  const { slug, person, entries } = author
  const { name, title, bio, expertise, biography, linkedin } = person
  const copy = graph.pages.author
  const page = Number(number)
  const address = urlOf.author(slug)
  const numbered = fill(graph.site.strings.list.page, { n: page })
  const places = { person: name, title, kinds: kindsText(copy, kindCounts(graph, entries)) }
  const found = { title: fill(copy.found.title, places), description: fill(copy.found.description, places) }
  const latest = page === 1 ? latestOf(graph, entries) : undefined
  return {
    name,
    title,
    bio,
    expertise,
    portrait: portraitOf(person),
    writer: writerOf(graph, person),
    // Only on the first page: visitors of further pages have read it.
    biography: page === 1 ? biography : undefined,
    count: countText(copy, entries.length),
    since: sinceText(graph, entries),
    links: [
      ...practiceLinks(graph, slug),
      ...(linkedin === undefined ? [] : [{ label: graph.pages.about.leadership.linkedin, href: linkedin }]),
    ],
    latest,
    groups: groupsOf(
      graph,
      sliceOfPage(entries, page).filter(({ url }) => url !== latest?.href),
    ),
    pagination: pageLinks(graph, { address, further: furtherOf(patterns.authorPage, slug), total: entries.length, page }),
    feed: pageFeedOf(graph, authorFeedName(graph, author)),
    list: fill(copy.list, { person: name }),
    words: copy.labels,
    biographyWords: biographyWords(graph),
    crumbs: [
      breadcrumbOf(graph, 'insights'),
      breadcrumbOf(graph, 'authors'),
      ...(page === 1 ? [{ label: name }] : [{ label: name, href: address }, { label: numbered }]),
    ],
    markdown: page === 1 ? urlOf.markdown(address) : undefined,
    modified: page === 1 ? daysOf(entries).last : undefined,
    seo: seoOfPage(found, page, numbered),
  }
}

export type AuthorProps = ReturnType<typeof authorProps>

function biographyWords({ pages }: Graph) {
  const { education, talks, publications } = pages.service.labels
  return { education, talks, publications }
}

/** The newest text. */
const latestOf = (graph: Graph, entries: Author['entries']) =>
  entries
    .toSorted(newestFirst)
    .slice(0, 1)
    .map((ref) => cardOf(graph, ref))
    .at(0)

/** The data of a card of an entry, without the author, whose page it is. */
const cardOf = (graph: Graph, ref: Author['entries'][number], label?: 'category') => ({
  ...articleCard({ graph, ref, ...(label && { label }) }),
  author: undefined,
})

/** Entries by collection, each as a row with its category and its day. */
const groupsOf = (graph: Graph, entries: Author['entries']) =>
  [...grouped(entries, ({ collection }) => collection)].map(([collection, own]) => ({
    id: collection,
    title: kindHeading(graph, collection),
    rows: own.map((entry) => cardOf(graph, entry, 'category')),
  }))
