import { GROUNDS } from '../art/grounds'
import { TONE_COLORS } from '../art/tone-colors'
import { repeatsKind } from '../titles/repeats-kind'
import { factRows } from './cover-facts'
import { coverTitle } from './cover-title'
import { drawPicture } from './drawing'
import { PAGE, spans } from './grid'
import type { PdfDocument } from './pdf-document'
import type { Pen } from './pen/pen'
import { area, rule } from './pen/shapes'
import { childElement, type StructureElement } from './structure'
import { inColor, scaled, styles } from './styles'
import { widthIn } from './text/fragment'
import { balancedLines, linesOf, withTrailingSpace } from './text/lines'
import { baselineIn, drawLines } from './text/pieces'
import { drawWordmark } from './wordmark'

const PICTURE = { least: 210, most: 520 }
const SPACE = { above: 36, kind: 10, subtitle: 14, facts: 52, fact: 14, below: 44 }
/** The band of a figure below the drawing, in points. */
const BAND = { height: 118, size: 84, baseline: 88 }

/** The tone of a band, its upper edge, and the parent of its element. */
type Band = { tone: PdfDocument['drawing']['tone']; top: number; root: StructureElement }

/** A figure in a band of the tone, with its label next to it, like captions in the text. */
function drawFigure(pen: Pen, { value, label }: NonNullable<PdfDocument['figure']>, { tone, top, root }: Band) {
  const { soft, fg } = TONE_COLORS[tone]
  const base = inColor(styles.figure, fg)
  const whole = scaled(base, BAND.size)
  const style = scaled(base, Math.min(BAND.size, (BAND.size * spans.wide.width) / widthIn(value, whole.face, whole)))
  const note = inColor(styles.note, fg)
  const labels = linesOf([{ text: label }], note, spans.side.width)
  const baseline = top + BAND.baseline
  const element = childElement(root, 'P')
  area(pen, { x: 0, width: PAGE.width, top, height: BAND.height }, soft)
  for (const line of linesOf([{ text: value }], style, spans.wide.width))
    pen.line(element, withTrailingSpace(line), { x: spans.wide.x, baseline })
  for (const [index, line] of labels.entries())
    pen.line(element, line, { x: spans.side.x, baseline: baseline - (labels.length - 1 - index) * note.leading })
}

/**
 * The first page: the drawing, the title, and the facts, on the background that its tone has on cards too. The drawing fills the space
 * above the text.
 */
export function drawCover(pen: Pen, { kind, title, subtitle, figure, facts, drawing, publisher }: PdfDocument, root: StructureElement) {
  const colors = GROUNDS[drawing.tone]
  const styleOf = { kind: inColor(styles.kind, colors.quiet), subtitle: inColor(styles.subtitle, colors.quiet) }
  const heading = coverTitle(title, spans.wide.width, colors.text)
  const subtitleLines = balancedLines([{ text: subtitle }], styleOf.subtitle, spans.text.width)
  const rows = factRows(facts, { label: inColor(styles.caption, colors.quiet), value: inColor(styles.smallStrong, colors.text) })
  const factsHeight = rows.reduce((sum, { height }) => sum + height + SPACE.fact, 0)
  const words = styles.kind.leading + SPACE.kind + heading.height + SPACE.subtitle + subtitleLines.length * styles.subtitle.leading
  const room = PAGE.height - SPACE.above - words - SPACE.facts - factsHeight - SPACE.below
  const picture = Math.min(PICTURE.most, Math.max(PICTURE.least, room))
  const band = figure ? BAND.height : 0
  area(pen, { x: 0, top: 0, ...PAGE }, colors.ground)
  drawPicture(pen, drawing, { x: 0, y: 0, width: PAGE.width, height: picture - band })

  let top = picture + SPACE.above
  drawWordmark(pen, {
    element: childElement(root, 'P'),
    name: publisher,
    ...spans.side,
    baseline: baselineIn(styles.kind, top),
    colors,
  })
  if (!repeatsKind(title, kind))
    drawLines(pen, {
      element: childElement(root, 'P'),
      lines: linesOf([{ text: kind }], styleOf.kind, spans.wide.width),
      span: spans.wide,
      style: styleOf.kind,
      top,
    })
  top += styles.kind.leading + SPACE.kind
  drawLines(pen, { element: childElement(root, 'H1'), lines: heading.lines, span: spans.wide, style: heading.style, top })
  top += heading.height + SPACE.subtitle
  drawLines(pen, { element: childElement(root, 'P'), lines: subtitleLines, span: spans.wide, style: styleOf.subtitle, top })
  if (figure) drawFigure(pen, figure, { tone: drawing.tone, top: picture - band, root })

  top = PAGE.height - SPACE.below - factsHeight
  const list = childElement(root, 'L')
  for (const { cells, height } of rows) {
    rule(pen, spans.full, { y: top, color: colors.text })
    for (const { label, value, x, width } of cells) {
      const item = childElement(list, 'LI')
      drawLines(pen, { element: childElement(item, 'Lbl'), lines: label, span: { x, width }, style: styles.caption, top: top + 8 })
      drawLines(pen, {
        element: childElement(item, 'LBody'),
        lines: value,
        span: { x, width },
        style: styles.smallStrong,
        top: top + 8 + label.length * styles.caption.leading,
      })
    }
    top += height + SPACE.fact
  }
}
