import { type Answer, answerTo } from './answer'
import type { ChatLink, ChatWords } from './chat'
import type { Conversation } from './conversation'

/** A message (specification, 9.2): plain text, or information with cards. */
export type Message = { id: string; text: string; sender: 'bot' | 'user'; timestamp: number } & (
  | { type: 'text' }
  | { type: 'info'; links: readonly ChatLink[] }
) &
  Pick<Answer, 'figure' | 'rows' | 'next'>

/** The cards under a message. */
export const cardsOf = (message: Message): readonly ChatLink[] => (message.type === 'info' ? message.links : [])

/** All messages of a conversation in order: the greeting, then questions and answers. */
export function messagesOf({ begun, exchanges }: Conversation, words: ChatWords): readonly Message[] {
  const greeting = fromBot('greeting', { text: words.greeting, links: words.links }, begun ?? 0)
  const said = exchanges.flatMap(({ id, question, asked, answered }): Message[] => [
    { id: `question-${id}`, text: question, sender: 'user', timestamp: asked, type: 'text' },
    ...(answered === null ? [] : [fromBot(`answer-${id}`, answerTo(question, words), answered)]),
  ])
  return [greeting, ...said.toSorted((a, b) => a.timestamp - b.timestamp)]
}

const fromBot = (id: string, { links, ...answer }: Answer, timestamp: number): Message => ({
  id,
  ...answer,
  sender: 'bot',
  timestamp,
  ...(links.length === 0 ? { type: 'text' } : { type: 'info', links }),
})

/** When a conversation began, as text: the time, with the day unless it is today. */
export function beginningOf(begun: number, now: number, { today, language }: { today: string; language: string }): string {
  const at = new Date(begun)
  const isToday = at.toDateString() === new Date(now).toDateString()
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', ...(isToday ? {} : { dateStyle: 'medium' }) }).format(at)
  return isToday ? today.replace('{time}', () => time) : time
}
