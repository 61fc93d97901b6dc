import type { Graph } from '../../src/site/graph/graph'
import type { ChatProps } from '../../src/site/islands/chat-assistant/chat'

/** What the chat assistant of every page gets. */
export const chatProps = ({ site: { chat, identity } }: Graph): ChatProps => ({ words: chat, language: identity.language })
