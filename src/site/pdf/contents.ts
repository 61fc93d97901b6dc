import { spans } from './grid'
import type { PlacedMark } from './pages'
import { colors } from './palette'
import { placeAddress } from './pen/links'
import { litPoint, rule } from './pen/shapes'
import { below, kept, type Piece } from './piece'
import { childElement, type StructureElement } from './structure'
import { styles } from './styles'
import type { Link } from './text/fragment'
import { type Line, linesOf, withTrailingSpace } from './text/lines'
import { baselineIn, drawLines } from './text/pieces'

const UNDER_RULE = 14
const ENTRY = {
  1: { ...styles.section, size: 11, leading: 15 },
  2: { ...styles.small, size: 9.5, leading: 14, color: colors.muted },
} as const
const NUMBER_COLUMN = 24

/** The named destination of a heading in the document, by its index among all headings. */
export const placeName = (index: number): string => `h${index + 1}`

const linked = (lines: readonly Line[], link: Link): Line[] =>
  lines.map(withTrailingSpace).map(({ fragments, width }) => ({ width, fragments: fragments.map((fragment) => ({ ...fragment, link })) }))

type Contents = {
  title: string
  marks: readonly PlacedMark[]
  /** The deepest level of headings in the list. */
  level: number
  /** Whether chapters have numbers. */
  numbered: boolean
  /** Number of pages before the first page of `marks`; only known when the list is drawn. */
  before: () => number
}

/** The table of contents as a flow: chapters, numbered if `numbered`, and deeper headings, each with its page. */
export function contentsPieces({ title, marks, level: deepest, numbered, before }: Contents, parent: StructureElement): Piece[] {
  const style = styles.chapter
  const heading = childElement(parent, 'H2')
  const titleLines = linesOf([{ text: title }], style, spans.text.width)
  const head: Piece = {
    height: UNDER_RULE + titleLines.length * style.leading,
    gap: 0,
    keepWithNext: true,
    draw(pen, top) {
      rule(pen, spans.full, { y: top, color: colors.text, weight: 0.75 })
      litPoint(pen, spans.full.x, top)
      drawLines(pen, { element: heading, lines: titleLines, span: spans.text, style, top: top + UNDER_RULE })
    },
  }
  const list = childElement(parent, 'TOC')
  let chapter = 0
  const entries = marks.flatMap(({ level, text, page }, index): Piece[] => {
    if (level === 3 || level > deepest) return []
    if (level === 1) chapter++
    const number = numbered && level === 1 ? `${chapter}` : ''
    const own = ENTRY[level]
    const item = childElement(list, 'TOCI')
    const link = { href: placeAddress(placeName(index)), words: text }
    const numbers = linesOf([{ text: number }], own, NUMBER_COLUMN)
    const column = numbered || level > 1 ? NUMBER_COLUMN : 0
    const words = { x: spans.wide.x + column, width: spans.wide.width - column - NUMBER_COLUMN - 12 }
    const lines = linesOf([{ text }], own, words.width)
    const entry: Piece = {
      height: lines.length * own.leading + (level === 1 ? 6 : 2),
      gap: level === 1 ? 8 : 0,
      keepWithNext: false,
      draw(pen, top) {
        if (level === 1) rule(pen, spans.wide, { y: top })
        const first = top + (level === 1 ? 5 : 0)
        drawLines(pen, { element: item, lines: linked(numbers, link), span: spans.wide, style: own, top: first })
        drawLines(pen, { element: item, lines: linked(lines, link), span: words, style: own, top: first })
        const [figure] = linesOf([{ text: `${before() + page + 1}` }], { ...own, features: ['tnum'] }, NUMBER_COLUMN)
        if (!figure) return
        const last = first + (lines.length - 1) * own.leading
        const [pageNumber] = linked([figure], link)
        if (pageNumber) pen.line(item, pageNumber, { x: spans.wide.x + spans.wide.width - figure.width, baseline: baselineIn(own, last) })
      },
    }
    return level === 1 ? kept([entry]) : [entry]
  })
  return [head, ...below(18, entries)]
}
