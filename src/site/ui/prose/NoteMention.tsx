import { mentionId, noteId } from '../../../engine/lib/notes'
import { fill } from '../../../engine/lib/text'
import type { NoteProps } from './NoteItem'

/** The number of a footnote in the text, which links to the footnote. */
export const NoteMention = ({ note: { number, mention }, words }: NoteProps) => (
  <sup className="note-mention">
    <a id={mentionId(number, mention)} href={`#${noteId(number)}`} aria-label={fill(words.note, { n: number })}>
      {number}
    </a>
  </sup>
)
