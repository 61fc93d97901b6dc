import { FormButton } from '../../ui/forms/FormButton'
import { type InquiryWords, LAST_STEP, type Step } from './fields'

type ActionsProps = {
  /** Id of the sentence beside the buttons. */
  id: string
  words: InquiryWords
  step: Step
  /** The sentence that says what is still needed. */
  needs: string
  isComplete: boolean
  isSending: boolean
  onPrevious: () => void
}

/**
 * The id of what holds the button onward. A press on it while the button is disabled shows what is missing; one before the script is there
 * is repeated, on the element with the same id.
 */
export const ONWARD = 'onward'

/** The buttons to the next step and back (specification, 7.1). The last one submits. */
export function Actions({ id, words: { buttons }, step, needs, isComplete, isSending, onPrevious }: ActionsProps) {
  const onward = step === LAST_STEP ? buttons.submit : buttons.next
  return (
    <div className="actions needs-script">
      {step > 0 && (
        <FormButton kind="line" disabled={isSending} onClick={onPrevious}>
          {buttons.previous}
        </FormButton>
      )}
      {/* The button shows the same, but a change of its name is not read aloud. */}
      <output className={isSending ? 'sr' : 'hint'} id={id}>
        {isSending ? buttons.sending : needs}
      </output>
      <span id={ONWARD} data-held="">
        <FormButton type="submit" disabled={!isComplete} busy={isSending} aria-describedby={id}>
          {isSending ? buttons.sending : onward}
        </FormButton>
      </span>
    </div>
  )
}
