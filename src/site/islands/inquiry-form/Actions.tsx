import { FormButton } from '../../ui/forms/FormButton'
import { type InquiryWords, LAST_STEP, type Step } from './fields'

type ActionsProps = {
  /** Id of the form. */
  form: string
  words: InquiryWords
  step: Step
  /** The sentence that lists what is still missing. */
  needs: string
  isComplete: boolean
  isSending: boolean
  /** Whether the sentence is not read aloud as it changes: a result is, which says the same. */
  isQuiet: boolean
  onPrevious: () => void
}

/**
 * The id of the element around the submit button of a form. A press on a disabled button reaches this element, which then shows what is
 * missing. The id is stable, so that a press before hydration can be replayed.
 */
export const submitAreaId = (form: string) => `${form}-onward`

/** The buttons to the next step and back (specification, 7.1). The last one submits. */
export function Actions({ form, words: { buttons }, step, needs, isComplete, isSending, isQuiet, onPrevious }: ActionsProps) {
  const hint = `${form}-hint`
  const onward = step === LAST_STEP ? buttons.submit : buttons.next
  return (
    <div className="actions needs-script">
      {step > 0 && (
        <FormButton kind="line" disabled={isSending} onClick={onPrevious}>
          {buttons.previous}
        </FormButton>
      )}
      {/* The button shows the same text, but a change of its name is not announced. */}
      <output className={isSending ? 'sr' : 'hint'} id={hint} aria-live={isQuiet ? 'off' : undefined}>
        {isSending ? buttons.sending : needs}
      </output>
      <span id={submitAreaId(form)} data-held="">
        <FormButton type="submit" disabled={!isComplete} busy={isSending} aria-describedby={hint}>
          {isSending ? buttons.sending : onward}
        </FormButton>
      </span>
    </div>
  )
}
