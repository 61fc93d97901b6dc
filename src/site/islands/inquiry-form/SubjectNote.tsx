import { Button } from '../../ui/layout/Button'
import type { InquiryWords } from './fields'

type SubjectNoteProps = { subject: string; words: Pick<InquiryWords, 'subject' | 'remove'>; onRemove: () => void }

/** The subject from the link to the form. It is sent with the inquiry unless the visitor removes it. */
export function SubjectNote({ subject, words, onRemove }: SubjectNoteProps) {
  return (
    <div className="subject">
      <p>
        <b>{words.subject}:</b> {subject}
      </p>
      <Button kind="bare" small label={`${words.remove} ${subject}`} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  )
}
