import { definePage } from '../graph'
import { noteCard } from '../note-card'
import { routes } from '../routes/addresses'
import { HomeHero } from '../ui/HomeHero'
import { NoteList } from '../ui/NoteList'
import { PointList } from '../ui/PointList'

/** Number of notes on the home page. */
const NEWEST = 3

/** The home page: an introduction, a few points, and the newest notes. */
export const home = definePage({
  path: routes.home,
  section: routes.home,
  source: () => 'pages/home.yaml',
  props: ({ pages, notes, site }) => ({
    page: pages.home,
    notes: notes
      .values()
      .slice(0, NEWEST)
      .map((note) => noteCard(note, site)),
  }),
  head: ({ page: { title, description } }) => ({ title, description }),
  data: (_, { site: { identity } }) => [
    { '@type': 'WebSite', name: identity.name, description: identity.description, url: `${identity.origin}/` },
  ],
  View: ({ page, notes, site: { identity } }) => (
    <>
      <HomeHero {...page} lede={identity.description} />
      <PointList {...page.points} />
      <NoteList title={page.notes.title} notes={notes} more={<a href={routes.notes}>{page.notes.more}</a>} />
    </>
  ),
})
