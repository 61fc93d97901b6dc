import type { Canvas, Size } from '../canvas'
import { box } from '../geometry/path'
import { fill, litApart } from '../svg-elements'

/** Space between two blocks. */
const GAP = 3

/** The blocks of both columns from below, and their width. */
export function stackBlocks({ width, height }: Size, numbers: readonly number[]) {
  const items = Array.from({ length: Math.ceil(numbers.length / 2) }, (_, index) =>
    [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0].map((value) => Math.max(0, value)),
  )
  const sides = [0, 1].map((side) => items.map((item) => item[side] ?? 0))
  const sums = sides.map((values) => values.reduce((sum, value) => sum + value, 0))
  const bottom = height * 0.94
  const scale = (height * 0.8) / Math.max(...sums, 1)
  const across = width * 0.25
  const lefts = [width * 0.11, width * 0.89 - across]
  const blocks = sides.map((values, side) => {
    let y = bottom
    return values.map((value) => {
      y -= value * scale
      return { x: lefts[side] ?? 0, y, tall: value * scale }
    })
  })
  const [left = [], right = []] = blocks
  return { left, right, across, bottom }
}

/**
 * Two sums as columns of blocks to scale, with a band between the two blocks of each item. `numbers` has both amounts of each item in turn.
 * The largest amount is highlighted.
 */
export function stacks({ width, height, unit, palette }: Canvas, numbers: readonly number[]): string {
  const { left, right, across, bottom } = stackBlocks({ width, height }, numbers)
  const bands = left.map(({ x, y, tall }, index) => {
    const to = right[index]
    const [fromX, toX] = [Math.round(x + across), Math.round(to?.x ?? 0)]
    return to ? `M${fromX} ${Math.round(y)}L${toX} ${Math.round(to.y)}V${Math.round(to.y + to.tall)}L${fromX} ${Math.round(y + tall)}z` : ''
  })
  const squares = (place: number) =>
    [left, right]
      .flatMap((side) => side.filter(({ tall }, index) => index % 2 === place && tall > GAP))
      .map(({ x, y, tall }) => box({ x, y: y + GAP / 2, width: across, height: tall - GAP }))
      .join('')
  const largest = [...left, ...right].reduce((most, block) => (block.tall > most.tall ? block : most), { x: 0, y: bottom, tall: 0 })
  return (
    fill(bands.filter((_, index) => index % 2 === 0).join(''), palette.soft) +
    fill(bands.filter((_, index) => index % 2 === 1).join(''), palette.soft, '0.55') +
    fill(squares(0), palette.mid) +
    fill(squares(1), palette.fg) +
    litApart([largest.x + across / 2, largest.y + largest.tall / 2], palette, 9 * unit)
  )
}
