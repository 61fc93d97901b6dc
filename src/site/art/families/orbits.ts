import { itemAt } from '../../../engine/lib/items'
import type { Canvas } from '../canvas'
import { mostLinked, nearPairs, nearTo } from '../geometry/near'
import { dots, line } from '../geometry/path'
import { type Point, within } from '../geometry/point'
import { lit, points, stroke } from '../svg-elements'

/** The plane of the rings: its center, its rotation and how flat it looks. */
type Plane = { centre: Point; lean: number; flat: number }

const placeOn = ({ centre, lean, flat }: Plane, radius: number, angle: number): Point => {
  const along = Math.cos(angle) * radius
  const across = Math.sin(angle) * radius * flat
  return [centre[0] + along * Math.cos(lean) - across * Math.sin(lean), centre[1] + along * Math.sin(lean) + across * Math.cos(lean)]
}

/** One of four dash patterns of a ring. All random numbers are drawn, used or not, so that the sequence stays the same. */
function dashOf({ random, between }: Canvas): string {
  const long = `${Math.round(between(60, 220))} ${Math.round(between(20, 90))}`
  const ways = ['', '', ' stroke-dasharray="1 6" stroke-linecap="round"', ` stroke-dasharray="${long}"`]
  return itemAt(ways, Math.floor(random() * 4))
}

/** The rings from the inside out, two filled areas, and the points on the rings. */
function ringsOf(canvas: Canvas, plane: Plane, innermost: number) {
  const { palette, unit, random, between } = canvas
  const square = canvas.width === canvas.height
  const places: Point[] = []
  let rings = ''
  let areas = ''
  let radius = innermost
  for (let index = 0; index < (square ? 5 : 7); index++) {
    const gap = between(20, 38) * unit
    const dash = dashOf(canvas)
    const ellipse = `<ellipse rx="${Math.round(radius)}" ry="${Math.round(radius * plane.flat)}"`
    const front = index % 3 === 1
    if (index === 1 || index === 4) areas += `${ellipse} fill="${palette.soft}" opacity=".6"/>`
    rings += `${ellipse} fill="none" stroke="${front ? palette.fg : palette.mid}" stroke-width="${front ? 1.75 : 1.25}"${dash}/>`
    const count = 1 + Math.floor(random() * (square ? 2.2 : 2.8))
    let angle = random() * 6.283
    for (let each = 0; each < count; each++) {
      places.push(placeOn(plane, radius, angle))
      angle += between(1.1, 3)
    }
    radius += gap
  }
  return { places, marks: areas + rings }
}

/** Points on rings around a center. */
export function orbits(canvas: Canvas): string {
  const { width, height, unit, palette, between } = canvas
  const centre: Point =
    width === height
      ? [width * between(0.42, 0.58), height * between(0.42, 0.58)]
      : [width * between(0.3, 0.7), height * between(0.38, 0.62)]
  const innermost = between(34, 46) * unit
  const lean = between(-0.5, 0.5)
  // Square drawings show the rings from above, as circles.
  const flat = width === height ? 1 : between(0.62, 1)
  const { places, marks } = ringsOf(canvas, { centre, lean, flat }, innermost)
  const reach = 96 * unit
  const seen = places.filter((point) => within(point, canvas, { x: 0.14, y: 0.14 }))
  const hot = mostLinked(seen, places, reach) ?? centre
  const links = nearPairs(places, reach).map((ends) => line(ends))
  const rays = nearTo(hot, places, reach).map((point) => line([hot, point]))
  const [x, y] = [Math.round(centre[0]), Math.round(centre[1])]
  return (
    `<g transform="translate(${x} ${y})rotate(${Math.round((lean * 180) / Math.PI)})">${marks}</g>` +
    stroke(links.join(''), { color: palette.fg, width: 1 }) +
    stroke(rays.join(''), { color: palette.hot, width: 1.75 }) +
    `<circle cx="${x}" cy="${y}" r="${Math.round(15 * unit)}" fill="${palette.fg}"/>` +
    points(dots(places.filter((_, index) => index % 2 === 1)), palette.fg, 8) +
    points(dots(places.filter((_, index) => index % 2 === 0)), palette.fg, 11) +
    lit(hot, palette, 8)
  )
}
