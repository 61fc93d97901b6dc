import { CheckField } from './CheckField'
import { Control } from './Control'
import { Field } from './Field'
import { FormButton } from './FormButton'
import { MAX_LENGTHS } from './limits'
import { SubscribeAnswer, SubscribeMistake, subscribeFormAttributes } from './subscribe-parts'

type UpdatesFormProps = {
  /** Prefix of the ids; unique on the page. */
  id: string
  words: { title: string; email: string; choose: string; any: string; topics: readonly string[]; hint: string; button: string }
  /** What the button does without a script. */
  withoutScript: string
  /** Email address that the form opens a message to without a script. */
  mailbox: string
}

/** A form that subscribes to updates by topic (specification, 8.5). */
export function UpdatesForm({ id, words, withoutScript, mailbox }: UpdatesFormProps) {
  return (
    <form className="updates-form" {...subscribeFormAttributes({ title: words.title, mailbox })}>
      <h3>{words.title}</h3>
      <Field id={`${id}-email`} label={words.email}>
        <Control type="email" id={`${id}-email`} name="email" autoComplete="email" maxLength={MAX_LENGTHS.email} required />
        <SubscribeMistake id={`${id}-email-error`} of="email" />
      </Field>
      <fieldset>
        <legend>
          {words.choose} <span>{words.any}</span>
        </legend>
        {words.topics.map((topic) => (
          <CheckField key={topic} name="topic" value={topic}>
            {topic}
          </CheckField>
        ))}
        <div className="field">
          <SubscribeMistake id={`${id}-topics-error`} of="topics" />
          <SubscribeAnswer withoutScript={withoutScript} />
        </div>
      </fieldset>
      <div className="actions">
        <p className="small muted">{words.hint}</p>
        <FormButton type="submit">{words.button}</FormButton>
      </div>
    </form>
  )
}
