import type { Ground } from '../../art/grounds'
import { LOGO_GROUNDS, type Logo } from '../../cards/logo'
import { drawSvg } from '../drawing'
import type { Area } from '../grid'
import type { BlockOf } from '../pdf-document'
import type { Piece } from '../piece'
import { childElement } from '../structure'
import { captioned, named } from './caption'
import { type LayoutContext, wideSpan } from './layout-context'

/** Points per unit of the grid of the mark. */
const SCALE = 0.8
/** Space around the clear space, and between the grounds. */
const AROUND = 13
const BETWEEN = 8

/** A picture on its ground: the mark alone, or with the name. */
type Shown = { svg: string; width: number; height: number; ground: Ground }

/** Draws a picture in the middle of an area. A line of dashes shows its clear space, half of the height of the mark on every side. */
function draw(doc: PDFKit.PDFDocument, { svg, width, height, ground }: Shown, { x, top, ...area }: Area) {
  const clear = height / 2
  doc.rect(x, top, area.width, area.height).fill(ground.ground)
  doc.save()
  doc.translate(x + (area.width - width * SCALE) / 2, top + (area.height - height * SCALE) / 2).scale(SCALE)
  doc.rect(-clear, -clear, width + 2 * clear, height + 2 * clear)
  doc.lineWidth(0.6).dash(2.5, { space: 2.5 }).stroke(ground.quiet).undash()
  drawSvg(doc, svg)
  doc.restore()
}

/** The logo, and the mark alone, on a light and on a dark ground. */
function rowsOf({ width, height, mark, letters }: Logo): Shown[][] {
  const grounds = [LOGO_GROUNDS.light, LOGO_GROUNDS.dark]
  return [
    grounds.map((ground) => ({ svg: mark(ground) + letters(ground), width, height, ground })),
    grounds.map((ground) => ({ svg: mark(ground), width: height, height, ground })),
  ]
}

/** How the logo of the publisher looks. */
export function logoPieces({ caption }: BlockOf<'logo'>, setting: LayoutContext): Piece[] {
  const { logo } = setting
  if (!logo) return []
  const span = wideSpan(setting)
  const width = (span.width - BETWEEN) / 2
  const rowHeight = 2 * (logo.height * SCALE + AROUND)
  const rows = rowsOf(logo)
  const height = rows.length * (rowHeight + BETWEEN) - BETWEEN
  const element = childElement(setting.element, 'Figure', { alt: logo.name })
  const piece: Piece = {
    height,
    gap: 0,
    keepWithNext: false,
    draw(pen, top) {
      const areaAt = (row: number, column: number): Area => ({
        x: span.x + column * (width + BETWEEN),
        width,
        top: top + row * (rowHeight + BETWEEN),
        height: rowHeight,
      })
      pen.content(
        element,
        (doc) => {
          for (const [row, pictures] of rows.entries())
            for (const [column, shown] of pictures.entries()) draw(doc, shown, areaAt(row, column))
        },
        [span.x, top, span.x + span.width, top + height],
      )
    },
  }
  return captioned({ ...setting, element }, named(setting, 'figure', [caption]), { pieces: [piece] })
}
