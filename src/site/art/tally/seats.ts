import type { Canvas } from '../canvas'
import { dots } from '../geometry/path'
import { roundToTenth } from '../geometry/point'
import { fill, points, stroke } from '../svg-elements'
import { clock } from './clock'
import { type Area, SEATED } from './seated'
import type { Seating } from './seatings'

/**
 * An event: a clock with its hours, and next to or below it its seats. Numbers: start and end in minutes of the day, and the number of
 * seats.
 */
export const seats =
  (seating: Seating) =>
  ({ width, height, palette }: Canvas, [start = 0, end = 60, count]: readonly number[]): string => {
    const isWide = width > height * 1.15
    const radius = isWide ? Math.min(height * 0.25, width * 0.15) : Math.min(width * 0.22, height * 0.18)
    const margin = Math.min(width, height) * 0.09
    const center = isWide ? ([margin + radius * 1.15, height / 2] as const) : ([width / 2, margin + radius * 1.15] as const)
    const area: Area = isWide
      ? { x: center[0] + radius * 1.5, y: margin, width: width - margin - center[0] - radius * 1.5, height: height - 2 * margin }
      : { x: margin, y: center[1] + radius * 1.5, width: width - 2 * margin, height: height - margin - center[1] - radius * 1.5 }
    const { places, furniture, size } = SEATED[seating](count ?? 1, area)
    return (
      fill(furniture, palette.soft) +
      stroke(furniture, { color: palette.mid, width: 1.5 }) +
      points(dots(places), palette.fg, roundToTenth(size)) +
      clock({ center, radius }, [start, end], palette)
    )
  }
