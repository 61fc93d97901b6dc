import type { Graph } from '../../src/site/graph/graph'
import { isLeftOut } from '../../src/site/graph/left-out'
import type { ChatProps } from '../../src/site/islands/chat-assistant/chat'
import { patterns } from '../../src/site/routes/patterns'
import { chatRows } from './chat-rows'

/** Props of the chat assistant, the same on every page. They contain no links to pages that are switched off. */
export function chatProps(graph: Graph): ChatProps {
  const { chat, identity } = graph.site
  const { opens, closes, open, closed } = graph.pages.regions.hours
  const made = chatRows(graph)
  const shown = <Link extends { url: string }>(links: readonly Link[]) => links.filter(({ url }) => !isLeftOut(graph, url))
  return {
    words: {
      ...chat,
      search: { ...chat.search, page: patterns.search },
      links: shown(chat.links),
      rules: chat.rules.map(({ shows, ...rule }) => ({
        ...rule,
        rows: [...rule.rows, ...(shows ? made[shows] : [])],
        links: shown(rule.links),
      })),
      hours: { opens, closes, open, closed },
    },
    language: identity.language,
  }
}
