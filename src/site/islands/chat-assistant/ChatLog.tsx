import { Button } from '../../ui/layout/Button'
import { ChatMessage } from './ChatMessage'
import type { ChatWords } from './chat'
import type { Message } from './messages'
import { useAutoScroll } from './useAutoScroll'

type ChatLogProps = {
  messages: readonly Message[]
  /** When the conversation began: as text, and in the format of `<time>`. */
  beginning: { text: string; dateTime: string }
  isTyping: boolean
  words: ChatWords
  language: string
  /** Time at which the panel was opened, in milliseconds. */
  opened: number
  hidden: boolean
  /** Prefix of the ids of the messages. */
  prefix: string
  onFollow: (link: HTMLAnchorElement) => void
}

/** The messages. Screen readers announce each new one once; a separate line tells them that the assistant is typing. */
export function ChatLog({ messages, beginning, isTyping, words, language, opened, hidden, prefix, onFollow }: ChatLogProps) {
  const { labels } = words
  const last = messages.at(-1)
  const { list, missed, hasMore, show, showMore, onScroll, onScrollEnd } = useAutoScroll({
    id: last?.id ?? '',
    isOwn: last?.sender === 'user',
  })

  // A scrollable area must be focusable, or the keyboard cannot scroll it (WCAG 2.1.1).
  const scrollable = { tabIndex: 0, onScroll, onScrollEnd }
  const press = () => {
    if (missed) show()
    else showMore()
    list.current?.focus({ preventScroll: true })
  }
  return (
    <div className="chat-log" hidden={hidden}>
      <div className="messages" ref={list} role="log" aria-label={labels.log} {...scrollable}>
        <time dateTime={beginning.dateTime}>{beginning.text}</time>
        {messages.map((message) => (
          <ChatMessage key={message.id} id={`${prefix}-${message.id}`} message={message} {...{ words, language, opened, onFollow }} />
        ))}
        {isTyping && (
          <div className="typing" aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
        )}
      </div>
      <output className="sr">{isTyping ? labels.typing : ''}</output>
      {(missed || hasMore) && (
        <Button kind="line" small icon="chevron" onClick={press}>
          {missed ? labels.newest : labels.more}
        </Button>
      )}
    </div>
  )
}
