import { itemAt } from '../../../engine/lib/items'
import type { Canvas } from '../canvas'
import { type Point, roundToTenth } from '../geometry/point'
import { litApart, points } from '../svg-elements'
import type { Plot } from './plot'

/** Points of a block: minutes of an hour, in columns of ten. */
const BLOCK = { columns: 6, rows: 10 } as const
const SIZE = BLOCK.columns * BLOCK.rows
const GAP = 1.4
/** More points than this would look like a grey area. */
const MOST = 3600

/** The number of blocks per row at which points are furthest apart. */
function arranged(count: number, width: number, height: number) {
  const ways = Array.from({ length: count }, (_, index) => {
    const across = index + 1
    const down = Math.ceil(count / across)
    const columns = across * (BLOCK.columns + GAP) - GAP
    const rows = down * (BLOCK.rows + GAP) - GAP
    return { across, columns, rows, pitch: Math.min(width / columns, height / rows) }
  })
  return itemAt(
    ways.toSorted((a, b) => b.pitch - a.pitch),
    0,
  )
}

/** A point for each minute, in blocks of an hour: those of the larger value, and drawn over them those of the smaller one. */
export function blocks({ width, height, palette }: Canvas, { before, after }: Plot): string {
  const most = Math.min(MOST, Math.max(1, Math.round(Math.max(before, after))))
  const few = Math.min(most, Math.round(Math.min(before, after)))
  const { across, columns, rows, pitch } = arranged(Math.ceil(most / SIZE), width * 0.9, height * 0.86)
  const left = (width - (columns - 1) * pitch) / 2
  const top = (height - (rows - 1) * pitch) / 2
  const placeOf = (index: number): Point => {
    const block = Math.floor(index / SIZE)
    const within = index % SIZE
    return [
      left + ((block % across) * (BLOCK.columns + GAP) + Math.floor(within / BLOCK.rows)) * pitch,
      top + (Math.floor(block / across) * (BLOCK.rows + GAP) + (within % BLOCK.rows)) * pitch,
    ]
  }
  const path = (from: number, to: number) => {
    let at: Point = [0, 0]
    const steps = Array.from({ length: Math.max(0, to - from) }, (_, index) => {
      const [x, y] = placeOf(from + index)
      const isBelow = index > 0 && x === at[0]
      at = [x, y]
      return isBelow ? `m0 ${roundToTenth(pitch)}h0` : `M${roundToTenth(x)} ${roundToTenth(y)}h0`
    })
    return steps.join('')
  }
  const radius = pitch * 0.62
  return (
    points(path(few, most), palette.mid, roundToTenth(radius)) +
    points(path(0, few), palette.fg, roundToTenth(pitch * 0.86)) +
    litApart(placeOf(Math.max(0, few - 1)), palette, 7)
  )
}
