import { plainText } from '../../../engine/content/mdx/outline'
import type { TextLine, TextSection } from '../../islands/site-search/texts/text-manifest'
import type { PlainNode } from './plain-nodes'

/** Elements that begin a section of a text. */
const HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3', 'h4'])

/** Elements without lines of their own: their lines are those of their children. */
const HOLDERS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'blockquote'])

/** The sections of a text, each with its heading and its lines: paragraphs, list items and table rows. */
export function sectionsOf(nodes: readonly PlainNode[]): readonly TextSection[] {
  const sections: { id: string; heading: string; lines: TextLine[] }[] = []
  for (const node of nodes) {
    if (node.type === 'element' && HEADINGS.has(node.tag)) {
      sections.push({ id: node.id ?? '', heading: plainText([node]), lines: [] })
      continue
    }
    if (sections.length === 0) sections.push({ id: '', heading: '', lines: [] })
    sections.at(-1)?.lines.push(...linesOf(node))
  }
  return sections.filter(({ heading, lines }) => heading !== '' || lines.length > 0)
}

function linesOf(node: PlainNode): readonly TextLine[] {
  if (node.type === 'element' && node.tag === 'tr') {
    const cells = node.children.map((cell) => plainText([cell])).filter((text) => text !== '')
    return cells.length === 0 ? [] : [cells]
  }
  if (node.type === 'element' && HOLDERS.has(node.tag)) return node.children.flatMap(linesOf)
  const line = plainText([node])
  return line === '' ? [] : [line]
}
