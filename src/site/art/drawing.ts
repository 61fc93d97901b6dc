import type { Canvas } from './canvas'
import { mark } from './families/client-mark'
import { contour } from './families/contour'
import { flow } from './families/flow'
import { lattice } from './families/lattice'
import { mosaic } from './families/mosaic'
import { orbits } from './families/orbits'
import { plot } from './families/plot'
import { portrait } from './families/portrait'
import { strata } from './families/strata'
import { tally } from './families/tally'
import { type Family, isOfNumbers } from './family'
import type { Palette } from './palette'
import { noiseOf, randomOf } from './random'

const FAMILIES: Record<Family, (canvas: Canvas, seed: string) => string> = {
  lattice,
  contour,
  flow,
  orbits,
  strata,
  mosaic,
  portrait,
  mark,
  plot,
  tally,
}

/** The seed is the slug of an entry, so that its picture is the same on every page. */
export type DrawingOptions = { seed: string; family: Family; palette: Palette; width: number; height: number }

/** The elements of a drawing, background first. */
export function drawingBody({ seed, family, palette, width, height }: DrawingOptions): string {
  const random = randomOf(seed + family)
  const canvas: Canvas = {
    width,
    height,
    unit: Math.min(width, height) / 300,
    palette,
    random,
    noise: noiseOf(seed + family),
    between: (from, to) => from + (to - from) * random(),
  }
  return `<path d="M0 0h${width}v${height}H0z" fill="${palette.bg}"/>${FAMILIES[family](canvas, seed)}`
}

/**
 * A drawing as an SVG document. Pure: the same options give the same bytes on every machine. All families except portraits and marks follow
 * the pattern of the hero on the home page: scattered points, lines between close ones, and one highlighted point.
 */
export function drawing(options: DrawingOptions): string {
  const viewBox = `0 0 ${options.width} ${options.height}`
  const fit = isOfNumbers(options.family) ? 'meet' : 'slice'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMid ${fit}">${drawingBody(options)}</svg>`
}
