/*
 * A conversation is what was asked and when it was answered. What the answers say follows from the questions (answer.ts), so
 * that nothing but these needs to be kept, and a text from storage never becomes a link.
 */

/** A question. Without a time of its answer it waits for one. */
export type Exchange = { id: number; question: string; asked: number; answered: number | null }

export type Conversation = {
  /** When the greeting was given, in milliseconds; null as long as nobody was greeted. */
  begun: number | null
  exchanges: readonly Exchange[]
}

export type ConversationAction =
  | { type: 'begin'; conversation: Conversation | null; at: number }
  | { type: 'ask'; question: string; at: number }
  | { type: 'answer'; at: number }

export const NOT_BEGUN: Conversation = { begun: null, exchanges: [] }

/** Exchanges that are kept; the oldest go first. */
export const KEPT = 40

/** The first question that waits. They are answered in their order, one after the other. */
export const waitingIn = ({ exchanges }: Conversation): Exchange | undefined => exchanges.find(({ answered }) => answered === null)

/** The conversation after something happened. A question of blanks does not happen. */
export function converse(conversation: Conversation, action: ConversationAction): Conversation {
  const { exchanges } = conversation
  switch (action.type) {
    case 'begin':
      return action.conversation ?? (conversation.begun === null ? { begun: action.at, exchanges } : conversation)
    case 'ask': {
      const question = action.question.trim()
      if (question === '') return conversation
      const asked: Exchange = { id: (exchanges.at(-1)?.id ?? 0) + 1, question, asked: since(exchanges, action.at), answered: null }
      return { ...conversation, exchanges: [...exchanges, asked].slice(-KEPT) }
    }
    case 'answer': {
      const waiting = waitingIn(conversation)
      const answered = since(exchanges, action.at)
      return { ...conversation, exchanges: exchanges.map((exchange) => (exchange === waiting ? { ...exchange, answered } : exchange)) }
    }
  }
}

/** Messages stand in the order of their times, so a clock that is set back does not count. */
const since = (exchanges: readonly Exchange[], at: number) =>
  Math.max(at, ...exchanges.map(({ asked, answered }) => Math.max(asked, answered ?? asked)))
