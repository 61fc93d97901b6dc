import { collectionNames } from '../schemas/index'
import type { Graph } from '../src/engine/content/link/graph'
import type { OutFile } from './emit'
import { keyOf } from './key'

/** Files of .cache/ that are made from the graph: the graph for other programs, and its slugs for the type checker. */
export function* graphFiles(graph: Graph): Generator<OutFile> {
  const json = JSON.stringify({ ...graph, pictures: graph.pictures.map(({ file }) => file) })
  const types = slugTypes(graph)
  yield { path: 'graph.json', key: keyOf(json), contents: () => `${json}\n` }
  yield { path: 'types/content.d.ts', key: keyOf(types), contents: () => types }
}

/** Fills `ContentSlugs` of src/engine/content/link/slugs.ts with literal types. */
function slugTypes(graph: Graph): string {
  const union = (names: Iterable<string>) => [...names].map((name) => `'${name}'`).join(' | ') || 'never'
  const lines = collectionNames.map((name) => `    ${name}: ${union(graph[name].keys())}`)
  return [
    "import '../../src/graph/slugs'",
    "declare module '../../src/graph/slugs' {",
    '  interface ContentSlugs {',
    ...lines,
    `    facts: ${union(Object.keys(graph.site.facts))}`,
    '  }',
    '}',
    '',
  ].join('\n')
}
