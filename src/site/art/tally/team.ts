import type { Canvas } from '../canvas'
import { box, dots } from '../geometry/path'
import type { Point } from '../geometry/point'
import { countOf } from '../geometry/spread'
import { fill, lit, points, stroke } from '../svg-elements'

/** More people than this would stand too close. */
const MOST = 24

/**
 * A team, with the open place next to it highlighted: each person stands above the systems they look after. Retired systems lie below, as
 * outlines. Numbers: the people, the systems and the retired systems.
 */
export function team({ width, height, unit, palette }: Canvas, [all, systems = 0, retired = 0]: readonly number[]): string {
  const people = Math.min(MOST, countOf(all))
  const step = (width * 0.84) / (people + 1)
  const xOf = (person: number) => width * 0.08 + (person + 0.5) * step
  const each = Math.max(1, Math.ceil(Math.max(0, systems) / people))
  const pitch = (height * 0.38) / each
  const side = Math.min(step * 0.66, pitch * 0.8)
  const [head, first, floor] = [height * 0.15, height * 0.26, height * 0.72]
  const square = (person: number, place: number) =>
    box({ x: xOf(person) - side / 2, y: first + (place + 0.5) * pitch - side / 2, width: side, height: side })
  const owned = Array.from({ length: Math.min(people * each, Math.max(0, Math.round(systems))) }, (_, index) =>
    square(index % people, Math.floor(index / people)),
  )
  const free = Array.from({ length: each }, (_, place) => square(people, place))
  const stem = (person: number) => `M${Math.round(xOf(person))} ${Math.round(head)}V${Math.round(first + pitch / 2 - side / 2)}`
  const across = Math.round(Math.min(side * 0.8, 20 * unit))
  const heads = Array.from({ length: people }, (_, person): Point => [xOf(person), head])
  const past = Array.from({ length: Math.min(people + 1, Math.max(0, Math.round(retired))) }, (_, index) =>
    box({ x: xOf(index) - side * 0.3, y: floor + height * 0.08, width: side * 0.6, height: side * 0.6 }),
  )
  return (
    stroke(heads.map((_, person) => stem(person)).join(''), { color: palette.mid, width: 1.5 }) +
    stroke(stem(people), { color: palette.hot, width: 1.5, dashes: '2 4' }) +
    fill(owned.join(''), palette.fg) +
    stroke(free.join(''), { color: palette.hot, width: 1.5 }) +
    points(dots(heads), palette.fg, across) +
    stroke(`M${Math.round(width * 0.08)} ${Math.round(floor)}H${Math.round(width * 0.92)}`, { color: palette.mid, width: 1 }) +
    stroke(past.join(''), { color: palette.mid, width: 1.5 }) +
    lit([xOf(people), head], palette, across / 2)
  )
}
