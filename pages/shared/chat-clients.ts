import type { Graph } from '../../src/site/graph/graph'
import { isLeftOut } from '../../src/site/graph/left-out'
import type { ChatRow } from '../../src/site/islands/chat-assistant/chat'
import { patterns } from '../../src/site/routes/patterns'

/** The most stories of a client that an answer shows. */
const MOST_STORIES = 2

/** By what questions name a client: the first word of its name. */
export const namesOfClient = (name: string): readonly string[] => [name.replace(/ .*/, '')]

/** The case studies of each client; of one without any, the stories that services and industries tell of it. */
export function clientRows(graph: Graph): readonly ChatRow[] {
  const has = (href: string) => !isLeftOut(graph, href)
  const studies = has(patterns.caseStudies) ? [...graph.caseStudies.values()] : []
  const clients = new Set(studies.map(({ client }) => client.name))
  const rows = studies.map(({ client: { name }, outcome, url }) => ({ client: name, name, detail: outcome, url }))
  const told = storiesOf(graph).filter(({ client, url }) => !clients.has(client) && has(url))
  const stories = told.filter((story, index) => told.slice(0, index).filter(({ client }) => client === story.client).length < MOST_STORIES)
  return [...rows, ...stories].map(({ client, url, ...row }) => ({
    ...row,
    url: url ?? undefined,
    names: namesOfClient(client),
  }))
}

/** The stories that are no case studies, each with the page that tells it. */
const storiesOf = ({ services, industries }: Graph) => [
  ...services.values().flatMap(({ caseStudies, url }) => toldOn(url, caseStudies)),
  ...industries.values().flatMap(({ profile, url }) => toldOn(url, profile?.caseStudies ?? [])),
]

type Story = { caseStudy: string } | { title: string; client?: string | undefined }

const toldOn = (url: string | null, stories: readonly Story[]) =>
  stories.flatMap((story) => {
    if ('caseStudy' in story || story.client === undefined || url === null) return []
    return [{ client: story.client, name: story.title, url }]
  })
