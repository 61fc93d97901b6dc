import { Button } from '../../ui/layout/Button'
import type { EnquiryWords } from './fields'

type SubjectNoteProps = { subject: string; words: Pick<EnquiryWords, 'subject' | 'removeFile'>; onRemove: () => void }

/** What the link that led here was about. It goes with the enquiry unless it is taken away. */
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
