import { CallToAction } from '../layout/CallToAction'
import { FeedLinks, type FeedLinksProps } from '../lists/FeedLinks'
import { SubscribeForm, type SubscribeFormProps } from './SubscribeForm'

type SubscribeBoxProps = Omit<SubscribeFormProps, 'kind' | 'button' | 'words'> & {
  /** What is sent, and how often. */
  lede: string
  /** Words of the field and its button. */
  words: SubscribeFormProps['words'] & { button: string }
  /** The feed with the same content, for readers without email. */
  feed?: FeedLinksProps
  /** Whether it has the sunken background. */
  well?: boolean
}

/** The section of a page with the form for a newsletter. */
export function SubscribeBox({ id, title, lede, mailbox, words, feed, well }: SubscribeBoxProps) {
  return (
    <CallToAction title={title} lede={lede} well={well} id={id} note={feed && <FeedLinks {...feed} />}>
      <SubscribeForm id={id} title={title} mailbox={mailbox} words={words} button={words.button} />
    </CallToAction>
  )
}
