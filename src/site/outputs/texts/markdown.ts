import type { AlignType, BlockContent, DefinitionContent, ListItem, PhrasingContent, Root, RootContent, TableRow, Text } from 'mdast'
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item'
import { defaultHandlers, type Handle, type Info, type Options, toMarkdown } from 'mdast-util-to-markdown'
import { absoluteAddress, type LinkBase } from '../../../engine/lib/absolute-address'
import { plainAddress } from '../../../engine/lib/picture'
import type { CodeInfo } from '../../../engine/schema/body'
import type { PlainNode, PlainPicture } from './plain-nodes'

/** A text without characters that could be Markdown syntax within a line: all of these are ASCII. */
const PLAIN_IN_LINE = /^[a-zA-Z0-9 ,.;:?%$()/'"\u0080-\uffff-]*$/
/** A letter is no syntax at the start of a line either: numbers and dashes could begin a list. */
const LETTER_FIRST = /^\p{L}/u

/** Whether the library would write a text as it is. */
function isPlain(value: string, { before, after }: Info): boolean {
  if (!PLAIN_IN_LINE.test(value) || (value.endsWith(' ') && after.startsWith('\n'))) return false
  // A parenthesis after a bracket, such as that of a footnote, would become an address.
  return before.endsWith('\n') ? LETTER_FIRST.test(value) : !before.endsWith(']')
}

/** Writes plain texts, by far the most, without escaping: looking for characters to escape would take most of the time. */
const text: Handle = (node: Text, ...context) => {
  const [, , info] = context
  return isPlain(node.value, info) ? node.value : defaultHandlers.text(node, ...context)
}

/** Writes a tree without steps that its text does not depend on, and that would take half of the time. */
const root: Handle = (node: Root, ...context) => {
  const [, state] = context
  const { containerPhrasing } = state
  // A plain text on its own has no neighbors that could form syntax with it.
  state.containerPhrasing = (container, place) => {
    const [first, ...more] = container.children
    const isOne = first?.type === 'text' && more.length === 0 && isPlain(first.value, place)
    return isOne ? first.value : containerPhrasing.call(state, container, place)
  }
  // Nothing here asks for the line and the column where it is written.
  state.createTracker = ({ now, lineShift }) => ({ move: (value) => value ?? '', current: () => ({ now, lineShift }), shift: () => {} })
  return defaultHandlers.root(node, ...context)
}

type ElementNode = Extract<PlainNode, { type: 'element' }>

/** Options of the Markdown writer. Tables are not padded, so that a change of one cell changes one line. */
export const FORM: Options = {
  bullet: '-',
  rule: '-',
  fences: true,
  listItemIndent: 'one',
  extensions: [
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmStrikethroughToMarkdown(),
    gfmTaskListItemToMarkdown(),
    gfmFootnoteToMarkdown(),
  ],
}

/** A Markdown tree as text. */
export const markdownText = (children: readonly RootContent[]): string =>
  toMarkdown({ type: 'root', children: [...children] } satisfies Root, { ...FORM, handlers: { root, text } })

/** A text as a Markdown tree with absolute URLs; `place` is that of its page. */
export function markdownOf(nodes: readonly PlainNode[], place: LinkBase): (BlockContent | DefinitionContent)[] {
  const blocks: (BlockContent | DefinitionContent)[] = []
  let inline: PlainNode[] = []
  const endParagraph = () => {
    const children = paragraphOf(inline, place)
    if (children.some((child) => child.type !== 'text' || child.value.trim() !== '')) blocks.push({ type: 'paragraph', children })
    inline = []
  }
  for (const node of nodes) {
    const found = blocksOf(node, place)
    if (!found) inline.push(node)
    else {
      endParagraph()
      blocks.push(...found)
    }
  }
  endParagraph()
  return blocks
}

/** The blocks that a node becomes; undefined for inline nodes. */
function blocksOf(node: PlainNode, place: LinkBase): (BlockContent | DefinitionContent)[] | undefined {
  if (node.type === 'text') return undefined
  if (node.type === 'component') return [pictureBlock(node, place)]
  const notes = node.tag === 'ol' ? elementsIn(node.children).filter(({ note }) => note) : []
  if (notes.length > 0) return notes.map((item) => noteBlock(item, place))
  const block = blockOf(node, place)
  return block && [block]
}

const noteBlock = ({ note, children }: ElementNode, place: LinkBase): DefinitionContent => {
  const identifier = String(note?.number ?? '')
  return { type: 'footnoteDefinition', identifier, label: identifier, children: markdownOf(children, place) }
}

const pictureBlock = ({ props: { picture } }: PlainPicture, place: LinkBase): BlockContent => ({
  type: 'paragraph',
  children: [{ type: 'image', url: absoluteAddress(plainAddress(picture), place), alt: picture.alt }],
})

/** The block that an element becomes; undefined for inline elements. */
function blockOf({ tag, children, start, code }: ElementNode, place: LinkBase): BlockContent | undefined {
  switch (tag) {
    case 'p':
      return { type: 'paragraph', children: paragraphOf(children, place) }
    case 'h2':
      return { type: 'heading', depth: 2, children: phrasing(children, place) }
    case 'h3':
      return { type: 'heading', depth: 3, children: phrasing(children, place) }
    case 'h4':
      return { type: 'heading', depth: 4, children: phrasing(children, place) }
    case 'blockquote':
      return { type: 'blockquote', children: markdownOf(children, place) }
    case 'ul':
    case 'ol':
      return {
        type: 'list',
        ordered: tag === 'ol',
        start: tag === 'ol' ? (start ?? 1) : null,
        spread: false,
        children: itemsOf(children, place),
      }
    case 'dl':
      return { type: 'list', ordered: false, spread: true, children: termsOf(children, place) }
    case 'pre':
      return { type: 'code', lang: code?.language ?? null, meta: metaOf(code), value: plainText(children).replace(/\n$/, '') }
    case 'table':
      return { type: 'table', align: alignmentsOf(children), children: rowsOf(children, place) }
    case 'hr':
      return { type: 'thematicBreak' }
    default:
      return undefined
  }
}

const elementsIn = (nodes: readonly PlainNode[]) => nodes.filter((node): node is ElementNode => node.type === 'element')

const itemsOf = (nodes: readonly PlainNode[], place: LinkBase): ListItem[] =>
  elementsIn(nodes).map(({ done, children }) => ({
    type: 'listItem',
    spread: false,
    ...(done !== undefined && { checked: done }),
    children: markdownOf(children, place),
  }))

/** Terms with their explanations, as list items: Markdown has no definition lists. */
function termsOf(nodes: readonly PlainNode[], place: LinkBase): ListItem[] {
  const items: ListItem[] = []
  for (const { tag, children } of elementsIn(nodes)) {
    if (tag === 'dt')
      items.push({
        type: 'listItem',
        spread: true,
        children: [{ type: 'paragraph', children: [{ type: 'strong', children: phrasing(children, place) }] }],
      })
    else items.at(-1)?.children.push(...markdownOf(children, place))
  }
  return items
}

/** The rows of a table, head first. */
const rowElements = (nodes: readonly PlainNode[]): ElementNode[] =>
  elementsIn(nodes).flatMap((node) => (node.tag === 'tr' ? [node] : rowElements(node.children)))

const rowsOf = (nodes: readonly PlainNode[], place: LinkBase): TableRow[] =>
  rowElements(nodes).map(({ children }) => ({
    type: 'tableRow',
    children: elementsIn(children).map((cell) => ({ type: 'tableCell', children: phrasing(cell.children, place) })),
  }))

const alignmentsOf = (nodes: readonly PlainNode[]): AlignType[] =>
  elementsIn(rowElements(nodes)[0]?.children ?? []).map(({ align }) => align ?? null)

/** What follows the language of a code block: its title and its marked lines, in the syntax of articles. */
function metaOf({ title, marked }: CodeInfo = {}): string | null {
  const words = [...(title === undefined ? [] : [`title="${title}"`]), ...(marked === undefined ? [] : [`{${marked.join(',')}}`])]
  return words.length > 0 ? words.join(' ') : null
}

const plainText = (nodes: readonly PlainNode[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.value : plainText(node.children))).join('')

/** The inline parts of a paragraph. Line ends become spaces. */
const phrasing = (nodes: readonly PlainNode[], place: LinkBase): PhrasingContent[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return [{ type: 'text', value: node.value.replace(/[ \t\r\n]{2,}|[\t\r\n]/g, ' ') }]
    return node.type === 'element' ? phraseOf(node, place) : []
  })

/** The inline parts of a paragraph without a space at the end, such as the one before the backlink of a footnote. */
function paragraphOf(nodes: readonly PlainNode[], place: LinkBase): PhrasingContent[] {
  const parts = phrasing(nodes, place)
  const last = parts.at(-1)
  return last?.type === 'text' ? [...parts.slice(0, -1), { ...last, value: last.value.trimEnd() }] : parts
}

function phraseOf({ tag, children, href, title, note }: ElementNode, place: LinkBase): PhrasingContent[] {
  switch (tag) {
    case 'sup': {
      const identifier = String(note?.number ?? '')
      return [{ type: 'footnoteReference', identifier, label: identifier }]
    }
    case 'em':
      return [{ type: 'emphasis', children: phrasing(children, place) }]
    case 'strong':
      return [{ type: 'strong', children: phrasing(children, place) }]
    case 'del':
      return [{ type: 'delete', children: phrasing(children, place) }]
    case 'code':
      return [{ type: 'inlineCode', value: plainText(children) }]
    case 'a':
      return [{ type: 'link', url: absoluteAddress(href ?? '', place), title: title ?? null, children: phrasing(children, place) }]
    case 'br':
      return [{ type: 'break' }]
    default:
      return phrasing(children, place)
  }
}
