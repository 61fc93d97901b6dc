import type { ChatLabels } from './chat'
import type { Message } from './messages'

type ChatMessageProps = { message: Message; labels: ChatLabels; id: string; onFollow: (link: HTMLAnchorElement) => void }

/** A message with its cards. Its text is plain, with the lines that it was written in. */
export function ChatMessage({ message, labels, id, onFollow }: ChatMessageProps) {
  return (
    <div className={message.sender === 'user' ? 'chat-message own' : 'chat-message'}>
      <p id={id}>
        <span className="sr">{labels[message.sender]} </span>
        {message.text}
      </p>
      {message.type === 'info' && (
        <ul>
          {message.links.map(({ text, url, description }) => (
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
