import type { CoreGraph } from '../src/engine/content/model/graph'
import type { OutFile } from './emit'
import { keyOf } from './key'

/** Files of .cache/ that are made from the graph: the graph for other programs, and its slugs for the type checker. */
export function* graphFiles(graph: CoreGraph): Generator<OutFile> {
  const json = JSON.stringify({ ...graph, collections: undefined, pictures: graph.pictures.map(({ file }) => file) })
  const types = slugTypes(graph)
  yield { path: 'graph.json', key: keyOf(json), contents: () => `${json}\n` }
  yield { path: 'types/content.d.ts', key: keyOf(types), contents: () => types }
}

/** Fills `ContentSlugs` of src/engine/content/model/slugs.ts with literal types. */
function slugTypes(graph: CoreGraph): string {
  const union = (names: Iterable<string>) => [...names].map((name) => `'${name}'`).join(' | ') || 'never'
  const lines = [...graph.collections].map(([name, collection]) => `    ${name}: ${union(collection.keys())}`)
  return [
    "import '#engine/content/model/slugs'",
    "declare module '#engine/content/model/slugs' {",
    '  interface ContentSlugs {',
    ...lines,
    `    facts: ${union(Object.keys(graph.site.facts))}`,
    '  }',
    '}',
    '',
  ].join('\n')
}
