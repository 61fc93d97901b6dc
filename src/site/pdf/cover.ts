import type { PdfDocument } from './document'
import { drawPicture } from './drawing'
import { columns, PAGE, spans } from './grid'
import { colors } from './palette'
import type { Pen } from './pen/pen'
import { area, rule } from './pen/shapes'
import { type Element, within } from './structure'
import { scaled, styles, type TextStyle } from './styles'
import { linesOf } from './text/lines'
import { baselineIn, drawLines } from './text/pieces'
import { drawWordmark } from './wordmark'

const PICTURE = { least: 210, most: 520 }
const SPACE = { above: 36, kind: 10, subtitle: 14, facts: 52, below: 44 }
const SIZES = [38, 34, 30, 26, 22, 18, 15]
/** The most lines that a title has before it is set smaller. */
const LINES = 3

/** The largest style in which a title has few lines. */
function titleStyle(title: string, width: number): TextStyle {
  const of = (size: number) => scaled(styles.display, size)
  const fitting = SIZES.find((size) => linesOf([{ text: title }], of(size), width, true).length <= LINES)
  return of(fitting ?? 15)
}

/** The columns in which facts begin. */
const STARTS = [1, 4, 7, 10]
const LAST_COLUMN = 12

/** Facts with the longest value last, where there is most room. */
function widestLast(facts: PdfDocument['facts']): PdfDocument['facts'] {
  const widest = facts.reduce((most, { value }) => Math.max(most, value.length), 0)
  const isWidest = ({ value }: { value: string }) => value.length === widest
  return [...facts.filter((fact) => !isWidest(fact)), ...facts.filter(isWidest)]
}

/** The facts in columns of the page, four in a row, each under its label. The last one of a row has the rest of it. */
function factsOf(facts: PdfDocument['facts']) {
  const rows = Array.from({ length: Math.ceil(facts.length / STARTS.length) }, (_, row) => {
    const some = facts.slice(row * STARTS.length, (row + 1) * STARTS.length)
    return (some.length < STARTS.length ? widestLast(some) : some).map(({ label, value }, index) => {
      const start = STARTS[index] ?? 1
      const span = columns(start, index === some.length - 1 ? LAST_COLUMN : start + 2)
      const lines = {
        label: linesOf([{ text: label }], styles.caption, span.width),
        value: linesOf([{ text: value }], styles.smallStrong, span.width),
      }
      return { ...span, ...lines }
    })
  })
  return rows.map((cells) => ({
    cells,
    height: Math.max(...cells.map(({ label, value }) => label.length * styles.caption.leading + value.length * styles.smallStrong.leading)),
  }))
}

/** The first page: the drawing, the title, and what is known of the document. The drawing takes the room that the words leave. */
export function drawCover(pen: Pen, { kind, title, subtitle, facts, drawing, publisher }: PdfDocument, root: Element) {
  const style = titleStyle(title, spans.wide.width)
  const titleLines = linesOf([{ text: title }], style, spans.wide.width, true)
  const subtitleLines = linesOf([{ text: subtitle }], styles.subtitle, spans.text.width, true)
  const rows = factsOf(facts)
  const factsHeight = rows.reduce((sum, { height }) => sum + height + 14, 0)
  const words =
    styles.kind.leading + SPACE.kind + titleLines.length * style.leading + SPACE.subtitle + subtitleLines.length * styles.subtitle.leading
  const picture = Math.min(
    PICTURE.most,
    Math.max(PICTURE.least, PAGE.height - SPACE.above - words - SPACE.facts - factsHeight - SPACE.below),
  )
  area(pen, { x: 0, width: PAGE.width }, 0, PAGE.height, colors.ground)
  drawPicture(pen, drawing, { x: 0, y: 0, width: PAGE.width, height: picture })

  let top = picture + SPACE.above
  drawWordmark(pen, within(root, 'P'), publisher, spans.side.x, baselineIn(styles.kind, top), spans.side.width)
  drawLines(pen, within(root, 'P'), linesOf([{ text: kind }], styles.kind, spans.wide.width), spans.wide, styles.kind, top)
  top += styles.kind.leading + SPACE.kind
  drawLines(pen, within(root, 'H1'), titleLines, spans.wide, style, top)
  top += titleLines.length * style.leading + SPACE.subtitle
  drawLines(pen, within(root, 'P'), subtitleLines, spans.wide, styles.subtitle, top)

  top = PAGE.height - SPACE.below - factsHeight
  const list = within(root, 'L')
  for (const { cells, height } of rows) {
    rule(pen, spans.full, top, colors.text)
    for (const { label, value, x, width } of cells) {
      const item = within(list, 'LI')
      drawLines(pen, within(item, 'Lbl'), label, { x, width }, styles.caption, top + 8)
      drawLines(pen, within(item, 'LBody'), value, { x, width }, styles.smallStrong, top + 8 + label.length * styles.caption.leading)
    }
    top += height + 14
  }
}
