import { Button } from '../../ui/layout/Button'
import type { InquiryWords } from './fields'

type SubjectNoteProps = { subject: string; words: Pick<InquiryWords, 'subject' | 'removeFile'>; onRemove: () => void }

/** What the link that led here was about. It goes with the inquiry unless it is taken away. */
export function SubjectNote({ subject, words, onRemove }: SubjectNoteProps) {
  return (
    <div className="subject">
      <p>
        <b>{words.subject}:</b> {subject}
      </p>
      <Button kind="bare" small label={`${words.removeFile} ${subject}`} onClick={onRemove}>
        {words.removeFile}
      </Button>
    </div>
  )
}
