import type { SubscribeWords } from '../../src/site/islands/subscribe-form/words'
import { FEED } from '../../src/site/routes/feed'
import { SUBSCRIBE_WORDS } from '../../src/site/routes/subscribe'
import type { Emitter } from '../emit'
import { keyOf } from '../key'

/** `subscribe.json`: what the subscribe forms say, out of every page, since few visitors get to hear it. */
export const subscribeWords: Emitter = {
  name: 'subscribe-words',
  *emit({ graph, codeKey }) {
    const { strings, contact } = graph.site
    const { feed, ...messages } = strings.subscribe.messages
    const words = { ...messages, reasons: contact.messages.reasons, feed: { label: feed, href: FEED } } satisfies SubscribeWords
    yield { path: SUBSCRIBE_WORDS.slice(1), key: keyOf(codeKey, words), contents: () => `${JSON.stringify(words)}\n` }
  },
}
