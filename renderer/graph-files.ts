import { plainText } from '../src/engine/content/mdx/outline'
import type { CoreGraph, LinkedEntry } from '../src/engine/content/model/graph'
import { type Body, parseNodes } from '../src/engine/schema/body'

/** The module whose interface the types of slugs extend, as seen from .cache/types/. */
const SLUGS = '#engine/content/model/slugs'

/** The text of a module that fills `ContentSlugs` with the slugs of the graph as literal types. */
export function slugTypes(graph: CoreGraph): string {
  const union = (names: Iterable<string>) => [...names].map((name) => `'${name}'`).join(' | ') || 'never'
  const lines = [...graph.collections].map(([name, collection]) => `    ${name}: ${union(collection.keys())}`)
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
 * The graph for other programs, as lines of JSON of the form `{"part":"stories","name":"first-story","value":{…}}`: a line for each entry
 * and each file of `site` and `pages`, then the data that belongs to none of them, such as the day.
 */
export function* graphLines(graph: CoreGraph): Generator<string> {
  const lineOf = (part: string, name: string, value: unknown) => `${JSON.stringify({ part, name, value })}\n`
  for (const [part, collection] of graph.collections)
    for (const entry of collection.values()) yield lineOf(part, entry.slug, withNodes(entry))
  for (const part of ['site', 'pages'] as const) for (const [name, value] of Object.entries(graph[part])) yield lineOf(part, name, value)
  const { today, links, unpublished, changes, pictures } = graph
  const rest = { today, links, unpublished, changes, pictures: pictures.map(({ file }) => file) }
  for (const [name, value] of Object.entries(rest)) yield lineOf('graph', name, value)
}

/** An entry with the nodes of its text as data, and with its words. */
function withNodes(entry: LinkedEntry): object {
  // An entry of a collection of articles has a body.
  const { body } = entry as LinkedEntry & { body?: Body }
  if (!body) return entry
  const { key: _, searchTerms: _gist, ...outline } = body
  const nodes = parseNodes(body.nodes)
  return { ...entry, body: { ...outline, nodes, plain: plainText(nodes) } }
}
