import type { HastNode } from 'satteri'
import { type LinePlace, placeAfter } from '../../lib/line-places'
import { isSiteName } from '../../schema/site-name'

/** A piece of the text of a block, and where it starts. */
export type TextRun = { text: string; line: number; column: number }
/** A link with its words. */
export type BlockLink = TextRun & { href: string }

/** A heading, a paragraph, an item, a cell, the text of a component, or one of its attributes. */
export type TextBlock = {
  kind: 'heading' | 'paragraph' | 'item' | 'cell' | 'component' | 'attribute'
  /** Only for a heading. */
  level?: number
  line: number
  column: number
  runs: readonly TextRun[]
  links: readonly BlockLink[]
}

/** Replaces parts that are not prose: code, and facts and names that are filled in later. */
const NO_PROSE = '\uFFFC'

/** The deepest nesting of lists, quotations and components that is accepted. */
export const MOST_NESTED = 64

const KINDS: Readonly<Record<string, TextBlock['kind']>> = {
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  p: 'paragraph',
  li: 'item',
  dt: 'item',
  dd: 'item',
  th: 'cell',
  td: 'cell',
}

type Open = TextBlock & { runs: TextRun[]; links: BlockLink[] }

/** The text of an article by blocks, in order, with their places. */
export function blocksOf(root: HastNode): TextBlock[] {
  const blocks: Open[] = []
  let depth = 0
  const visitAll = (nodes: readonly HastNode[], open: Open | undefined) => {
    if (depth > MOST_NESTED) return
    depth++
    for (const node of nodes) visit(node, open)
    depth--
  }
  const visit = (node: HastNode, open: Open | undefined) => {
    const start = node.position?.start
    if (node.type === 'text') {
      if (open && start) open.runs.push({ text: node.value, line: start.line, column: start.column })
    } else if (node.type === 'mdxJsxFlowElement' || (node.type === 'element' && KINDS[node.tagName] !== undefined)) {
      const tag = node.type === 'element' ? node.tagName : ''
      const kind = KINDS[tag] ?? 'component'
      const { line, column } = start ?? { line: 1, column: 1 }
      const block: Open = { kind, line, column, runs: [], links: [] }
      if (kind === 'heading') block.level = Number(tag.slice(1))
      blocks.push(block)
      visitAll(node.children, block)
    } else if (isFilled(node)) {
      if (open && start) open.runs.push({ text: NO_PROSE, line: start.line, column: start.column })
    } else if (node.type === 'element' && node.tagName !== 'pre') {
      const before = open?.runs.length ?? 0
      visitAll(node.children, open)
      if (open && start && typeof node.properties.href === 'string') {
        const text = open.runs
          .slice(before)
          .map((run) => run.text)
          .join('')
        open.links.push({ href: node.properties.href, text, line: start.line, column: start.column })
      }
    }
  }
  if ('children' in root) visitAll(root.children, undefined)
  return blocks.filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''))
}

/** Whether a node is a part of a sentence that is not prose. */
const isFilled = (node: HastNode) =>
  node.type === 'mdxJsxTextElement' ||
  (node.type === 'mdxTextExpression' && isSiteName(node.value)) ||
  (node.type === 'element' && node.tagName === 'code')

/** The text of a block. */
export const blockText = ({ runs }: TextBlock) => runs.map(({ text }) => text).join('')

/** The place in the file of a character of a block. */
export function placeInBlock({ runs, line, column }: TextBlock, index: number): LinePlace {
  let rest = index
  for (const run of runs) {
    if (rest < run.text.length) return placeAfter(run, run.text, rest)
    rest -= run.text.length
  }
  return { line, column }
}
