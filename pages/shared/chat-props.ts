import type { Graph } from '../../src/site/graph/graph'
import { isLeftOut } from '../../src/site/graph/left-out'
import type { ChatProps } from '../../src/site/islands/chat-assistant/chat'
import { patterns } from '../../src/site/routes/patterns'
import { comingOf } from '../careers/coming'
import { openJobs } from '../careers/open-jobs'
import { chatRows } from './chat-rows'

type Rule = Graph['site']['chat']['rules'][number]

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
      rules: chat.rules.map(({ shows, none, ...rule }) => ({
        ...rule,
        // Who asks about a person says the name, or only the surname.
        ...(shows === 'people' && { keywords: [...rule.keywords, ...made.people.flatMap(({ names = [] }) => names)] }),
        links: shown(rule.links),
        ...(none && openJobs(graph).length === 0 && { reply: replyOfNone(none, graph), links: shown(none.links) }),
        rows: [...(shows ? made[shows] : []), ...rule.rows],
      })),
      hours: { opens, closes, open, closed },
    },
    language: identity.language,
  }
}

/** What the careers page says while no position is open, before the words of the rule. */
const replyOfNone = ({ reply }: NonNullable<Rule['none']>, graph: Graph): string =>
  [`${graph.pages.careers.empty.short}.`, comingOf(graph)?.text, reply].filter((text) => text !== undefined).join(' ')
