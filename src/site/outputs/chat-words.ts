import { chatProps } from '../../../pages/shared/chat-props'
import { packed } from '../../../pages/shared/packed-chat'
import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import type { Graph } from '../graph/graph'
import { urlOf } from '../routes/addresses'

/** `chat.json`: words of the chat assistant, fetched when a visitor is about to use it, so that pages do not carry them. */
export const chatWords: Output<Graph> = {
  name: 'chat-words',
  codeKey: import.meta.codeKey,
  *emit({ graph, codeKey }) {
    const props = packed(chatProps(graph))
    yield { path: urlOf.chatWords().slice(1), key: keyOf(codeKey, props), contents: () => `${JSON.stringify(props)}\n` }
  },
}
