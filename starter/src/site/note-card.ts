import { longDate } from '#engine/lib/dates'
import type { Graph } from './graph'
import type { NoteCard } from './ui/NoteList'

/** The data that a card shows: of any collection that has these fields. */
type Note = Pick<ReturnType<Graph['notes']['values']>[number], 'title' | 'description' | 'url' | 'topic' | 'date'>

/** The card of an entry, for lists. */
export const noteCard = ({ title, description, url, topic, date }: Note, { identity }: Graph['site']): NoteCard => ({
  title,
  description,
  url,
  topic,
  day: longDate(date, identity.locale),
})
