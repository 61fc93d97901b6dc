import { Icon } from '../media/Icon'

/**
 * Attributes of a form that subscribes. A script sends it; where there is none the browser checks it and hands it to the
 * visitor's e-mail program.
 */
export const subscribeForm = ({ title, mailbox }: { title: string; mailbox: string }) =>
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
  /** The field that it belongs to. The last place of a form is also where a failure of sending is said. */
  of: 'email' | 'topics'
}

/** Where the script says what is wrong. */
export function SubscribeMistake({ id, of }: MistakeProps) {
  return (
    <p className="error" id={id} data-says={of} role="alert" tabIndex={-1} hidden>
      <Icon name="alert" />
      <span />
    </p>
  )
}

/** Where the script says that it is done, and puts a link to another way where it is not. */
export function SubscribeAnswer() {
  return (
    <>
      <p className="small" data-says="sent" role="status" tabIndex={-1} hidden />
      <span className="link small" data-says="feed" hidden />
    </>
  )
}
