import { itemAt, lastOf } from '../../../engine/lib/items'
import type { Canvas } from '../canvas'
import { dots, line, smooth } from '../geometry/path'
import { distance, type Point } from '../geometry/point'
import { fill, lit, points, stroke } from '../svg-elements'

const LAYERS = 8
const CORNERS = 9
const WELLS = 5
const OVERLAP = 12

type Well = { x: number; places: Point[] }

/** The upper edges of the layers, with a fault across them that grows with depth. */
function topsOf({ width, height, unit, random, noise, between }: Canvas): Point[][] {
  const fault = between(0.3, 0.7) * width
  const drop = between(14, 46) * unit * (random() < 0.5 ? -1 : 1)
  const slope = between(-0.12, 0.12)
  let base = height * between(0.2, 0.3)
  return Array.from({ length: LAYERS }, (_, layer) => {
    const top = Array.from({ length: CORNERS }, (_, corner): Point => {
      const x = -OVERLAP + ((width + 2 * OVERLAP) * corner) / (CORNERS - 1)
      const wave = (noise(corner * 0.42 + layer * 0.13, layer * 0.55) - 0.5) * 78 * unit
      return [x, base + slope * (x - width / 2) + wave + (x > fault ? drop : 0) * Math.min(1, layer / 2)]
    })
    base += height * between(0.07, 0.125)
    return top
  })
}

/** The depth of a layer at a position. */
function depthAt(top: readonly Point[], x: number, width: number): number {
  const part = ((x + OVERLAP) / (width + 2 * OVERLAP)) * (CORNERS - 1)
  const corner = Math.min(CORNERS - 2, Math.max(0, Math.floor(part)))
  const [left, right] = [itemAt(top, corner), itemAt(top, corner + 1)]
  return left[1] + (right[1] - left[1]) * ((x - left[0]) / (right[0] - left[0]))
}

/** Boreholes, with a point where each meets a layer. */
function wellsOf(tops: readonly Point[][], { width, height, random, between }: Canvas): Well[] {
  return Array.from({ length: WELLS }, (_, index) => {
    const x = width * (0.1 + (0.8 * (index + between(0.15, 0.85))) / WELLS)
    const deep = 2 + Math.floor(random() * 5)
    const places = tops.slice(0, deep + 1).map((top): Point => [x, depthAt(top, x, width)])
    return { x, places: places.filter((place) => place[1] < height - 8) }
  })
}

/** Links between neighboring boreholes, where their points are close and at about the same height. */
function linksOf(wells: readonly Well[], unit: number): string[] {
  return wells.flatMap((well, index) => {
    const beside = wells[index + 1]?.places ?? []
    return well.places.flatMap((a) =>
      beside.filter((b) => distance(a, b) < 120 * unit && Math.abs(a[1] - b[1]) < 34 * unit).map((b) => line([a, b])),
    )
  })
}

/** Layers and boreholes; the deepest borehole is highlighted. */
export function strata(canvas: Canvas): string {
  const { height, unit, palette } = canvas
  const tops = topsOf(canvas)
  const edges = tops.map((top) => smooth(top))
  const wells = wellsOf(tops, canvas)
  const hot = itemAt(
    wells.toSorted((a, b) => b.places.length - a.places.length),
    0,
  )
  const others = wells.filter((well) => well !== hot)
  const headOf = (well: Well): Point => [well.x, itemAt(well.places, 0)[1] - 34 * unit]
  const stem = (well: Well) => line([headOf(well), lastOf(well.places)])
  const bodies = edges.map((edge, index) => {
    const marked = index % 4 === 3
    return fill(`${edge}V${height}H-${OVERLAP}z`, marked ? palette.mid : palette.fg, marked ? '0.34' : '0.085')
  })
  return (
    bodies.join('') +
    stroke(edges.filter((_, index) => index % 3 !== 1).join(''), { color: palette.mid, width: 1 }) +
    stroke(edges.filter((_, index) => index % 3 === 1).join(''), { color: palette.fg, width: 1.5 }) +
    stroke(linksOf(wells, unit).join(''), { color: palette.fg, width: 1, dashes: '2 4' }) +
    stroke(others.map(stem).join(''), { color: palette.fg, width: 1.25 }) +
    points(dots(others.flatMap((well) => well.places)), palette.fg, 7) +
    points(dots(others.map(headOf)), palette.fg, 10) +
    stroke(stem(hot), { color: palette.hot, width: 2 }) +
    points(dots([headOf(hot), ...hot.places.slice(0, -1)]), palette.hot, 7) +
    lit(lastOf(hot.places), palette, 8)
  )
}
