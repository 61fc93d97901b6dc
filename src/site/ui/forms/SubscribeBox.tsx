import { CallToAction } from '../layout/CallToAction'
import { SubscribeForm, type SubscribeFormProps } from './SubscribeForm'

type SubscribeBoxProps = Omit<SubscribeFormProps, 'kind' | 'button' | 'words'> & {
  /** What is sent, and how often. */
  lede: string
  /** Words of the field and its button. */
  words: SubscribeFormProps['words'] & { button: string }
  /** Whether it has the sunken background. */
  well?: boolean
}

/** The section of a page with the form for a newsletter. */
export function SubscribeBox({ id, title, lede, mailbox, words, well }: SubscribeBoxProps) {
  return (
    <CallToAction title={title} lede={lede} well={well} id={id}>
      <SubscribeForm id={id} title={title} mailbox={mailbox} words={words} button={words.button} />
    </CallToAction>
  )
}
