import { GROUNDS } from '../art/grounds'
import { drawPicture } from './drawing'
import { PAGE, spans } from './grid'
import { colors } from './palette'
import type { PdfDocument } from './pdf-document'
import type { Pen } from './pen/pen'
import { area, litPoint, rule } from './pen/shapes'
import { childElement, type StructureElement } from './structure'
import { styles } from './styles'
import { balancedLines, linesOf } from './text/lines'
import { drawLines } from './text/pieces'
import { drawWordmark } from './wordmark'

const PICTURE = 190
const TOP = 96
const BELOW_PICTURE = 46

/** The last page: contact, terms of use of the document, and a strip of its drawing. */
export function drawLastPage(pen: Pen, { contact, drawing, publisher }: PdfDocument, root: StructureElement) {
  area(pen, { x: 0, top: 0, ...PAGE }, colors.ground)
  rule(pen, spans.full, { y: TOP, color: colors.text, weight: 0.75 })
  litPoint(pen, spans.full.x, TOP)
  let top = TOP + 14
  const title = balancedLines([{ text: contact.title }], styles.chapter, spans.text.width)
  drawLines(pen, { element: childElement(root, 'H2'), lines: title, span: spans.text, style: styles.chapter, top })
  top += title.length * styles.chapter.leading + 12
  const text = linesOf([{ text: contact.text }], styles.body, spans.text.width)
  drawLines(pen, { element: childElement(root, 'P'), lines: text, span: spans.text, style: styles.body, top })
  top += text.length * styles.body.leading + 28
  const list = childElement(root, 'L')
  const valueSpan = { x: spans.wide.x + 130, width: spans.wide.width - 130 }
  for (const { label, value, href } of contact.rows) {
    rule(pen, spans.wide, { y: top })
    const item = childElement(list, 'LI')
    const labels = linesOf([{ text: label }], styles.smallMuted, 118)
    const values = linesOf([{ text: value, href }], styles.smallStrong, valueSpan.width)
    drawLines(pen, { element: childElement(item, 'Lbl'), lines: labels, span: spans.wide, style: styles.smallMuted, top: top + 6 })
    drawLines(pen, { element: childElement(item, 'LBody'), lines: values, span: valueSpan, style: styles.smallStrong, top: top + 6 })
    top += Math.max(labels.length, values.length) * styles.small.leading + 12
  }
  rule(pen, spans.wide, { y: top })
  const note = linesOf([{ text: contact.note }], styles.caption, spans.text.width)
  const noteTop = PAGE.height - PICTURE - BELOW_PICTURE - note.length * styles.caption.leading
  drawWordmark(pen, {
    element: childElement(root, 'P'),
    name: publisher,
    ...spans.side,
    baseline: noteTop + 8,
    colors: GROUNDS.mist,
  })
  drawLines(pen, { element: childElement(root, 'P'), lines: note, span: spans.text, style: styles.caption, top: noteTop })
  drawPicture(pen, drawing, { x: 0, y: PAGE.height - PICTURE, width: PAGE.width, height: PICTURE })
}
