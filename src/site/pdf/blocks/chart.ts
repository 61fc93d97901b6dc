import type { Span } from '../grid'
import { colors } from '../palette'
import type { BlockOf } from '../pdf-document'
import type { Pen } from '../pen/pen'
import type { Box } from '../pen/tags'
import type { Piece } from '../piece'
import { childElement, type StructureElement } from '../structure'
import { styles } from '../styles'
import { type Line, linesOf, withTrailingSpace } from '../text/lines'
import { drawLines } from '../text/pieces'
import { captioned, named } from './caption'
import { type LayoutContext, wideSpan } from './layout-context'

const GAP = 12
const LABEL = 0.38
const POINT = 3.4
const BETWEEN = 7
/** Charts with more rows than this are drawn as several pictures, so that each fits on one page. */
const MOST = 20

type Row = BlockOf<'chart'>['rows'][number]
/** What all pictures of a chart share: their span, how values are written, the length of a full line, and the highlighted rows. */
type Look = { span: Span; written: (row: Row) => string; whole: number; lit: readonly Row[] }
type Drawn = { row: Row; label: readonly Line[]; value: readonly Line[]; height: number }

/** A value in the format of a language, directly followed by a unit that begins with a symbol, such as `%`. */
function written(value: number, unit: string, language: string): string {
  const own = unit.trim()
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 20 }).format(value)
  return `${number}${/^[\p{L}\d]/u.test(own) ? '\u00a0' : ''}${own}`
}

/** The length of a full line: 100 for percentages, else where the last row ends. */
const wholeOf = (rows: readonly Row[], unit: string) =>
  unit === '%' ? 100 : Math.max(...rows.map(({ value, start = 0 }) => start + value)) || 1

/** The highlighted rows: those that are marked `lit`, else the one of the largest value. */
function litRows(rows: readonly Row[]): readonly Row[] {
  const stated = rows.filter(({ lit }) => lit)
  const most = Math.max(...rows.map(({ value }) => value))
  return stated.length > 0 ? stated : rows.filter(({ value }) => value === most).slice(0, 1)
}

function chartPiece(element: StructureElement, rows: readonly Row[], { span, written, whole, lit }: Look): Piece {
  const labelSpan = { x: span.x, width: span.width * LABEL }
  const values = rows.map((row) => linesOf([{ text: written(row) }], styles.value, span.width * 0.3))
  const valueWidth = Math.max(...values.flat().map(({ width }) => width))
  const bars = { x: labelSpan.x + labelSpan.width + GAP, width: span.width - labelSpan.width - valueWidth - 2 * GAP - POINT }
  const drawn = rows.map((row, index): Drawn => {
    const label = linesOf([{ text: row.label }], styles.small, labelSpan.width)
    return { row, label, value: values[index] ?? [], height: Math.max(1, label.length) * styles.small.leading }
  })
  const height = drawn.reduce((sum, one) => sum + one.height + BETWEEN, -BETWEEN)

  function drawBar(pen: Pen, { row }: Drawn, { middle, box }: { middle: number; box: Box }) {
    const { value, start = 0 } = row
    const at = (place: number) => bars.x + Math.max(0, Math.min(1, place / whole)) * bars.width
    const end = at(start + value)
    pen.content(
      element,
      (doc) => {
        doc.moveTo(at(start), middle).lineTo(end, middle).lineWidth(0.75).stroke(colors.text)
        doc.circle(end, middle, POINT).fill(lit.includes(row) ? colors.signal : colors.text)
      },
      box,
    )
  }

  return {
    height,
    gap: 0,
    keepWithNext: false,
    draw(pen, top) {
      const box = [span.x, top, span.x + span.width, top + height] as const
      let at = top
      for (const one of drawn) {
        const middle = at + one.height / 2
        drawBar(pen, one, { middle, box })
        drawLines(pen, { element, lines: one.label.map(withTrailingSpace), span: labelSpan, style: styles.small, top: at })
        drawLines(pen, {
          element,
          lines: one.value.map(withTrailingSpace),
          span,
          style: styles.value,
          top: middle - styles.value.leading / 2,
          align: 'right',
        })
        at += one.height + BETWEEN
      }
    },
  }
}

/** Lines from zero, or from where their rows start, that end in a point, as on the site. The values are also written as text. */
export function chartPieces(block: BlockOf<'chart'>, setting: LayoutContext, captions: readonly string[] = []): Piece[] {
  const { rows, unit, caption } = block
  if (rows.length === 0) return []
  const name = named(setting, 'figure', [...captions, ...(caption ? [caption] : [])])
  const look: Look = {
    span: wideSpan(setting),
    written: ({ value }) => written(value, unit, setting.language),
    whole: wholeOf(rows, unit),
    lit: litRows(rows),
  }
  const figures: StructureElement[] = []
  const pieces: Piece[] = []
  for (let start = 0; start < rows.length; start += MOST) {
    const some = rows.slice(start, start + MOST)
    const alt = some.map((row) => `${row.label}: ${look.written(row)}`).join('\n')
    const figure = childElement(setting.element, 'Figure', { alt })
    figures.push(figure)
    const piece = chartPiece(figure, some, look)
    pieces.push(start === 0 ? piece : { ...piece, gap: BETWEEN })
  }
  // The caption is a part of the first picture.
  return captioned({ ...setting, element: figures[0] ?? setting.element }, name, { pieces })
}
