import type { ChatLabels } from './chat'
import { cardsOf, type Message } from './messages'

/** The dash of a range of numbers, after which browsers would break the line. */
const RANGE = /(\d)–(?=\d)/g
const UNBROKEN = '$1–\u2060'

type ChatMessageProps = { message: Message; labels: ChatLabels; id: string; onFollow: (link: HTMLAnchorElement) => void }

/** A message with its cards, a node of the thread. An answer begins with its figure. Its plain text keeps its line breaks, and its direction follows its language. */
export function ChatMessage({ message, labels, id, onFollow }: ChatMessageProps) {
  const cards = cardsOf(message)
  return (
    <div className={message.sender === 'user' ? 'chat-message own' : 'chat-message'}>
      <p id={id}>
        <span className="sr">{labels[message.sender]} </span>
        {message.figure && (
          <span className="figure">
            <b>{message.figure.value}</b> {message.figure.label}
            <span className="sr">. </span>
          </span>
        )}
        <span dir="auto">{message.sender === 'bot' ? message.text.replaceAll(RANGE, UNBROKEN) : message.text}</span>
      </p>
      {cards.length > 0 && (
        <ul>
          {cards.map(({ text, url, description }) => (
            <li key={url}>
              <a href={url} onClick={({ currentTarget }) => onFollow(currentTarget)}>
                {text}
                <span>{description}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
