import type { Canvas, Size } from '../canvas'
import { dots } from '../geometry/path'
import { type Point, roundToTenth } from '../geometry/point'
import { countOf, disc } from '../geometry/spread'
import { points } from '../svg-elements'
import { columnsFor } from './columns'

/** Room around all clusters, as a fraction of the width. */
const MARGIN = 0.06

/** The diameter of the largest cluster, as a fraction of the room that each has. */
const LARGEST = 0.84

/** Clusters in rows, with areas to scale, each in the middle of its room. */
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

/** A point for each unit of all clusters. None stands out, so none is highlighted. */
export function clusters({ palette, ...size }: Canvas, numbers: readonly number[]): string {
  const discs = clusterDiscs(size, numbers)
  // Clusters are to scale, so points are equally close in all of them.
  const pitch = Math.max(0, ...discs.map(({ count, radius }) => radius / Math.sqrt(count)))
  const all = discs.flatMap((one) => disc(one.count, one))
  return points(dots(all), palette.fg, Math.max(2, roundToTenth(1.2 * pitch)))
}
