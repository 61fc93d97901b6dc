import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Icon } from '../../ui/media/Icon'
import { LogoMark } from '../../ui/media/LogoMark'
import { ChatForm } from './ChatForm'
import { ChatLog } from './ChatLog'
import type { ChatProps } from './chat'
import { type Conversation, waitingIn } from './conversation'
import { beginningOf, messagesOf } from './messages'
import { useDismiss } from './useDismiss'
import { useTabRound } from './useTabRound'
import { useVisualViewport } from './useVisualViewport'

type ChatPanelProps = ChatProps & {
  conversation: Conversation
  /** The text typed in the field. */
  question: string
  onType: (question: string) => void
  isMinimised: boolean
  onAsk: (question: string) => void
  onMinimise: (isMinimised: boolean) => void
  onClose: (from: 'inside' | 'outside') => void
}

/** On touch screens, focusing the field would open a keyboard over the greeting, or over the answer to a suggested question. */
const isTouched = () => window.matchMedia('(pointer: coarse)').matches

/** The open assistant: its name, the messages and the field; when minimised, only its name. */
export function ChatPanel({ words, language, conversation, question, onType, isMinimised, onAsk, onMinimise, onClose }: ChatPanelProps) {
  const id = useId()
  const panel: RefObject<HTMLDivElement | null> = useRef(null)
  const field: RefObject<HTMLTextAreaElement | null> = useRef(null)
  const { labels } = words
  const [opened] = useState(Date.now)
  const begun = conversation.begun ?? opened
  // The panel is rendered at each key of the field, and each answer is made anew from its question.
  const messages = useMemo(() => messagesOf(conversation, words), [conversation, words])
  useDismiss(panel, onClose)
  useTabRound(panel)
  useVisualViewport(panel)

  useEffect(() => {
    if (!isMinimised) (isTouched() ? panel : field).current?.focus({ preventScroll: true })
  }, [isMinimised])

  const onSuggested = () => {
    const log = panel.current?.querySelector<HTMLElement>('[role="log"]')
    ;(isTouched() ? log : field.current)?.focus({ preventScroll: true })
  }

  // A link to a place on the current page minimises the panel, so that it does not cover that place.
  const onFollow = ({ hash, pathname }: HTMLAnchorElement) => hash !== '' && pathname === window.location.pathname && onMinimise(true)

  return (
    // A click inside focuses the panel, so that Escape works after it.
    <div className="chat-panel" ref={panel} tabIndex={-1} data-minimised={isMinimised || undefined}>
      <header data-scheme="dark" data-ground="pine">
        <LogoMark />
        <div>
          <h2>{words.title}</h2>
          <p>{words.note}</p>
        </div>
        <button
          type="button"
          className="icon-button"
          aria-label={isMinimised ? labels.restore : labels.minimise}
          onClick={() => onMinimise(!isMinimised)}
        >
          <Icon name={isMinimised ? 'chat' : 'minimize'} />
        </button>
        <button type="button" className="icon-button" aria-label={labels.close} onClick={() => onClose('inside')}>
          <Icon name="close" />
        </button>
      </header>
      <ChatLog
        messages={messages}
        beginning={{ text: beginningOf(begun, opened, { today: labels.today, language }), dateTime: new Date(begun).toISOString() }}
        isTyping={waitingIn(conversation) !== undefined}
        words={words}
        language={language}
        opened={opened}
        hidden={isMinimised}
        prefix={id}
        onFollow={onFollow}
      />
      <ChatForm
        labels={labels}
        questions={conversation.exchanges.length === 0 ? words.questions : []}
        field={field}
        describedBy={conversation.exchanges.length === 0 ? `${id}-greeting` : undefined}
        hidden={isMinimised}
        text={question}
        onType={onType}
        onAsk={onAsk}
        onSuggested={onSuggested}
      />
    </div>
  )
}
