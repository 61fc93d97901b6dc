import { useEffect, useReducer } from 'react'
import { REPLY_DELAY } from './chat'
import { type Conversation, conversationReducer, NOT_BEGUN, waitingIn } from './conversation'
import { readConversation, writeConversation } from './stored-conversation'

/** The conversation of this tab. It is kept across pages, and questions are answered after a pause. */
export function useConversation(): { conversation: Conversation; ask: (question: string) => void } {
  const [conversation, dispatch] = useReducer(conversationReducer, NOT_BEGUN)
  const waiting = waitingIn(conversation)?.id

  useEffect(() => {
    const begin = () => dispatch({ type: 'begin', conversation: readConversation(), at: Date.now() })
    // A page restored from the back/forward cache has its old state; the conversation may have continued on another page.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && begin()
    begin()
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  useEffect(() => {
    if (conversation.exchanges.length > 0) writeConversation(conversation)
  }, [conversation])

  useEffect(() => {
    if (waiting === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'answer', at: Date.now() }), REPLY_DELAY)
    return () => clearTimeout(timer)
  }, [waiting])

  return { conversation, ask: (question) => dispatch({ type: 'ask', question, at: Date.now() }) }
}
