import type { Canvas } from '../canvas'
import { dots, line } from '../geometry/path'
import { type Point, tenth } from '../geometry/point'
import type { Random } from '../random'
import type { Look } from './look'

/**
 * Places on a bust that looks left, such as `-37,-38 -39,-15`: right and down from the middle of the eyes, in units of 1/260
 * of a square drawing. A slash separates rows.
 */
export type Places = string

/** What the parts of a portrait are drawn with. */
export type Pen = {
  look: Look
  random: Random
  /** Turns places into a row of points of the drawing for each row. */
  rowsOf: (places: Places) => Point[][]
  /** Turns the width of a line on a drawing of 300 x 300 into one on this drawing. */
  width: (units: number) => number
}

/** Where the middle of the eyes is above the lower edge, in units of 1/300 of the drawing. */
const EYES = 168
/** The size of a bust: it fills a round frame. */
const SCALE = 1.17
/** Where the chin is, and where the shoulders begin; the neck between them is drawn shorter than it is written. */
const CHIN = 76
const COLLAR = 96
const NECK = 0.4

const WIDTHS: Readonly<Record<Look['face'], number>> = { fine: 0.95, round: 1.03, long: 0.97, strong: 1.04 }
const HEIGHTS: Readonly<Record<Look['face'], number>> = { fine: 1, round: 0.96, long: 1.06, strong: 1.01 }

const belowChin = (y: number) => (y < COLLAR ? Math.max(0, y - CHIN) * NECK : (COLLAR - CHIN) * NECK + y - COLLAR)

/** A pen for a head with a width and height of its own, which looks left or right. */
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
    width: (units) => tenth(units * unit),
  }
}

/** A flat area for each row of places. */
export const area = (pen: Pen, places: Places, color: string, opacity = ''): string =>
  `<path d="${pen
    .rowsOf(places)
    .map((row) => line(row, true))
    .join('')}" fill="${color}"${opacity && ` opacity="${opacity}"`}/>`

/** A stroke for each row of places, all of one width. */
export const strokes = (pen: Pen, places: Places, color: string, width: number, opacity = ''): string =>
  `<path d="${pen
    .rowsOf(places)
    .map((row) => line(row))
    .join('')}" fill="none" stroke="${color}" stroke-width="${pen.width(width)}"${opacity && ` opacity="${opacity}"`}/>`

/** A round point at each place, or a stroke with round ends for each row. */
export const rounds = (pen: Pen, places: Places, color: string, width: number): string =>
  `<path d="${pen
    .rowsOf(places)
    .map((row) => (row.length > 1 ? line(row) : dots(row)))
    .join('')}" fill="none" stroke="${color}" stroke-width="${pen.width(width)}" stroke-linecap="round"/>`
