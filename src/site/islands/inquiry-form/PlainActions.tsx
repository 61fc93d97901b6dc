import { fill } from '../../../engine/lib/text'
import { FormButton } from '../../ui/forms/FormButton'
import type { InquiryWords } from './fields'
import { TextWithEmail } from './TextWithEmail'

/** The submit button of the form without a script: it opens the visitor's email program. */
export function PlainActions({ words: { messages, buttons }, email }: { words: InquiryWords; email: string }) {
  return (
    <div className="actions plain">
      <p className="hint">
        <TextWithEmail text={fill(messages.noScript, { email })} email={email} isLink />
      </p>
      <FormButton type="submit">{buttons.submit}</FormButton>
    </div>
  )
}
