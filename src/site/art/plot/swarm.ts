import type { Canvas } from '../canvas'
import { dots } from '../geometry/path'
import type { Point } from '../geometry/point'
import { GOLDEN } from '../geometry/spread'
import { litAmong, points } from '../marks'
import type { Plot } from './plot'

/** More points than these would be a grey area. */
const MOST = 3000

/** A point for each of all, outwards from the middle: the few of one value large, the many of the other around them, with a ring between. */
export function swarm({ width, height, palette }: Canvas, { before, after }: Plot): string {
  const many = Math.min(MOST, Math.round(Math.max(before, after)))
  const few = Math.min(many, Math.round(Math.min(before, after)))
  // The places that the ring takes.
  const gap = 2 + 2 * Math.sqrt(few)
  const [acrossX, acrossY] = [width * 0.47, height * 0.46]
  const distanceOf = (index: number) => Math.sqrt((index + 0.5) / (many + gap))
  const placeOf = (index: number): Point => {
    const radius = distanceOf(index < few ? index : index + gap)
    return [width / 2 + acrossX * radius * Math.cos(index * GOLDEN), height / 2 + acrossY * radius * Math.sin(index * GOLDEN)]
  }
  const pitch = Math.sqrt((Math.PI * acrossX * acrossY) / (many + gap))
  const between = distanceOf(few + gap / 2 - 0.5)
  const places = Array.from({ length: many }, (_, index) => placeOf(index))
  return (
    points(dots(places.slice(few)), palette.mid, Math.round(pitch * 4.4) / 10) +
    points(dots(places.slice(1, few)), palette.fg, Math.round(pitch * 6) / 10) +
    litAmong(places[0] ?? [width / 2, height / 2], [acrossX * between, acrossY * between], palette, Math.min(12, pitch * 0.36))
  )
}
