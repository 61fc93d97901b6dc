import type { Graph } from '../graph/graph'
import type { ChatProps } from '../islands/chat-assistant/chat'

/** What the chat assistant of every page gets. */
export const chatProps = ({ site: { chat, identity } }: Graph): ChatProps => ({ words: chat, language: identity.language })
