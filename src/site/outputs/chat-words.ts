import { chatProps } from '../../../pages/shared/chat-props'
import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import type { Graph } from '../graph/graph'
import type { ChatProps } from '../islands/chat-assistant/chat'
import { urlOf } from '../routes/addresses'

/** Names of rules are for those who write and test them. */
const withoutNames = ({ words, ...props }: ChatProps): ChatProps => ({
  ...props,
  words: { ...words, rules: words.rules.map(({ id: _, ...rule }) => rule) },
})

/** `chat.json`: words of the chat assistant, fetched when a visitor is about to use it, so that pages do not carry them. */
export const chatWords: Output<Graph> = {
  name: 'chat-words',
  codeKey: import.meta.codeKey,
  *emit({ graph, codeKey }) {
    const props = chatProps(graph)
    yield { path: urlOf.chatWords().slice(1), key: keyOf(codeKey, props), contents: () => `${JSON.stringify(withoutNames(props))}\n` }
  },
}
