import type { Graph } from '../../src/site/graph/graph'
import { isLeftOut } from '../../src/site/graph/left-out'
import type { ChatRow } from '../../src/site/islands/chat-assistant/chat'
import { urlOf } from '../../src/site/routes/addresses'
import { patterns } from '../../src/site/routes/patterns'
import { namesOfClient } from './chat-clients'

/** The most technologies that a row names. */
const MOST_NAMED = 6

/**
 * What was built with what: the technologies of each case study, for a question that names its client or its industry, and those of each
 * category.
 */
export function stackRows(graph: Graph): readonly ChatRow[] {
  const { caseStudies, technologies, site } = graph
  const alsoCalled = (name: string) => site.chat.alsoCalled?.[name] ?? []
  const studies = isLeftOut(graph, patterns.caseStudies) ? [] : [...caseStudies.values()]
  const categories = isLeftOut(graph, patterns.technology) ? [] : [...technologies.values()]
  return [
    ...studies.map(({ client: { name }, industry, techStack, url }) => ({
      name,
      detail: listed(techStack),
      url: url ?? undefined,
      names: [...namesOfClient(name), industry, ...alsoCalled(industry)],
      isAside: true,
    })),
    ...categories.map(({ title, slug, technologies: own }) => ({
      name: title,
      detail: listed(own.map(({ name }) => name)),
      url: urlOf.technology(slug),
      names: alsoCalled(title),
      isAside: true,
    })),
  ]
}

const listed = (names: readonly string[]) => names.slice(0, MOST_NAMED).join(', ')
