import { itemAt } from '../../engine/lib/items'
import { fieldOf } from '../art/field'
import { LAYERS, layersOf, opacityOf, STEPS } from '../art/field-links'
import { dots, line } from '../art/geometry/path'
import type { Palette } from '../art/palette'
import { fill, lit, points, stroke } from '../art/svg-elements'

type FieldDrawing = { seed: string; count: number; palette: Palette; width: number; height: number }

/** The picture of the home page as a still drawing: points, linked if close, one of them highlighted. */
export function fieldDrawing({ seed, count, palette, width, height }: FieldDrawing): string {
  const field = fieldOf({ seed, count, width, height })
  const { at } = itemAt(field.points, field.lit)
  const others = field.points.filter((_, index) => index !== field.lit)
  const layers = layersOf([at, ...others.map((point) => point.at)])
  const paths = LAYERS.flatMap((name, layer) =>
    Array.from({ length: STEPS }, (_, step) => {
      const path = itemAt(layers, layer * STEPS + step)
        .map((ends) => line(ends))
        .join('')
      const opacity = `${opacityOf(step, name)}`
      if (name === 'facets') return fill(path, palette.soft, opacity)
      return stroke(path, { color: name === 'rays' ? palette.hot : palette.mid, width: name === 'rays' ? 1.8 : 1.4, opacity })
    }),
  )
  const ground = `<path d="M0 0h${width}v${height}H0z" fill="${palette.bg}"/>`
  return `${ground}${paths.join('')}${points(dots(others.map((point) => point.at)), palette.fg, 6)}${lit(at, palette, 8)}`
}
