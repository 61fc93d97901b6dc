import type { ReactNode } from 'react'
import { mentionId, noteId } from '../../../engine/lib/notes'
import { fill } from '../../../engine/lib/text'
import type { NoteMark } from '../../../engine/schema/body'

/** Names of links to and from footnotes, with `{n}` for the number of the note. */
export type NoteWords = { note: string; back: string }

export type NoteProps = { note: NoteMark; words: NoteWords }

/** A footnote, with a link back to each mention of it. */
export const NoteItem = ({ note: { number, mention }, words, children }: NoteProps & { children: ReactNode }) => (
  <li id={noteId(number)} className="note-item">
    {children}
    {Array.from({ length: mention }, (_, index) => (
      <a key={mentionId(number, index + 1)} href={`#${mentionId(number, index + 1)}`} aria-label={fill(words.back, { n: number })}>
        ↩
      </a>
    ))}
  </li>
)
