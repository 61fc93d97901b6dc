import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { chatProps } from '../../../pages/shared/chat-props'
import type { Graph } from '../graph/graph'
import { urlOf } from '../routes/addresses'

/** What the chat assistant says: no page carries it, the assistant asks for it when a visitor comes near. */
export const chatWords: Output<Graph> = {
  name: 'chat-words',
  *emit({ graph, codeKey }) {
    const props = chatProps(graph)
    yield { path: urlOf.chatWords().slice(1), key: keyOf(codeKey, props), contents: () => `${JSON.stringify(props)}\n` }
  },
}
