import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import type { Graph } from '../graph/graph'
import type { SubscribeWords } from '../islands/subscribe-form/words'
import { FEED, SUBSCRIBE_WORDS } from '../routes/files'

/** `subscribe.json`: messages of the subscribe forms. Few visitors need them, so pages do not carry them. */
export const subscribeWords: Output<Graph> = {
  name: 'subscribe-words',
  codeKey: import.meta.codeKey,
  *emit({ graph, codeKey }) {
    const { strings, contact } = graph.site
    const { feed, ...messages } = strings.subscribe.messages
    const words = {
      ...messages,
      sending: contact.buttons.sending,
      reasons: contact.messages.reasons,
      feed: { label: feed, href: FEED },
    } satisfies SubscribeWords
    yield { path: SUBSCRIBE_WORDS.slice(1), key: keyOf(codeKey, words), contents: () => `${JSON.stringify(words)}\n` }
  },
}
