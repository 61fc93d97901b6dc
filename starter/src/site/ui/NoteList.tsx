import type { ReactNode } from 'react'

/** The data of a note in lists, with its topic and its day as text. */
export type NoteCard = { title: string; description: string; url: string | null; topic: string; day: string }

type NoteListProps = { title?: string; notes: readonly NoteCard[]; more?: ReactNode }

/** Notes as cards, with or without a heading above them. Without notes nothing is rendered. */
export function NoteList({ title, notes, more }: NoteListProps) {
  if (notes.length === 0) return null
  const Title = title === undefined ? 'h2' : 'h3'
  return (
    <section className="note-list">
      {title === undefined ? null : <h2>{title}</h2>}
      <ul>
        {notes.map((note) => (
          <li key={note.title}>
            <p className="meta">
              {note.topic} <span aria-hidden="true">·</span> {note.day}
            </p>
            <Title>
              <a href={note.url ?? undefined}>{note.title}</a>
            </Title>
            <p>{note.description}</p>
          </li>
        ))}
      </ul>
      {more === undefined ? null : <p>{more}</p>}
    </section>
  )
}
