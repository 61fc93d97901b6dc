import { useEffect, useReducer } from 'react'
import { REPLY_DELAY } from './chat'
import { type Conversation, converse, NOT_BEGUN, waitingIn } from './conversation'
import { keepConversation, keptConversation } from './kept'

/** The conversation of this tab. It is stored from page to page, and questions are answered after a pause. */
export function useConversation(): { conversation: Conversation; ask: (question: string) => void } {
  const [conversation, dispatch] = useReducer(converse, NOT_BEGUN)
  const waiting = waitingIn(conversation)?.id

  useEffect(() => {
    const begin = () => dispatch({ type: 'begin', conversation: keptConversation(), at: Date.now() })
    // A page from the cache of the browser has the state in which it was left; the conversation may have gone on on another page.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && begin()
    begin()
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  useEffect(() => {
    if (conversation.exchanges.length > 0) keepConversation(conversation)
  }, [conversation])

  useEffect(() => {
    if (waiting === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'answer', at: Date.now() }), REPLY_DELAY)
    return () => clearTimeout(timer)
  }, [waiting])

  return { conversation, ask: (question) => dispatch({ type: 'ask', question, at: Date.now() }) }
}
