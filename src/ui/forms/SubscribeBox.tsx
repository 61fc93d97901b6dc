import { CallToAction } from '../layout/CallToAction'
import { SubscribeLink, type SubscribeLinkProps } from './SubscribeLink'

type SubscribeBoxProps = Omit<SubscribeLinkProps, 'kind'> & {
  /** What is sent, and how often. */
  lede: string
  /** On the sunken ground. */
  well?: boolean
  /** Id of the heading; distinct on the page. */
  id: string
}

/** The section of a page that takes readers of a newsletter. */
export function SubscribeBox({ title, lede, email, button, well, id }: SubscribeBoxProps) {
  return (
    <CallToAction title={title} lede={lede} well={well} id={id}>
      <SubscribeLink title={title} email={email} button={button} />
    </CallToAction>
  )
}
