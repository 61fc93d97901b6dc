import type { ArticleComponent, ArticleNode } from '../../../schemas/components/index'
import { required } from '../../engine/problems/problem'
import { type Body, parseNodes, type Tag } from '../../engine/schema/body'
import { withFileDetails } from '../graph/file-details'
import { prefixed } from '../graph/prefixed'
import { plainText, runsOf } from './article-runs'
import type { Block, Cell } from './pdf-document'

type ElementNode = Extract<ArticleNode, { type: 'element' }>

/** Inline elements: together with text they form a paragraph if none encloses them. */
const INLINE: ReadonlySet<Tag> = new Set(['em', 'strong', 'del', 'code', 'a', 'br', 'sup'])

const isInline = (node: ArticleNode) => node.type === 'text' || (node.type === 'element' && INLINE.has(node.tag))

const elementsIn = (nodes: readonly ArticleNode[], ...tags: readonly Tag[]): ElementNode[] =>
  nodes.flatMap((node) => (node.type === 'element' && tags.includes(node.tag) ? [node] : []))

/** Replacements for the checkboxes of tasks, in characters that the fonts of documents have. */
const TASK = { done: '[x] ', open: '[ ] ' } as const

const itemsOf = (nodes: readonly ArticleNode[]) =>
  elementsIn(nodes, 'li').map(({ done, children }) =>
    blocksIn(done === undefined ? children : prefixed(children, done ? TASK.done : TASK.open)),
  )

/** A paragraph in bold. */
const boldLine = (children: readonly ArticleNode[]) => paragraph([{ type: 'element', tag: 'strong', children }])

function paragraph(nodes: readonly ArticleNode[]): Block[] {
  const runs = runsOf(nodes)
  return runs.some(({ text }) => text.trim() !== '') ? [{ kind: 'paragraph', runs }] : []
}

function table({ children }: ElementNode): Block[] {
  const cellsOf = (row: ElementNode): Cell[] => elementsIn(row.children, 'th', 'td').map((cell) => runsOf(cell.children))
  const heads = elementsIn(children, 'thead').flatMap((part) => elementsIn(part.children, 'tr'))
  const rows = elementsIn(children, 'tbody').flatMap((part) => elementsIn(part.children, 'tr'))
  const [first] = heads
  const align = first ? elementsIn(first.children, 'th', 'td').map((cell) => cell.align) : undefined
  return [{ kind: 'table', head: first ? cellsOf(first) : [], rows: rows.map(cellsOf), align }]
}

const HEADINGS = { h2: 1, h3: 2, h4: 3 } as const

function ofElement(node: ElementNode): Block[] {
  const { tag, children } = node
  switch (tag) {
    case 'h2':
    case 'h3':
    case 'h4':
      return [{ kind: 'heading', level: HEADINGS[tag], text: plainText(children) }]
    case 'ul':
      return [{ kind: 'list', ordered: false, items: itemsOf(children) }]
    case 'ol':
      return [{ kind: 'list', ordered: true, start: node.start, items: itemsOf(children) }]
    case 'dl':
      return elementsIn(children, 'dt', 'dd').flatMap((part) => (part.tag === 'dt' ? boldLine(part.children) : blocksIn(part.children)))
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksIn(children), by: '' }]
    case 'pre':
      return [
        {
          kind: 'code',
          text: runsOf(children)
            .map(({ text }) => text)
            .join(''),
        },
      ]
    case 'table':
      return table(node)
    case 'hr':
      return []
    default:
      return paragraph(children)
  }
}

/** The node type of each component, by name. */
type Nodes = { [Name in ArticleComponent['name']]: Extract<ArticleComponent, { name: Name }> }

/** The blocks of each component of articles. A component that is missing here is a compile error. */
const components = {
  Callout: ({ props, children }) => [{ kind: 'callout', tone: props.tone, title: props.title, blocks: blocksIn(children) }],
  Details: ({ props, children }) => [...boldLine([{ type: 'text', value: props.summary }]), ...blocksIn(children)],
  Figure: ({ props, children }) => [{ kind: 'figure', caption: props.caption, blocks: blocksIn(children) }],
  Quote: ({ props, children }) => [{ kind: 'quote', ...props, blocks: blocksIn(children) }],
  Stats: ({ props }) => [{ kind: 'stats', items: props.items }],
  BarChart: ({ props: { caption, unit, items } }) => [{ kind: 'chart', caption, unit, rows: items }],
  // A PDF has the alternative text and the caption of a picture instead of the picture.
  Picture: ({ props: { picture, caption } }) => [
    { kind: 'callout', tone: 'note', title: caption, blocks: paragraph([{ type: 'text', value: picture.alt }]) },
  ],
  Steps: ({ children }) => elementsIn(children, 'ol', 'ul').map((list): Block => ({ kind: 'steps', items: itemsOf(list.children) })),
} satisfies { [Name in keyof Nodes]: (node: Nodes[Name]) => Block[] }

function ofComponent<Name extends keyof Nodes>(name: Name, node: Nodes[Name]): Block[] {
  const of: { [Each in keyof Nodes]: (node: Nodes[Each]) => Block[] } = components
  // The types ask for each one; a build does not check types.
  return required(of[name], `the form in PDFs of the component ${name} in src/site/pdf/blocks-of.ts`)(node)
}

function blocksIn(nodes: readonly ArticleNode[]): Block[] {
  const blocks: Block[] = []
  let line: ArticleNode[] = []
  const endLine = () => {
    blocks.push(...paragraph(line))
    line = []
  }
  for (const node of nodes) {
    if (isInline(node)) {
      line.push(node)
      continue
    }
    endLine()
    if (node.type === 'element') blocks.push(...ofElement(node))
    else if (node.type === 'component') blocks.push(...ofComponent(node.name, node))
  }
  endLine()
  return blocks
}

/**
 * The text of an article as blocks. Its headings of level 2 are chapters. `files` has details by address, which are added to links to these
 * files.
 */
export const blocksOf = (body: Pick<Body<ArticleComponent>, 'nodes'>, files: ReadonlyMap<string, string>): Block[] =>
  blocksIn(withFileDetails(parseNodes(body.nodes), files))
