import { type KeyboardEvent, type RefObject, type SubmitEvent, useId, useState } from 'react'
import { isComposing } from '../../../engine/islands/is-composing'
import { FormButton } from '../../ui/forms/FormButton'
import { type ChatLabels, QUESTION_LIMIT } from './chat'
import { scrollFullyIntoView } from './scroll-fully-into-view'

/** The field grows up to this many lines; then it scrolls. */
const ROWS = 4

type ChatFormProps = {
  labels: ChatLabels
  /** Suggested first questions. */
  questions: readonly string[]
  field: RefObject<HTMLTextAreaElement | null>
  /** Id of the element that describes the field. */
  describedBy: string | undefined
  hidden: boolean
  /** The text typed in the field. */
  text: string
  onType: (text: string) => void
  onAsk: (question: string) => void
  /** Called when a suggested question was asked: its button, which had the focus, is gone. */
  onSuggested: () => void
}

/** The field for a question. Enter sends it, Shift+Enter starts a new line, and a blank question is not sent (specification, 9.2). */
export function ChatForm({ labels, questions, field, describedBy, hidden, text, onType, onAsk, onSuggested }: ChatFormProps) {
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const isBlank = text.trim() === ''

  const send = () => {
    if (isBlank) return
    onAsk(text)
    onType('')
    // The pressed button is now disabled, so it has lost the focus.
    field.current?.focus()
  }
  const suggest = (question: string) => {
    onAsk(question)
    onSuggested()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    send()
  }

  return (
    <form className="chat-form" onSubmit={onSubmit} hidden={hidden}>
      {questions.length > 0 && (
        <>
          {/* Shown only in the lowest windows, which have no room for the questions beside the messages. */}
          <button type="button" className="unfold opens" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {labels.questions}
          </button>
          <fieldset className="chips" data-open={isUnfolded || undefined}>
            <legend className="sr">{labels.questions}</legend>
            {questions.map((question) => (
              <button key={question} type="button" onFocus={scrollFullyIntoView} onClick={() => suggest(question)}>
                {question}
              </button>
            ))}
          </fieldset>
        </>
      )}
      <label className="sr" htmlFor={id}>
        {labels.message}
      </label>
      <textarea
        ref={field}
        id={id}
        className="control"
        dir="auto"
        rows={Math.min(ROWS, text.split('\n').length)}
        maxLength={QUESTION_LIMIT}
        placeholder={labels.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        aria-describedby={describedBy}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <FormButton type="submit" icon="send" label={labels.send} disabled={isBlank} />
    </form>
  )
}
