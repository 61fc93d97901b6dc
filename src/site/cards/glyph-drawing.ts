import { type Point, roundToTenth } from '../art/geometry/point'
import { glyphOf, pathsOf } from '../art/glyphs'
import type { Palette } from '../art/palette'
import { fill, lit, points, stroke } from '../art/svg-elements'

type GlyphCard = { seed: string; palette: Palette; width: number; height: number }

/** Steps of the grid of a glyph, and the space around it in steps. */
const GRID = { steps: 6, around: 1.5 } as const

/** Sizes in pixels: of lines, of points and of the highlighted one. */
const SIZES = { line: 5, point: 26, lit: 20 } as const

/** The glyph of a service as a large drawing. `seed` is the slug of the service. */
export function glyphDrawing({ seed, palette, width, height }: GlyphCard): string {
  const drawn = glyphOf(seed)
  const step = Math.min(width, height) / (GRID.steps + 2 * GRID.around)
  const [left, top] = [(width - GRID.steps * step) / 2, (height - GRID.steps * step) / 2]
  const pointOf = ([column, row]: string): Point => [left + Number(column) * step, top + Number(row) * step]
  const paths = pathsOf(drawn, (position) => pointOf(position).map(roundToTenth).join(' '))
  return [
    fill(`M0 0h${width}v${height}H0z`, palette.bg),
    stroke(paths.links, { color: palette.mid, width: SIZES.line, cap: 'round' }),
    points(paths.points, palette.fg, SIZES.point),
    lit(pointOf(drawn.lit), palette, SIZES.lit),
  ].join('')
}
