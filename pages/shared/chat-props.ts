import type { Graph } from '../../src/site/graph/graph'
import type { ChatProps } from '../../src/site/islands/chat-assistant/chat'

/** Props of the chat assistant, the same on every page. */
export const chatProps = ({ site: { chat, identity } }: Graph): ChatProps => ({ words: chat, language: identity.language })
