import { Icon } from '../media/Icon'

/**
 * Attributes of a subscribe form. A script sends it; without one, the browser validates it and opens the visitor's email
 * program.
 */
export const subscribeFormAttributes = ({ title, mailbox }: { title: string; mailbox: string }) =>
  ({
    action: `mailto:${mailbox}?subject=${encodeURIComponent(title)}`,
    method: 'post',
    encType: 'text/plain',
    'aria-label': title,
    'data-enhance': 'subscribe-form',
    'data-when': 'intent',
  }) as const

type MistakeProps = {
  id: string
  /** The field whose errors are shown here. A failure of sending is shown at the last field. */
  of: 'email' | 'topics'
}

/** Placeholder in which the script shows an error. */
export function SubscribeMistake({ id, of }: MistakeProps) {
  return (
    <p className="error" id={id} data-says={of} role="alert" tabIndex={-1} hidden>
      <Icon name="alert" />
      <span />
    </p>
  )
}

type AnswerProps = {
  /** What the button does without a script. */
  withoutScript: string
}

/**
 * Placeholders in which the script shows success, or that this site cannot send, with a link to another way. Without a script, a note about
 * what the button does instead.
 */
export function SubscribeAnswer({ withoutScript }: AnswerProps) {
  return (
    <>
      <p className="small" data-says="answer" role="status" tabIndex={-1} hidden />
      <span className="link small" data-says="feed" hidden />
      <noscript className="small">{withoutScript}</noscript>
    </>
  )
}
