import type { Graph } from '../../src/site/graph/graph'
import { isLeftOut } from '../../src/site/graph/left-out'
import type { ChatProps } from '../../src/site/islands/chat-assistant/chat'
import { patterns } from '../../src/site/routes/patterns'

/** Props of the chat assistant, the same on every page. It names no page that the site does without. */
export function chatProps(graph: Graph): ChatProps {
  const { chat, identity } = graph.site
  const shown = <Link extends { url: string }>(links: readonly Link[]) => links.filter(({ url }) => !isLeftOut(graph, url))
  return {
    words: {
      ...chat,
      search: { ...chat.search, page: patterns.search },
      links: shown(chat.links),
      rules: chat.rules.map((rule) => ({ ...rule, links: shown(rule.links) })),
    },
    language: identity.language,
  }
}
