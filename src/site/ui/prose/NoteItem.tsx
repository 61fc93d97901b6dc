import type { ReactNode } from 'react'
import { mentionId, noteId } from '../../../engine/lib/notes'
import { fill } from '../../../engine/lib/text'
import type { NoteMark } from '../../../engine/schema/body'

/** Names of links to and from footnotes, with `{n}` for the number of the note. */
export type NoteWords = { note: string; back: string }

type NoteProps = { note: NoteMark; words: NoteWords }

/** The number of a footnote in the text, which leads to it. */
export const NoteMention = ({ note: { number, mention }, words }: NoteProps) => (
  <sup>
    <a id={mentionId(number, mention)} href={`#${noteId(number)}`} aria-label={fill(words.note, { n: number })}>
      {number}
    </a>
  </sup>
)

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
