import type { Ref } from 'react'
import { Note } from '../../ui/layout/Note'
import { CopyText } from './CopyText'
import type { InquiryWords } from './fields'
import { type Inquiry, mailOf, textOf } from './message'
import { type Result, sentencesOf } from './result'

type ResultNoteProps = {
  result: Result
  /** What was to be sent. */
  inquiry: Inquiry
  words: InquiryWords
  /** Our mailbox. */
  mailbox: string
  /** What to read after a success. */
  readOnHref: string
  /** Gets the focus. */
  ref: Ref<HTMLDivElement>
}

/** How sending ended; after a failure, the ways to hand the inquiry over all the same. */
export function ResultNote({ result, inquiry, words, mailbox, readOnHref, ref }: ResultNoteProps) {
  const { text, reason } = sentencesOf(result, words)
  const { instead } = words
  const isSent = result.kind === 'sent'
  const mail = mailOf(inquiry, words, mailbox)
  return (
    <div ref={ref} tabIndex={-1} className="result">
      <Note tone={isSent ? 'good' : 'bad'} role={isSent ? 'status' : 'alert'} title={isSent ? undefined : words.messages.notSent}>
        <span>{text}</span>
        {reason && <span> {reason}</span>}
      </Note>
      {isSent ? (
        <>
          <p>{words.messages.next}</p>
          <div className="ways">
            <a className="button line small" href={readOnHref}>
              {words.messages.readOn}
            </a>
          </div>
        </>
      ) : (
        <>
          <p>
            {inquiry.fileName === undefined ? instead.hint : instead.hintFile} {!mail.isWhole && instead.hintCut}
          </p>
          <CopyText text={textOf(inquiry, words)} words={instead}>
            <a className="button line small" href={mail.href}>
              {instead.mail}
            </a>
          </CopyText>
        </>
      )}
    </div>
  )
}
