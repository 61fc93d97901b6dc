import type { Span } from '../grid'
import { colors } from '../palette'
import type { Pen } from './pen'

/** A hairline over a span. */
export function rule(pen: Pen, { x, width }: Span, y: number, color: string = colors.border, weight = 0.5) {
  pen.decoration((doc) => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .stroke(color)
  })
}

type Upright = { x: number; top: number; bottom: number; color: string; weight: number }

/** A vertical line. */
export function upright(pen: Pen, { x, top, bottom, color, weight }: Upright) {
  pen.decoration((doc) => {
    doc.moveTo(x, top).lineTo(x, bottom).lineWidth(weight).stroke(color)
  })
}

/** An area in one color. */
export function area(pen: Pen, { x, width }: Span, top: number, height: number, color: string) {
  pen.decoration((doc) => {
    doc.rect(x, top, width, height).fill(color)
  })
}

/** The highlighted point of a section. */
export function litPoint(pen: Pen, x: number, y: number, radius = 2.6) {
  pen.decoration((doc) => {
    doc.circle(x, y, radius).fill(colors.signal)
  })
}
