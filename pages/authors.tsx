import { type IsoDate, newestFirst } from '../src/engine/lib/dates'
import { authorsOf } from '../src/site/graph/authors'
import type { Graph } from '../src/site/graph/graph'
import { countText } from '../src/site/graph/writing-kinds'
import { urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import { AuthorDays } from '../src/site/ui/cards/AuthorDays'
import { AuthorRow, type AuthorRowProps } from '../src/site/ui/cards/AuthorRow'
import { pointsBetween } from '../src/site/ui/charts/day-points'
import { Register } from '../src/site/ui/figures/Register'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { breadcrumbs } from './data/breadcrumbs'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage, type ViewProps } from './shared/define-page'
import { endsOf, newestDays } from './shared/kind-list'
import { portraitOf } from './shared/person'
import { trail } from './shared/trail'
import { sinceText } from './shared/writings/span'

type Place = ReturnType<typeof breadcrumbOf>

type AuthorsProps = {
  copy: Graph['pages']['authors']
  insights: Place
  place: Place
  authors: readonly (Omit<AuthorRowProps, 'points'> & { days: readonly IsoDate[] })[]
  /** The first and the last day of the time line, as text; undefined if all texts have the same day. */
  ends: readonly [string, string] | undefined
}

/** All authors (specification, 4.28). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.authors,
  section: patterns.insights,
  source: () => 'pages/authors.yaml',
  props(graph): AuthorsProps {
    const authors = authorsOf(graph).map((author) => ({ ...author, days: newestDays(author.entries.toSorted(newestFirst)) }))
    const ends = endsOf(
      authors.flatMap(({ days }) => days),
      graph.site.identity.locale,
    )
    return {
      copy: graph.pages.authors,
      insights: breadcrumbOf(graph, 'insights'),
      place: breadcrumbOf(graph, 'authors'),
      authors: authors.map(({ slug, person, entries, days }) => ({
        portrait: portraitOf(person),
        name: person.name,
        role: person.title,
        bio: person.bio,
        figure: { value: countText(graph.pages.author, entries.length), says: sinceText(graph, entries).text },
        days: ends ? days : [],
        href: urlOf.author(slug),
      })),
      ends,
    }
  },
  head: ({ copy }) => copy.seo,
  data: ({ insights, place }, { site }) => [breadcrumbs(site, insights, place)],
  View: AuthorsPage,
})

function AuthorsPage({ copy, insights, place, authors, ends, site }: ViewProps<AuthorsProps>) {
  const pointAt = pointsBetween(authors.flatMap(({ days }) => days))
  return (
    <>
      <PageIntro breadcrumbs={trail(site, insights, place)} title={copy.title} lede={copy.lede} tight />
      <section className="wrap pb-section" aria-labelledby="authors">
        <h2 className="sr" id="authors">
          {copy.listTitle}
        </h2>
        <Register>
          {authors.map(({ days, ...author }) => (
            <AuthorRow key={author.href} {...author} points={days.map(pointAt).join('')} />
          ))}
        </Register>
        {ends && <AuthorDays ends={ends} />}
      </section>
    </>
  )
}
