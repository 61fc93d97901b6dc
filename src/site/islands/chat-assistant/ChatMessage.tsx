import type { ReactNode } from 'react'
import { nonBreakingNumbers } from '../../../engine/lib/non-breaking'
import type { Answer } from './answer'
import { ChatRows } from './ChatRows'
import type { ChatWords } from './chat'
import { cardsOf, type Message } from './messages'

type ChatMessageProps = {
  message: Message
  words: ChatWords
  language: string
  /** Time at which the panel was opened, in milliseconds; clocks in earlier answers show this time. */
  opened: number
  id: string
  onFollow: (link: HTMLAnchorElement) => void
}

/**
 * A message, a node of the thread: a question, or an answer with its figure, its rows and its cards. Its plain text keeps its line breaks,
 * and its direction follows its language.
 */
export function ChatMessage({ message, id, opened, ...shown }: ChatMessageProps) {
  const isOwn = message.sender === 'user'
  const sender = <span className="sr">{shown.words.labels[message.sender]} </span>
  if (isOwn)
    return (
      <div className="chat-message own">
        <p id={id}>
          {sender}
          <span dir="auto">{message.text}</span>
        </p>
      </div>
    )
  return (
    <div className="chat-message">
      <AnswerPart
        answer={{ ...message, links: cardsOf(message) }}
        id={id}
        sender={sender}
        moment={Math.max(opened, message.timestamp)}
        {...shown}
      />
    </div>
  )
}

type AnswerPartProps = Pick<ChatMessageProps, 'words' | 'language' | 'onFollow'> & {
  answer: Answer
  moment: number
  id?: string
  sender?: ReactNode
}

/** The answer of one rule, followed by that of an earlier rule if there is one. */
function AnswerPart({ answer, id, sender, ...shown }: AnswerPartProps) {
  const { figure, text, rows = [], links, next } = answer
  return (
    <>
      <p id={id}>
        {sender}
        {figure && (
          <span className="figure">
            <b>{figure.value}</b> {figure.label}
            <span className="sr">. </span>
          </span>
        )}
        <span dir="auto">{nonBreakingNumbers(text)}</span>
      </p>
      <ChatRows rows={rows} {...shown} />
      <ChatRows rows={links.map(({ text: name, description, ...link }) => ({ name, detail: description, ...link }))} areCards {...shown} />
      {next && <AnswerPart answer={next} {...shown} />}
    </>
  )
}
