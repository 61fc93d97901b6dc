import { collectionNames } from '../schemas/index'
import type { Graph } from '../src/engine/content/link/graph'

/** The module that the types of slugs add to, as seen from .cache/types/. */
const SLUGS = '../../src/engine/content/link/slugs'

/** The text of a module that fills `ContentSlugs` with the slugs of the graph as literal types. */
export function slugTypes(graph: Graph): string {
  const union = (names: Iterable<string>) => [...names].map((name) => `'${name}'`).join(' | ') || 'never'
  const lines = collectionNames.map((name) => `    ${name}: ${union(graph[name].keys())}`)
  return [
    `import '${SLUGS}'`,
    `declare module '${SLUGS}' {`,
    '  interface ContentSlugs {',
    ...lines,
    `    facts: ${union(Object.keys(graph.site.facts))}`,
    '  }',
    '}',
    '',
  ].join('\n')
}

/**
 * The graph for other programs, as lines of JSON of the form `{"part":"blog","name":"first-post","value":{…}}`: an entry of a
 * collection each, a file of `site` and `pages` each, then all that is not of one entry or file, such as the order of the hub.
 */
export function* graphLines(graph: Graph): Generator<string> {
  const lineOf = (part: string, name: string, value: unknown) => `${JSON.stringify({ part, name, value })}\n`
  for (const part of collectionNames) for (const entry of graph[part].values()) yield lineOf(part, entry.slug, entry)
  for (const part of ['site', 'pages'] as const) for (const [name, value] of Object.entries(graph[part])) yield lineOf(part, name, value)
  const { today, hub, links, unpublished, changes, pictures } = graph
  const rest = { today, hub, links, unpublished, changes, pictures: pictures.map(({ file }) => file) }
  for (const [name, value] of Object.entries(rest)) yield lineOf('graph', name, value)
}
