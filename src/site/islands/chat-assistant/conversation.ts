/* A conversation is a list of questions with the times at which they were asked and answered. Answers are computed from the questions
   (answer.ts), so only these are stored, and stored text never becomes a link. */

/** A question and the time of its answer; null until it is answered. */
export type Exchange = { id: number; question: string; asked: number; answered: number | null }

export type Conversation = {
  /** When the greeting was shown, in milliseconds; null before. */
  begun: number | null
  exchanges: readonly Exchange[]
}

export type ConversationAction =
  | { type: 'begin'; conversation: Conversation | null; at: number }
  | { type: 'ask'; question: string; at: number }
  | { type: 'answer'; at: number }

export const NOT_BEGUN: Conversation = { begun: null, exchanges: [] }

/** Maximum number of stored exchanges; the oldest are dropped first. */
export const KEPT = 40

/** The oldest question without an answer: questions are answered one at a time, in order. */
export const waitingIn = ({ exchanges }: Conversation): Exchange | undefined => exchanges.find(({ answered }) => answered === null)

/** The conversation after an action. A blank question changes nothing. */
export function conversationReducer(conversation: Conversation, action: ConversationAction): Conversation {
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

/** `at`, but not before any earlier message, even if the clock of the device was set back: messages are sorted by their times. */
const since = (exchanges: readonly Exchange[], at: number) =>
  Math.max(at, ...exchanges.map(({ asked, answered }) => Math.max(asked, answered ?? asked)))
