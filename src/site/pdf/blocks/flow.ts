import type { Block } from '../pdf-document'
import { below, kept, type Piece } from '../piece'
import { calloutPieces } from './callout'
import { chartPieces } from './chart'
import { codePieces } from './code'
import { figurePieces } from './figure'
import { headingPieces } from './heading'
import { isMain, type LayoutContext } from './layout-context'
import { listPieces } from './list'
import { logoPieces } from './logo'
import { paragraphPieces } from './paragraph'
import { quotePieces } from './quote'
import { statsPieces } from './stats'
import { stepsPieces } from './steps'
import { tablePieces } from './table'

/** Least space above and below each kind of block; between two blocks the larger one applies. */
const SPACES: Record<Block['kind'], { above: number; below: number }> = {
  heading: { above: 24, below: 0 },
  paragraph: { above: 8, below: 0 },
  list: { above: 8, below: 0 },
  steps: { above: 14, below: 14 },
  table: { above: 22, below: 24 },
  chart: { above: 22, below: 24 },
  stats: { above: 22, below: 24 },
  quote: { above: 22, below: 22 },
  callout: { above: 20, below: 20 },
  code: { above: 14, below: 16 },
  figure: { above: 22, below: 24 },
  logo: { above: 22, below: 24 },
}

/** Space above headings, and between a heading and what follows. */
const ABOVE_HEADING = { 1: 44, 2: 26, 3: 18 } as const
const BELOW_HEADING = { 1: 10, 2: 5, 3: 2 } as const
const AFTER_LEAD = 12

function piecesOf(block: Block, setting: LayoutContext, chapter: () => number): Piece[] {
  switch (block.kind) {
    case 'heading':
      return headingPieces(block, setting, block.level === 1 ? chapter() : undefined)
    case 'paragraph':
      return paragraphPieces(block, setting)
    case 'list':
      return listPieces(block, setting)
    case 'steps':
      return stepsPieces(block, setting)
    case 'table':
      return tablePieces(block, setting)
    case 'chart':
      return chartPieces(block, setting)
    case 'stats':
      return statsPieces(block, setting)
    case 'quote':
      return quotePieces(block, setting)
    case 'callout':
      return calloutPieces(block, setting)
    case 'code':
      return codePieces(block, setting)
    case 'figure':
      return figurePieces(block, setting)
    case 'logo':
      return logoPieces(block, setting)
  }
}

function spaceBetween(before: Block | undefined, block: Block, setting: LayoutContext): number {
  if (!before) return 0
  if (before.kind === 'heading') {
    const own = block.kind === 'paragraph' || block.kind === 'list' || block.kind === 'heading' ? 0 : SPACES[block.kind].above / 3
    return BELOW_HEADING[before.level] + own
  }
  // Paragraphs of a list item or of a note are closer to each other.
  const above = block.kind === 'heading' ? ABOVE_HEADING[block.level] : SPACES[block.kind].above
  const after = before.kind === 'paragraph' && before.lead ? AFTER_LEAD : SPACES[before.kind].below
  return Math.max(isMain(setting) ? above : Math.min(above, 14), isMain(setting) ? after : Math.min(after, 14))
}

/** The most lines of a paragraph after a heading that are kept on the page of a following list, table or chart, with the heading. */
const OPENING_LINES = 6

/**
 * How many of the last pieces of a flow are kept on the page of a block: the last line of a paragraph that ends with a colon, or a whole
 * short paragraph between a heading and a list or a figure.
 */
function keptBefore(block: Block, [before, above]: readonly [Block?, Block?], lines: number): number {
  if (before?.kind !== 'paragraph') return 0
  const isOpened = block.kind === 'list' || block.kind === 'table' || block.kind === 'chart' || block.kind === 'figure'
  if (isOpened && above?.kind === 'heading' && lines <= OPENING_LINES) return lines
  return announces(before) ? 1 : 0
}

/** Blocks one below the other as a flow. A list or a figure is kept on the page of the preceding line if this ends with a colon. */
export function flowOf(blocks: readonly Block[], setting: LayoutContext): Piece[] {
  const flow: Piece[] = []
  let before: Block | undefined
  let above: Block | undefined
  let lines = 0
  let chapters = 0
  for (const block of blocks) {
    const pieces = piecesOf(block, setting, () => ++chapters)
    if (pieces.length === 0) continue
    const count = keptBefore(block, [before, above], lines)
    if (count > 0) flow.push(...kept(flow.splice(-count), true))
    flow.push(...below(spaceBetween(before, block, setting), pieces))
    above = before
    before = block
    lines = pieces.length
  }
  return flow
}

const announces = (block: Block) => block.kind === 'paragraph' && (block.runs.at(-1)?.text.trimEnd().endsWith(':') ?? false)
