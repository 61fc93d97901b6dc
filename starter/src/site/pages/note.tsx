import { longDate } from '#engine/lib/dates'
import { fill } from '#engine/lib/text'
import { parseNodes } from '#engine/schema/body'
import { definePage } from '../graph'
import { noteCard } from '../note-card'
import { routes } from '../routes/addresses'
import { NoteList } from '../ui/NoteList'
import { PageHead } from '../ui/PageHead'
import { Prose } from '../ui/Prose'

/** A note, with links to related ones. */
export const note = definePage({
  path: routes.note,
  section: routes.notes,
  entries: ({ notes }) => notes.values(),
  source: ({ slug }) => `notes/${slug}.mdx`,
  props: ({ notes, pages: { notes: page }, site }, { title, description, date, topic, body, related }) => ({
    title,
    description,
    date,
    topic,
    nodes: body.nodes,
    words: { related: page.related, all: page.all },
    related: related.flatMap((slug) => notes.get(slug) ?? []).map((other) => noteCard(other, site)),
  }),
  head: ({ title, description, date }) => ({ title, description, type: 'article', modified: date }),
  data: ({ title, description, date }, { site: { identity }, address }) => [
    { '@type': 'Article', headline: title, description, datePublished: date, url: identity.origin + address },
  ],
  View: ({ title, description, date, topic, nodes, words, related, site }) => (
    <>
      <article>
        <PageHead title={title} lede={description}>
          <p className="meta">
            {topic} <span aria-hidden="true">·</span>{' '}
            <time dateTime={date}>{fill(site.words.updated, { date: longDate(date, site.identity.locale) })}</time>
          </p>
        </PageHead>
        <Prose nodes={parseNodes(nodes)} />
      </article>
      <NoteList title={words.related} notes={related} more={<a href={routes.notes}>{words.all}</a>} />
    </>
  ),
})
