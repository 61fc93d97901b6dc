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
    notes: notes.values().map((note) => noteCard(note, site)),
  }),
  head: ({ title, description }) => ({ title, description }),
  View: ({ title, description, notes }) => (
    <>
      <PageHead title={title} lede={description} />
      <NoteList notes={notes} />
    </>
  ),
})
