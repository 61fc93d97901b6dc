import type { Canvas } from '../canvas'
import { dots } from '../geometry/path'
import type { Point } from '../geometry/point'
import { GOLDEN } from '../geometry/spread'
import { litAmong, points } from '../svg-elements'
import type { Plot } from './plot'

/** More points than this would look like a grey area. */
const MOST = 3000

/** How far the inner points reach, and where the outer ones begin, as fractions of the radius of the ring: it has room on both sides. */
const INSIDE = 0.78
const OUTSIDE = 1.22

/** Number of places left free around the highlighted point. */
const BESIDE_LIT = 0.6

/** Largest size of points, relative to the free space next to the ring. */
const BESIDE = 1.2

/**
 * A point for each unit of the larger value, from the middle outwards: large ones up to the smaller value, small ones around them, and a
 * ring between.
 */
export function swarm({ width, height, palette }: Canvas, { before, after }: Plot): string {
  const many = Math.min(MOST, Math.round(Math.max(before, after)))
  const few = Math.min(many, Math.round(Math.min(before, after)))
  const held = Math.max(1, few)
  // The number of points that would fill the disc if the room around the ring were filled too; then the radius of the ring at that density.
  const all = many - few + held * (OUTSIDE / INSIDE) ** 2
  const ring = Math.sqrt(held / all) / INSIDE
  const [acrossX, acrossY] = [width * 0.47, height * 0.46]
  const begin = (ring * OUTSIDE) ** 2
  const distanceOf = (index: number) =>
    index < held
      ? ring * INSIDE * Math.sqrt((index && index + BESIDE_LIT) / held)
      : Math.sqrt(begin + ((1 - begin) * (index - few)) / Math.max(1, many - few))
  const middle: Point = [width / 2, height / 2]
  const placeOf = (index: number): Point => {
    const radius = distanceOf(index)
    return [middle[0] + acrossX * radius * Math.cos(index * GOLDEN), middle[1] + acrossY * radius * Math.sin(index * GOLDEN)]
  }
  const pitch = Math.sqrt((Math.PI * acrossX * acrossY) / all)
  const places = Array.from({ length: many }, (_, index) => placeOf(index))
  const sizeOf = (part: number, room: number) =>
    Math.round(Math.min(part * pitch, BESIDE * room * ring * Math.min(acrossX, acrossY)) * 10) / 10
  return (
    points(dots(places.slice(few)), palette.mid, sizeOf(0.44, OUTSIDE - 1)) +
    points(dots(places.slice(1, few)), palette.fg, sizeOf(0.56, 1 - INSIDE)) +
    litAmong(middle, palette, { radius: Math.min(12, pitch * 0.36), across: [acrossX * ring, acrossY * ring] })
  )
}
