import { Button } from '../layout/Button'
import { Heading } from '../layout/Heading'
import { EnquiryBasics } from './EnquiryBasics'
import { EnquiryDetails } from './EnquiryDetails'
import { EnquiryScope } from './EnquiryScope'
import type { EnquiryWords } from './enquiry'
import { StepList } from './StepList'

type EnquiryFormProps = {
  /** In front of the id of each field; distinct on the page. */
  id: string
  /** Name of the form, read aloud. */
  title: string
  words: EnquiryWords
  /** Word after the label of a field that may stay empty. */
  optional: string
  /** Our mailbox. */
  email: string
  privacyHref: string
  level?: 2 | 3
}

/**
 * The enquiry form as plain HTML: one form, its three steps one below the other (part 1, sections 2 and 5). The browser checks
 * it and hands it to the visitor's e-mail program, so that it works where no script does.
 */
export function EnquiryForm({ id, title, words, optional, email, privacyHref, level = 3 }: EnquiryFormProps) {
  const [basics, scope, details] = words.steps
  const step = { prefix: id, words, optional }
  const [before = '', after = ''] = words.messages.noScript.split('{email}')
  return (
    <form className="enquiry-form" action={`mailto:${email}`} method="post" encType="text/plain" aria-label={title}>
      <StepList steps={words.steps} />
      <fieldset>
        <legend>
          <Heading level={level}>{basics}</Heading>
        </legend>
        <EnquiryBasics {...step} />
      </fieldset>
      <fieldset>
        <legend>
          <Heading level={level}>{scope}</Heading>
        </legend>
        <EnquiryScope {...step} />
      </fieldset>
      <fieldset>
        <legend>
          <Heading level={level}>{details}</Heading>
        </legend>
        <EnquiryDetails {...step} privacyHref={privacyHref} />
      </fieldset>
      <div className="actions">
        <p className="hint">
          {before}
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </p>
        <Button type="submit">{words.buttons.submit}</Button>
      </div>
    </form>
  )
}
