import type { Ref } from 'react'
import { fill } from '../../../engine/lib/text'
import { Note } from '../../ui/layout/Note'
import { Icon } from '../../ui/media/Icon'
import { CopyText } from './CopyText'
import type { InquiryWords } from './fields'
import { type Inquiry, mailOf, receiptOf, textOf } from './message'
import { type Result, sentencesOf } from './result'
import { TextWithEmail } from './TextWithEmail'

type ResultNoteProps = {
  /** Id of what is read aloud. */
  id: string
  result: Result
  /** The inquiry that could not be sent. */
  inquiry: Inquiry
  words: InquiryWords
  /** Email address of the company. */
  mailbox: string
  /** Address of the link after success. */
  readOnHref: string
  /** Shows the empty form after success. */
  onAnother: () => void
  /** Receives the focus. */
  ref: Ref<HTMLElement>
}

/**
 * The result of sending: thanks instead of the form, or after a failure other ways to send the inquiry. Its message is the name of the
 * region, which is read aloud with the focus: a live region would say it once more.
 */
export function ResultNote({ id, result, inquiry, words, mailbox, readOnHref, onAnother, ref }: ResultNoteProps) {
  const { text, reason } = sentencesOf(result, words)
  const { instead } = words
  const mail = mailOf(inquiry, words, mailbox)
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className="result">
      {result.kind === 'sent' ? (
        <>
          <p id={id} className="thanks">
            <Icon name="check" />
            <TextWithEmail text={text} email={result.inquiry.values.email.trim()} />
          </p>
          <dl className="receipt">
            {receiptOf(result.inquiry, words).map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="ways">
            <a className="button" href={readOnHref}>
              {words.messages.readOn}
            </a>
            <button className="button line" type="button" onClick={onAnother}>
              {words.messages.another}
            </button>
          </div>
        </>
      ) : (
        <>
          <div id={id}>
            <Note tone="bad" title={text}>
              {reason && <small>{reason}</small>}
              <small>{inquiry.fileName === undefined ? instead.hint : instead.hintFile}</small>
              {!mail.isWhole && <small>{instead.hintCut}</small>}
              <small>
                <TextWithEmail text={fill(instead.write, { email: mailbox })} email={mailbox} isLink />
              </small>
            </Note>
          </div>
          <CopyText text={textOf(inquiry, words)} words={instead}>
            <a className="button small" href={mail.href}>
              {instead.mail}
            </a>
          </CopyText>
        </>
      )}
    </section>
  )
}
