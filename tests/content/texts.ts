import { COLLECTION_NAMES, type CollectionName } from '../../schemas/collection-names'
import { kebab } from '../../src/engine/lib/text'
import { type BodyNode, parseNodes } from '../../src/engine/schema/body'
import { collections } from '../../src/site/collections/index'
import type { Graph } from '../../src/site/graph/graph'

/** A text for visitors: its file in content/, its field or block, and the text with facts filled in. */
export type PlacedText = { file: string; place: string; text: string }

/** The content file of an entry. */
export const fileOfEntry = (name: CollectionName, { slug }: { slug: string }) =>
  `${collections[name].dir}/${slug}.${collections[name].format}`

/** Every text of every entry and single file. Articles are given block by block. */
export function textsOf(graph: Graph): PlacedText[] {
  const entries = COLLECTION_NAMES.flatMap((name) =>
    graph[name].values().flatMap((entry) => {
      const file = fileOfEntry(name, entry)
      return [...fieldTexts(file, ownFields(name, entry)), ...('body' in entry ? blockTexts(file, parseNodes(entry.body.nodes)) : [])]
    }),
  )
  const single = Object.entries({ site: graph.site, pages: graph.pages }).flatMap(([group, files]) =>
    Object.entries(files).flatMap(([name, data]) => [...fieldTexts(`${group}/${kebab(name)}.yaml`, data)]),
  )
  return [...entries, ...single]
}

/** The fields of an entry that are written in its file, without those that linking adds, and the file that a tool is. */
const ownFields = (name: CollectionName, entry: object) =>
  Object.fromEntries(
    Object.entries(entry).filter(([key]) => key in collections[name].schema.shape && !(name === 'tools' && key === 'text')),
  )

function* fieldTexts(file: string, data: unknown, path: readonly string[] = []): Generator<PlacedText> {
  if (typeof data === 'string') yield { file, place: path.join('.'), text: data }
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) yield* fieldTexts(file, value, [...path, key])
}

const blockTexts = (file: string, nodes: readonly BodyNode[]): PlacedText[] =>
  nodes.map((node, index) => ({ file, place: `block ${index + 1}`, text: textOf(node) })).filter(({ text }) => text.trim() !== '')

/** The text of a node; captions and other attributes of a component come before its children. */
function textOf(node: BodyNode): string {
  if (node.type === 'text') return node.value
  const held = node.children.map(textOf)
  if (node.type === 'element') return held.join('')
  return [...[...fieldTexts('', node.props)].map(({ text }) => text), ...held].join('\n')
}
