import { countWords, slugify } from '../../lib/text'
import { type Body, type BodyNode, type Heading, nodesText, type Tag } from '../../schema/body'

/** Gives ids to the headings of a text with facts, and collects its links and words. `pageIds` are ids that its page has already. */
export function outline(nodes: readonly BodyNode[], pageIds: readonly string[]): Body {
  const headings: Heading[] = []
  const links: string[] = []
  const text: string[] = []
  const taken = new Set(pageIds)

  const visit = (node: BodyNode): BodyNode => {
    if (node.type === 'text') {
      text.push(node.value)
      return node
    }
    if (node.type === 'component') {
      const children = node.children.map(visit)
      text.push(' ')
      return { ...node, children }
    }
    if (node.href !== undefined) links.push(node.href)
    const from = text.length
    const children = node.children.map(visit)
    const level = HEADING_LEVELS[node.tag]
    const words = text.slice(from).join('').trim()
    if (BLOCKS.has(node.tag)) text.push(' ')
    if (level === undefined) return { ...node, children }
    const id = freeId(slugify(words) || 'section', taken)
    headings.push({ level, id, text: words })
    return { ...node, id, children }
  }

  const visited = nodes.map(visit)
  const plain = text.join('').replace(/\s+/g, ' ').trim()
  return { nodes: nodesText(visited), headings, links, words: countWords(plain), plain }
}

const HEADING_LEVELS: Partial<Record<Tag, Heading['level']>> = { h2: 2, h3: 3, h4: 4 }

/** Elements after which a space separates words. */
const BLOCKS: ReadonlySet<Tag> = new Set(['p', 'h2', 'h3', 'h4', 'li', 'td', 'th', 'pre', 'blockquote', 'br', 'hr'])

/** An id that is not taken: the words, or the words with the first free number from 2. */
function freeId(words: string, taken: Set<string>): string {
  let id = words
  for (let number = 2; taken.has(id); number++) id = `${words}-${number}`
  taken.add(id)
  return id
}
