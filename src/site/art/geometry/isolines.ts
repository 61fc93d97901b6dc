import { itemAt } from '../../../engine/lib/items'
import type { Point } from './point'

/** Heights on a grid, row by row; the grid is one cell larger than the picture on each side. */
export type Heights = readonly (readonly number[])[]

type Crossings = { places: Map<string, Point>; joined: Map<string, string[]> }

const heightAt = (heights: Heights, column: number, row: number) => itemAt(itemAt(heights, row), column)

/** Where a level crosses the edges of the cells, and which crossings are connected (marching squares). */
function crossingsOf(heights: Heights, level: number, step: number): Crossings {
  const places = new Map<string, Point>()
  const joined = new Map<string, string[]>()
  const cut = (column: number, row: number, across: 0 | 1) => {
    const down = 1 - across
    const key = `${column},${row},${across}`
    const from = heightAt(heights, column, row)
    const part = (level - from) / (heightAt(heights, column + across, row + down) - from)
    if (!places.has(key)) places.set(key, [(column - 1 + across * part) * step, (row - 1 + down * part) * step])
    return key
  }
  const join = (a: string | undefined, b: string | undefined) => {
    if (a === undefined || b === undefined) return
    joined.set(a, [...(joined.get(a) ?? []), b])
    joined.set(b, [...(joined.get(b) ?? []), a])
  }
  for (let row = 0; row < heights.length - 1; row++) {
    for (let column = 0; column < itemAt(heights, row).length - 1; column++) {
      const above = (right: 0 | 1, down: 0 | 1) => heightAt(heights, column + right, row + down) > level
      const cuts: string[] = []
      if (above(0, 0) !== above(1, 0)) cuts.push(cut(column, row, 1))
      if (above(1, 0) !== above(1, 1)) cuts.push(cut(column + 1, row, 0))
      if (above(1, 1) !== above(0, 1)) cuts.push(cut(column, row + 1, 1))
      if (above(0, 1) !== above(0, 0)) cuts.push(cut(column, row, 0))
      const [top, right, bottom, left] = cuts
      if (cuts.length === 2) join(top, right)
      else if (cuts.length === 4 && above(0, 0)) {
        join(top, right)
        join(bottom, left)
      } else if (cuts.length === 4) {
        join(top, left)
        join(right, bottom)
      }
    }
  }
  return { places, joined }
}

/** The closed contour lines at a level. */
export function ringsOf(heights: Heights, level: number, step: number): Point[][] {
  const { places, joined } = crossingsOf(heights, level, step)
  const seen = new Set<string>()
  const rings: Point[][] = []
  for (const start of joined.keys()) {
    if (seen.has(start)) continue
    const ring: Point[] = []
    let key: string | undefined = start
    while (key !== undefined && !seen.has(key)) {
      seen.add(key)
      const place = places.get(key)
      if (place) ring.push(place)
      key = joined.get(key)?.find((other) => !seen.has(other))
    }
    rings.push(ring)
  }
  return rings
}
