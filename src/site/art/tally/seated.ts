import { type Box, box } from '../geometry/path'
import type { Point } from '../geometry/point'
import { countOf } from '../geometry/spread'
import { columnsFor } from './columns'
import type { Seating } from './seatings'

/** The part of a picture that seats are drawn in. */
export type Area = Box

/** Positions of seats, their size, and the furniture as a path. */
type Seated = { places: readonly Point[]; furniture: string; size: number }

const middleOf = ({ x, y, width, height }: Area): Point => [x + width / 2, y + height / 2]

/** Positions in rows and columns, and the distance between them. */
function grid(count: number, area: Area) {
  const columns = columnsFor(count, area.width, area.height)
  const rows = Math.ceil(count / columns)
  const pitch = Math.min(area.width / columns, area.height / rows)
  const [x, y] = middleOf(area)
  const placeOf = (index: number): Point => [
    x + ((index % columns) - (columns - 1) / 2) * pitch,
    y + (Math.floor(index / columns) - (rows - 1) / 2) * pitch,
  ]
  return { pitch, places: Array.from({ length: count }, (_, index) => placeOf(index)) }
}

/** Seats on both long sides of one table. */
function atTable(count: number, area: Area): Seated {
  const isWide = area.width >= area.height * 0.8
  const long = isWide ? area.width : area.height
  const perSide = Math.ceil(count / 2)
  const pitch = long / perSide
  const half = Math.min(isWide ? area.height : area.width, long * 0.5) * 0.22
  const [x, y] = middleOf(area)
  const places = Array.from({ length: count }, (_, index): Point => {
    const along = (Math.floor(index / 2) - (perSide - 1) / 2) * pitch
    const across = (index % 2 ? 1 : -1) * (half + pitch * 0.55)
    return isWide ? [x + along, y + across] : [x + across, y + along]
  })
  const [wide, high] = isWide ? [long, 2 * half] : [2 * half, long]
  return { places, furniture: box({ x: x - wide / 2, y: y - high / 2, width: wide, height: high }), size: pitch * 0.62 }
}

/** Tables for four, a seat at each side. */
function atTables(count: number, area: Area): Seated {
  const { places: tables, pitch } = grid(Math.ceil(count / 4), area)
  const [half, reach] = [pitch * 0.17, pitch * 0.31]
  const places = tables.flatMap(([x, y]): Point[] => [
    [x, y - reach],
    [x + reach, y],
    [x, y + reach],
    [x - reach, y],
  ])
  return {
    places: places.slice(0, count),
    furniture: tables.map(([x, y]) => box({ x: x - half, y: y - half, width: 2 * half, height: 2 * half })).join(''),
    size: pitch * 0.16,
  }
}

/** Rows in front of a stage. */
function inHall(count: number, { x, y, width, height }: Area): Seated {
  const stage = height * 0.12
  const { places, pitch } = grid(count, { x, y: y + stage * 1.8, width, height: height - stage * 1.8 })
  return { places, furniture: box({ x, y, width, height: stage }), size: pitch * 0.6 }
}

/** Arcs around a table of speakers. */
function inArcs(count: number, { x, y, width, height }: Area): Seated {
  const outer = Math.min(width / 2, height * 0.9)
  const [middle, front] = [x + width / 2, y + (height - outer) / 2]
  const inner = outer * 0.32
  const arcs = Math.max(1, Math.round(Math.sqrt(count / 2.6)))
  const radii = Array.from({ length: arcs }, (_, index) => inner + ((outer - inner) * index) / Math.max(1, arcs - 1))
  const total = radii.reduce((sum, radius) => sum + radius, 0)
  let left = count
  const places = radii.flatMap((radius, index) => {
    const own = index === arcs - 1 ? left : Math.min(left, Math.round((count * radius) / total))
    left -= own
    return Array.from({ length: own }, (_, seat): Point => {
      const angle = Math.PI * (0.03 + (0.94 * (seat + 0.5)) / own)
      return [middle - radius * Math.cos(angle), front + radius * Math.sin(angle)]
    })
  })
  const table = outer * 0.3
  return {
    places,
    furniture: box({ x: middle - table / 2, y: front - table * 0.1, width: table, height: table * 0.24 }),
    size: Math.min(14, (1.9 * total) / count),
  }
}

/** Width of a screen relative to its height. */
const SCREEN = 1.25

/** A point for each screen, in a frame. */
function atScreens(count: number, area: Area): Seated {
  const height = Math.min(area.height, area.width / SCREEN)
  const { x, width } = area
  const y = area.y + (area.height - height) / 2
  const inset = Math.min(width, height) * 0.05
  const { places, pitch } = grid(count, { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset })
  return { places, furniture: box({ x, y, width, height }), size: pitch * 0.42 }
}

/** Draws the seats of an event in an area, by seating. */
export const SEATED: Readonly<Record<Seating, (count: number, area: Area) => Seated>> = {
  table: (count, area) => atTable(countOf(count), area),
  tables: (count, area) => atTables(countOf(count), area),
  hall: (count, area) => inHall(countOf(count), area),
  arcs: (count, area) => inArcs(countOf(count), area),
  screens: (count, area) => atScreens(countOf(count), area),
}
