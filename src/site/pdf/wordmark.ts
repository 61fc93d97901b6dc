import { MARK } from '../art/company-mark'
import type { Ground } from '../art/grounds'
import type { LineStart, Pen } from './pen/pen'
import type { StructureElement } from './structure'
import { inColor, styles } from './styles'
import { oneLine } from './text/lines'

const SCALE = 0.65
const STYLE = { ...styles.kind, face: 'sansSemibold', size: 12, tracking: -0.01 } as const

/** The name of the publisher, the element of its content, its position, and the colors of its background. */
type Wordmark = LineStart & { element: StructureElement; name: string; width: number; colors: Pick<Ground, 'text' | 'lit'> }

/** The mark with the name of the publisher next to it. */
export function drawWordmark(pen: Pen, { element, name, x, baseline, width, colors }: Wordmark) {
  pen.decoration((doc) => {
    doc.save()
    doc.translate(x - 4 * SCALE, baseline - 28 * SCALE).scale(SCALE)
    doc.path(MARK.lines).lineWidth(2.65).stroke(colors.text)
    doc.circle(MARK.lit.x, MARK.lit.y, 4.3).fill(colors.lit)
    doc.restore()
  })
  pen.line(element, oneLine(name, inColor(STYLE, colors.text), width - 24), { x: x + 24, baseline })
}
