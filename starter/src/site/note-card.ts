import { longDate } from '#engine/lib/dates'
import type { Graph } from './graph'
import type { NoteCard } from './ui/NoteList'

type Note = ReturnType<Graph['notes']['values']>[number]

/** A note as lists show it. */
export const noteCard = ({ title, description, url, topic, date }: Note, { identity }: Graph['site']): NoteCard => ({
  title,
  description,
  url,
  topic,
  day: longDate(date, identity.locale),
})
