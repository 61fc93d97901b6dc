import { definePage } from '../graph'
import { noteCard } from '../note-card'
import { routes } from '../routes/addresses'
import { NoteList } from '../ui/NoteList'
import { PageHead } from '../ui/PageHead'

/** All notes, newest first. */
export const noteList = definePage({
  path: routes.notes,
  section: routes.notes,
  source: () => 'pages/notes.yaml',
  props: ({ pages: { notes: page }, notes, site }) => ({
    title: page.title,
    description: page.description,
    entries: notes.values().map((entry) => noteCard(entry, site)),
  }),
  head: ({ title, description }) => ({ title, description }),
  View: ({ title, description, entries }) => (
    <>
      <PageHead title={title} lede={description} />
      <NoteList notes={entries} />
    </>
  ),
})
