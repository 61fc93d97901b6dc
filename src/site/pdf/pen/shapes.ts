import type { Area, Span } from '../grid'
import { colors } from '../palette'
import type { Pen } from './pen'

type Rule = { y: number; color?: string; weight?: number }

/** A hairline over a span. */
export function rule(pen: Pen, { x, width }: Span, { y, color = colors.border, weight = 0.5 }: Rule) {
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
export function area(pen: Pen, { x, width, top, height }: Area, color: string) {
  pen.decoration((doc) => {
    doc.rect(x, top, width, height).fill(color)
  })
}

/** Radius of the highlighted point. */
const LIT = 2.6

/** The highlighted point of a section. */
export function litPoint(pen: Pen, x: number, y: number) {
  pen.decoration((doc) => {
    doc.circle(x, y, LIT).fill(colors.signal)
  })
}
