import { Button } from '../../ui/layout/Button'
import type { InquiryWords } from './fields'

type SubjectNoteProps = { subject: string; words: Pick<InquiryWords, 'subject' | 'remove'>; onRemove?: () => void }

/**
 * The subject, which came with the link to the form. It is sent with the inquiry unless the visitor removes it. As the server renders it,
 * it is empty, and hidden until a script of the page has read the address (early-subject).
 */
export function SubjectNote({ subject, words, onRemove }: SubjectNoteProps) {
  return (
    <div className={subject ? 'subject' : 'subject needs-script'} hidden={!subject} suppressHydrationWarning>
      <p>
        <b>{words.subject}:</b> {subject}
      </p>
      <Button kind="bare" small label={`${words.remove} ${subject}`} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  )
}
