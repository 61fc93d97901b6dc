import type { Ground } from '../art/grounds'
import type { Pen } from './pen/pen'
import type { Element } from './structure'
import { inColor, styles } from './styles'
import { oneLine } from './text/lines'

/** The mark of the site, two posts and a link, on a grid of 32 by 32, of which it fills 20 by 23. */
const MARK = 'M16 6L6 26M16 6l10 20M10.5 17h11'
const SCALE = 0.78
const STYLE = { ...styles.kind, face: 'sansSemibold', size: 12, tracking: -0.01 } as const

/** Where the mark stands, and on what ground. */
type Place = { x: number; baseline: number; width: number; colors: Pick<Ground, 'text' | 'lit'> }

/** The mark with the name of the publisher beside it. */
export function drawWordmark(pen: Pen, element: Element, name: string, { x, baseline, width, colors }: Place) {
  pen.decoration((doc) => {
    doc.save()
    doc.translate(x - 5 * SCALE, baseline - 25 * SCALE).scale(SCALE)
    doc.path(MARK).lineWidth(2.2).stroke(colors.text)
    doc.circle(16, 6.5, 3.6).fill(colors.lit)
    doc.restore()
  })
  pen.line(element, oneLine(name, inColor(STYLE, colors.text), width - 24), x + 24, baseline)
}
