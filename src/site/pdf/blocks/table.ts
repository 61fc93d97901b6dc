import { type Span, spans } from '../grid'
import { colors } from '../palette'
import type { BlockOf, Cell } from '../pdf-document'
import type { Pen } from '../pen/pen'
import { rule } from '../pen/shapes'
import { heightOf, ideallyWhole, type Piece } from '../piece'
import { childElement, type StructureElement } from '../structure'
import { scaled, styles, type TextStyle, tabular } from '../styles'
import { balancedLines, type Line } from '../text/lines'
import { drawLines } from '../text/pieces'
import { captioned, named } from './caption'
import { isMain, type LayoutContext, wideSpan } from './layout-context'
import { alignsOf, CELL_GAP, columnWidths } from './table-columns'

const PADDING = 5.5
/** Rows higher than this may continue on the next page. */
const HIGH = 220
/** Tables up to this height, half a page, are kept on one page if possible. */
const WHOLE = 340
const SMALLEST = 6.25

type Align = ReturnType<typeof alignsOf>[number]
type Column = Span & { align: Align }
type Look = { columns: readonly Column[]; span: Span; body: TextStyle; head: TextStyle }

/** The lines of the cells of a row, and the element of each. */
type Row = { cells: { lines: readonly Line[]; element: StructureElement }[]; style: TextStyle; height: number }

/** Figures one below the other have digits of equal width. */
const styleIn = (style: TextStyle, align: Align | undefined) => (align === 'right' ? tabular(style) : style)

/** The style of the cells of a row, and a function that makes the element of each. */
type RowLook = { style: TextStyle; elementOf: (column: number) => StructureElement }

function rowOf(cells: readonly Cell[], look: Look, { style, elementOf }: RowLook): Row {
  const set = look.columns.map(({ width, align }, index) => {
    return { lines: balancedLines(cells[index] ?? [], styleIn(style, align), width), element: elementOf(index) }
  })
  const most = Math.max(1, ...set.map(({ lines }) => lines.length))
  return { cells: set, style, height: most * style.leading + 2 * PADDING }
}

type DrawnRow = {
  row: Row
  look: Look
  top: number
  /** Whether screen readers read it; false for a repeated head of a table. */
  told?: boolean
  /** Index of the first line to draw, and of the line to end before. */
  from?: number
  to?: number
}

/** Draws lines of a row. */
function drawRow(pen: Pen, { row: { cells, style }, look, top, told = true, from = 0, to }: DrawnRow) {
  for (const [index, { lines, element }] of cells.entries()) {
    const column = look.columns[index]
    if (!column) continue
    // An empty cell still needs an element, so that the others keep their columns.
    if (told && lines.length === 0 && from === 0) pen.content(element, () => {})
    drawLines(pen, { element: told ? element : undefined, lines: lines.slice(from, to), span: column, style, top, align: column.align })
  }
}

/** A cell of the body; the first of several columns is the header of its row. */
const cellIn = (row: StructureElement, { columns }: Look, column: number): StructureElement =>
  column === 0 && columns.length > 1 ? childElement(row, 'TH', { scope: 'Row' }) : childElement(row, 'TD')

/** Whether the header of a row is bold, like that of a total. */
const isStrong = ([name = []]: readonly Cell[]) => name.length > 0 && name.every(({ style }) => style === 'strong')

/** A row in one piece; `isTotal` adds a rule above. */
const wholeRow = (row: Row, look: Look, { isTotal, repeatedAtPageTop }: { isTotal: boolean; repeatedAtPageTop?: Piece }): Piece => ({
  height: row.height,
  gap: 0,
  keepWithNext: false,
  repeatedAtPageTop,
  draw(pen, top) {
    if (isTotal) rule(pen, look.span, { y: top, color: colors.text })
    drawRow(pen, { row, look, top: top + PADDING })
    rule(pen, look.span, { y: top + row.height })
  },
})

/** A row that may be split between pages, line by line. */
function slicedRow(row: Row, look: Look, repeatedAtPageTop?: Piece): Piece[] {
  const { leading } = row.style
  const count = Math.round((row.height - 2 * PADDING) / leading)
  const spaced = repeatedAtPageTop && { ...repeatedAtPageTop, height: repeatedAtPageTop.height + PADDING }
  return Array.from({ length: count }, (_, line): Piece => {
    const above = line === 0 ? PADDING : 0
    const isLast = line === count - 1
    return {
      height: above + leading + (isLast ? PADDING : 0),
      gap: 0,
      keepWithNext: line === 0 || line === count - 2,
      repeatedAtPageTop: line === 0 ? repeatedAtPageTop : spaced,
      draw(pen, top) {
        drawRow(pen, { row, look, top: top + above, from: line, to: line + 1 })
        if (isLast) rule(pen, look.span, { y: top + leading + PADDING })
      },
    }
  })
}

function headPiece(row: Row, look: Look, told: boolean): Piece {
  return {
    height: row.height,
    gap: 0,
    keepWithNext: true,
    draw(pen, top) {
      drawRow(pen, { row, look, top: top + PADDING, told })
      rule(pen, look.span, { y: top + row.height, color: colors.text, weight: 0.75 })
    },
  }
}

/** The span and the font size of a table: the largest size that fits its longest words. */
function lookOf({ head, rows, align }: BlockOf<'table'>, setting: LayoutContext): Look & { full: boolean } {
  const aligns = alignsOf(head, rows, align)
  const measured = (size: number) => {
    const body = scaled(styles.small, size)
    const strong = { ...scaled(styles.smallStrong, size), whole: true }
    const styleOf = (row: number, column: number) => styleIn(row === 0 ? strong : body, aligns[column])
    return { body, head: strong, widths: columnWidths([head, ...rows], aligns.length, styleOf) }
  }
  let own = measured(styles.small.size)
  const wide = wideSpan(setting)
  const full = isMain(setting) && own.widths.least > wide.width
  const span = full ? spans.full : wide
  while (own.widths.least > span.width && own.body.size > SMALLEST) own = measured(Math.max(SMALLEST, own.body.size - 0.5))
  let { x } = span
  const columns = own.widths.widthsIn(span.width).map((width, index): Column => {
    const column = { x, width, align: aligns[index] ?? 'left' }
    x += width + CELL_GAP
    return column
  })
  return { columns, span, body: own.body, head: own.head, full }
}

/** A table with thin rules, whose head is repeated on each page. */
export function tablePieces(block: BlockOf<'table'>, setting: LayoutContext, captions: readonly string[] = []): Piece[] {
  const { head, rows, caption } = block
  const all = [...captions, ...(caption ? [caption] : [])]
  if (head.length === 0 && rows.length === 0) return []
  const look = lookOf(block, setting)
  const table = childElement(setting.element, 'Table')
  const headRow = childElement(childElement(table, 'THead'), 'TR')
  const body = childElement(table, 'TBody')
  const pieces: Piece[] = []
  let repeatedAtPageTop: Piece | undefined
  if (head.length > 0) {
    const row = rowOf(head, look, { style: look.head, elementOf: () => childElement(headRow, 'TH', { scope: 'Column' }) })
    pieces.push({ ...headPiece(row, look, true), keepWithNext: rows.length > 0 })
    repeatedAtPageTop = headPiece(row, look, false)
  }
  // If all headers of rows are bold, none is a total.
  const hasTotals = !rows.every(isStrong)
  for (const [index, cells] of rows.entries()) {
    const element = childElement(body, 'TR')
    const isTotal = hasTotals && isStrong(cells)
    const style = isTotal ? { ...look.head, whole: false } : look.body
    const row = rowOf(cells, look, { style, elementOf: (column) => cellIn(element, look, column) })
    // The first two rows are kept with the head, and the last three together, such as a total with the values it sums up.
    const keepWithNext = index < rows.length - 1 && (index === 0 || index >= rows.length - 3)
    pieces.push(
      ...(row.height <= HIGH
        ? [{ ...wholeRow(row, look, { isTotal, repeatedAtPageTop }), keepWithNext }]
        : slicedRow(row, look, repeatedAtPageTop)),
    )
  }
  const own = heightOf(pieces) <= WHOLE ? ideallyWhole(pieces) : pieces
  if (all.length === 0) return own
  return captioned({ ...setting, element: table }, named(setting, 'table', all), { pieces: own, full: look.full, inset: PADDING })
}
