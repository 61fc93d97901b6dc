import { ButtonLink } from '../layout/ButtonLink'
import type { ButtonKind } from '../layout/button-look'

export type SubscribeLinkProps = {
  /** What is subscribed to: the subject of the message. */
  title: string
  /** Mailbox that takes the request. */
  email: string
  /** Words of the button. */
  button: string
  kind?: ButtonKind
}

/**
 * Asks for a newsletter by e-mail, which needs no service and no script: a field that nothing answers would be worse than a
 * plain link.
 */
export function SubscribeLink({ title, email, button, kind }: SubscribeLinkProps) {
  return (
    <ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(title)}`} kind={kind} icon="mail">
      {button}
    </ButtonLink>
  )
}
