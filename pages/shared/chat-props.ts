import type { Graph } from '../../src/site/graph/graph'
import { isLeftOut } from '../../src/site/graph/left-out'
import type { ChatProps, ChatRow } from '../../src/site/islands/chat-assistant/chat'
import { patterns } from '../../src/site/routes/patterns'
import { comingOf } from '../careers/coming'
import { openJobs } from '../careers/open-jobs'
import { chatRows, nearRows } from './chat-rows'

type Rule = Graph['site']['chat']['rules'][number]

/** Props of the chat assistant, the same on every page. They contain no links to pages that are switched off. */
export function chatProps(graph: Graph): ChatProps {
  const { alsoCalled: _, ...chat } = graph.site.chat
  const { identity } = graph.site
  const { opens, closes, open, closed } = graph.pages.regions.hours
  const made = chatRows(graph)
  const shown = <Link extends { url: string }>(links: readonly Link[]) => links.filter(({ url }) => !isLeftOut(graph, url))
  return {
    words: {
      ...chat,
      search: { ...chat.search, page: patterns.search },
      links: shown(chat.links),
      rules: chat.rules.map(({ shows, none, near = [], technologies, keywords, rows: stated, ...rule }) => ({
        ...rule,
        keywords: [...new Set([...keywords, ...near.flatMap(({ places }) => places), ...(technologies ? listedTechnologies(graph) : [])])],
        links: shown(rule.links),
        ...(none && openJobs(graph).length === 0 && { reply: replyOfNone(none, graph), links: shown(none.links) }),
        ...rowsOf([...(shows ? made[shows] : []), ...nearRows(graph, near), ...stated]),
      })),
      hours: { opens, closes, open, closed },
    },
    language: identity.language,
  }
}

/** The fewest letters of a technology that is no word of many sentences, as Go and Ray are. */
const FEWEST_LETTERS = 4

/** The technologies on the list that no rule has among its keywords, and that do not begin with one of these, as Kotlin Multiplatform does. */
function listedTechnologies({ technologies, site: { chat } }: Graph): readonly string[] {
  const names = technologies.values().flatMap((category) => category.technologies.map(({ name }) => name))
  const known = new Set(chat.rules.flatMap(({ keywords }) => keywords))
  const firstWords = new Set([...known, ...names.map((name) => name.toLowerCase())])
  return names.filter((name) => {
    const [whole, first] = [name.toLowerCase(), name.toLowerCase().replace(/ .*/, '')]
    return name.length >= FEWEST_LETTERS && !known.has(whole) && (first === whole || !firstWords.has(first))
  })
}

/** Most rules have no rows, and say nothing of them. */
const rowsOf = (rows: readonly ChatRow[]) => (rows.length > 0 ? { rows } : undefined)

/** What the careers page says while no position is open, before the words of the rule. */
const replyOfNone = ({ reply }: NonNullable<Rule['none']>, graph: Graph): string =>
  [`${graph.pages.careers.empty.short}.`, comingOf(graph)?.text, reply].filter((text) => text !== undefined).join(' ')
