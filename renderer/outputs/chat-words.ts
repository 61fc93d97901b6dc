import { urlOf } from '../../src/site/routes/addresses'
import { chatProps } from '../chat'
import type { Emitter } from '../emit'
import { keyOf } from '../key'

/** What the chat assistant says: no page carries it, the assistant asks for it when a visitor comes near. */
export const chatWords: Emitter = {
  name: 'chat-words',
  *emit({ graph, codeKey }) {
    const props = chatProps(graph)
    yield { path: urlOf.chatWords().slice(1), key: keyOf(codeKey, props), contents: () => `${JSON.stringify(props)}\n` }
  },
}
