import { type KeyboardEvent, type RefObject, type SubmitEvent, useId } from 'react'
import { Button } from '../../ui/layout/Button'
import { type ChatLabels, QUESTION_LIMIT } from './chat'

/** Lines that the field grows to; more of them scroll. */
const ROWS = 4

type ChatFormProps = {
  labels: ChatLabels
  field: RefObject<HTMLTextAreaElement | null>
  /** The id of what is read after the name of the field. */
  describedBy: string | undefined
  hidden: boolean
  /** What is written in it. */
  text: string
  onType: (text: string) => void
  onAsk: (question: string) => void
}

/** The field for a question. Enter sends it, Shift and Enter begin a line, blanks alone are not sent (specification, 9.2). */
export function ChatForm({ labels, field, describedBy, hidden, text, onType, onAsk }: ChatFormProps) {
  const id = useId()
  const isBlank = text.trim() === ''

  const send = () => {
    if (isBlank) return
    onAsk(text)
    onType('')
    // The button that was pressed is disabled now.
    field.current?.focus()
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
      <Button type="submit" icon="send" label={labels.send} disabled={isBlank} />
    </form>
  )
}

/** What an Enter does that ends a composition: it chooses letters. Safari ends it before the key comes, and tells so by the key code. */
const isComposing = ({ isComposing, keyCode }: globalThis.KeyboardEvent) => isComposing || keyCode === 229
