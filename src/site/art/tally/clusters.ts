import type { Canvas, Size } from '../canvas'
import type { Point } from '../geometry/point'
import { countOf } from '../geometry/spread'
import { columnsFor } from './columns'
import { crowded } from './crowd'

/** Room around all clusters, as a part of the width. */
const MARGIN = 0.06

/** The diameter of the largest cluster, as a part of the room that each has. */
const LARGEST = 0.84

/** Clusters in rows, of which the areas are to scale, each in the middle of its room. */
export function clusterDiscs({ width, height }: Size, numbers: readonly number[]) {
  const counts = numbers.map(countOf)
  const margin = MARGIN * width
  const [across, down] = [width - 2 * margin, height - 2 * margin]
  const columns = columnsFor(Math.max(1, counts.length), across, down)
  const [wide, high] = [across / columns, down / Math.ceil(counts.length / columns)]
  const largest = (LARGEST * Math.min(wide, high)) / 2
  return counts.map((count, index) => {
    const center: Point = [margin + ((index % columns) + 0.5) * wide, margin + (Math.floor(index / columns) + 0.5) * high]
    return { count, center, radius: largest * Math.sqrt(count / Math.max(...counts)) }
  })
}

/** A crowd whose places have neither numbers nor names. */
export const clusters = (canvas: Canvas, numbers: readonly number[]): string => crowded(clusterDiscs(canvas, numbers), canvas)
