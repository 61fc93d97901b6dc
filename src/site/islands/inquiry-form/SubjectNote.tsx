import { Button } from '../../ui/layout/Button'
import type { InquiryWords } from './fields'

type SubjectNoteProps = { subject: string; words: Pick<InquiryWords, 'subject' | 'remove'>; isHeld: boolean; onRemove: () => void }

/** The subject from the link to the form. It is sent with the inquiry unless the visitor removes it, which waits while it `isHeld`. */
export function SubjectNote({ subject, words, isHeld, onRemove }: SubjectNoteProps) {
  return (
    <div className="subject">
      <p>
        <b>{words.subject}:</b> {subject}
      </p>
      <Button
        kind="bare"
        small
        label={`${words.remove} ${subject}`}
        aria-disabled={isHeld || undefined}
        onClick={isHeld ? undefined : onRemove}
      >
        {words.remove}
      </Button>
    </div>
  )
}
