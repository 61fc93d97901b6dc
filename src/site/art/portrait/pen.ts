import type { Canvas } from '../canvas'
import { dots, line } from '../geometry/path'
import { type Point, roundToTenth } from '../geometry/point'
import type { Random } from '../random'
import type { Look } from './look'

/**
 * Points of a bust that looks left, such as `-37,-38 -39,-15`: right and down from the middle of the eyes, in units of 1/260 of a square
 * drawing. ` / ` separates rows.
 */
export type Places = string

/** What the parts of a portrait are drawn with. */
export type Pen = {
  look: Look
  random: Random
  /** Converts places to points of the drawing, row by row. */
  rowsOf: (places: Places) => Point[][]
  /** Converts a line width for a drawing of 300 x 300 to this drawing. */
  width: (units: number) => number
}

/** Height of the middle of the eyes above the lower edge, in units of 1/300 of the drawing. */
const EYES = 168
/** The scale of a bust, which makes it fill a round frame. */
const SCALE = 1.17
/** Where the chin is, where the shoulders begin, and the factor by which the neck between them is shortened. */
const CHIN = 76
const COLLAR = 96
const NECK = 0.4

const WIDTHS: Readonly<Record<Look['face'], number>> = { fine: 0.95, round: 1.03, long: 0.97, strong: 1.04 }
const HEIGHTS: Readonly<Record<Look['face'], number>> = { fine: 1, round: 0.96, long: 1.06, strong: 1.01 }

const belowChin = (y: number) => (y < COLLAR ? Math.max(0, y - CHIN) * NECK : (COLLAR - CHIN) * NECK + y - COLLAR)

/** A pen for a head of random size that faces left or right. */
export function penOf({ width, height, unit, random, between }: Canvas, look: Look): Pen {
  const size = unit * SCALE
  const wide = between(0.97, 1.03) * WIDTHS[look.face] * size
  const tall = between(0.98, 1.02) * HEIGHTS[look.face] * size
  const turn = random() < 0.5 ? -1 : 1
  const at = (place: string): Point => {
    const [x = 0, y = 0] = place.split(',').map(Number)
    return [width / 2 + turn * x * (y > COLLAR ? size : wide), height - EYES * unit + Math.min(y, CHIN) * tall + belowChin(y) * size]
  }
  return {
    look,
    random,
    rowsOf: (places) => places.split(' / ').map((row) => row.split(' ').map(at)),
    width: (units) => roundToTenth(units * unit),
  }
}

type Fill = { color: string; opacity?: string }
type Stroke = { color: string; width: number }

/** A flat area for each row of places. */
export const area = (pen: Pen, places: Places, { color, opacity = '' }: Fill): string =>
  `<path d="${pen
    .rowsOf(places)
    .map((row) => line(row, true))
    .join('')}" fill="${color}"${opacity && ` opacity="${opacity}"`}/>`

/** A stroke for each row of places, all of one width. */
export const strokes = (pen: Pen, places: Places, { color, width, opacity = '' }: Fill & Stroke): string =>
  `<path d="${pen
    .rowsOf(places)
    .map((row) => line(row))
    .join('')}" fill="none" stroke="${color}" stroke-width="${pen.width(width)}"${opacity && ` opacity="${opacity}"`}/>`

/** A round point at each place, or a stroke with round ends for each row. */
export const rounds = (pen: Pen, places: Places, { color, width }: Stroke): string =>
  `<path d="${pen
    .rowsOf(places)
    .map((row) => (row.length > 1 ? line(row) : dots(row)))
    .join('')}" fill="none" stroke="${color}" stroke-width="${pen.width(width)}" stroke-linecap="round"/>`
