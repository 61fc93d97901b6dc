import { FormButton } from '../../ui/forms/FormButton'
import type { InquiryWords } from './fields'

/** The submit button of the form without a script: it opens the visitor's email program. */
export function PlainActions({ words: { messages, buttons }, email }: { words: InquiryWords; email: string }) {
  const [before = '', after = ''] = messages.noScript.split('{email}')
  return (
    <div className="actions plain">
      <p className="hint">
        {before}
        <a href={`mailto:${email}`}>{email}</a>
        {after}
      </p>
      <FormButton type="submit">{buttons.submit}</FormButton>
    </div>
  )
}
