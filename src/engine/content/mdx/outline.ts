import { countWords, headingId } from '../../lib/text'
import { type Body, type BodyNode, type Heading, serializeNodes, type Tag } from '../../schema/body'
import { shortHash } from '../hash'

/** The inputs of an outline besides nodes: ids that the page has already, and the function that extracts the search terms. */
type OutlineOptions = { pageIds: readonly string[]; searchTerms: (nodes: readonly BodyNode[]) => string }

/** Gives ids to the headings of a text whose facts are filled in, collects its links, counts its words and extracts its search terms. */
export function outline(nodes: readonly BodyNode[], { pageIds, searchTerms }: OutlineOptions): Body {
  const headings: Heading[] = []
  const links: string[] = []
  const freeId = freeIds(pageIds)

  /** A node with the headings in it; the node itself where it has none. */
  const within = <Node extends Exclude<BodyNode, { type: 'text' }>>(node: Node): Node => {
    const children = node.children.map(visit)
    return children.every((child, index) => child === node.children[index]) ? node : { ...node, children }
  }
  const visit = (node: BodyNode): BodyNode => {
    if (node.type === 'text') return node
    if (node.type === 'component') return within(node)
    if (node.href !== undefined) links.push(node.href)
    const visited = within(node)
    const level = HEADING_LEVELS[node.tag]
    if (level === undefined) return visited
    const words = node.children.map(wordsIn).join('').trim()
    const id = freeId(headingId(words) || 'section')
    headings.push({ level, id, text: words })
    return { ...visited, id }
  }

  const outlined = nodes.map(visit)
  const text = serializeNodes(outlined)
  return {
    nodes: text,
    headings,
    links,
    words: countWords(nodes.map(wordsIn).join('')),
    key: shortHash(text),
    searchTerms: searchTerms(outlined),
  }
}

/** The words of a text without markup, separated by single spaces. */
export const plainText = (nodes: readonly BodyNode[]): string => nodes.map(wordsIn).join('').replace(WIDE_SPACE, ' ').trim()

/** White space that is not one space already, as most is. */
const WIDE_SPACE = /[^\S ]\s*| \s+/g

function wordsIn(node: BodyNode): string {
  if (node.type === 'text') return node.value
  // The number of a footnote is no word.
  if (node.type === 'element' && node.tag === 'sup') return ''
  const words = node.children.map(wordsIn).join('')
  return node.type === 'component' || BLOCKS.has(node.tag) ? `${words} ` : words
}

const HEADING_LEVELS: Partial<Record<Tag, Heading['level']>> = { h2: 2, h3: 3, h4: 4 }

/** Elements after which a space separates words. */
const BLOCKS: ReadonlySet<Tag> = new Set(['p', 'h2', 'h3', 'h4', 'li', 'dt', 'dd', 'td', 'th', 'pre', 'blockquote', 'br', 'hr'])

/** The function that gives ids which are not taken: the words, or the words with the first free number from 2. */
function freeIds(pageIds: readonly string[]): (words: string) => string {
  const taken = new Set(pageIds)
  /** The number to try next, by words: from 2 again for each heading, many equal ones would take the square of their number. */
  const next = new Map<string, number>()
  return (words) => {
    let id = words
    let number = next.get(words) ?? 2
    for (; taken.has(id); number++) id = `${words}-${number}`
    next.set(words, number)
    taken.add(id)
    return id
  }
}
