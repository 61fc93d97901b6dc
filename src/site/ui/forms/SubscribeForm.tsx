import type { ButtonKind } from '../layout/button-look'
import { Control } from './Control'
import { FormButton } from './FormButton'
import { MAX_LENGTHS } from './limits'
import { SubscribeAnswer, SubscribeMistake, subscribeFormAttributes } from './subscribe-parts'

export type SubscribeFormProps = {
  /** Prefix of the ids; unique on the page. */
  id: string
  /** Title of the subscription. */
  title: string
  /** Email address that the form opens a message to without a script. */
  mailbox: string
  words: { email: string; placeholder: string; withoutScript: string }
  /** Text of the button. */
  button: string
  kind?: ButtonKind
  /** Whether the label of the field is visible, for forms without a heading that explains the field. */
  labelled?: boolean
}

/** A form that subscribes an email address to a newsletter (specification, 8.4). */
export function SubscribeForm({ id, title, mailbox, words, button, kind, labelled }: SubscribeFormProps) {
  return (
    <form className="subscribe-form field" {...subscribeFormAttributes({ title, mailbox })}>
      <label className={labelled ? undefined : 'sr'} htmlFor={`${id}-email`}>
        {words.email}
      </label>
      <div className="row">
        <Control
          type="email"
          id={`${id}-email`}
          name="email"
          placeholder={labelled ? undefined : words.placeholder}
          autoComplete="email"
          maxLength={MAX_LENGTHS.email}
          required
        />
        <FormButton type="submit" kind={kind}>
          {button}
        </FormButton>
      </div>
      <SubscribeMistake id={`${id}-error`} of="email" />
      <SubscribeAnswer withoutScript={words.withoutScript} />
    </form>
  )
}
