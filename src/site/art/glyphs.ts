import { itemAt } from '../../engine/lib/items'
import { randomOf } from './random'

/** A glyph on a 7 by 7 grid: points, links between positions, and the highlighted point. A position is column and row. */
export type GlyphDrawing = { links: readonly (readonly [string, string])[]; points: readonly string[]; lit: string }

/** A glyph from its links, its points and the highlighted point, as texts. */
export const parseGlyph = (links: string, points: string, lit: string): GlyphDrawing => ({
  links: links.split(' ').map((link) => [link.slice(0, 2), link.slice(2)]),
  points: points.split(' '),
  lit,
})

/** Glyphs designed by hand, by service. `0130` links column 0, row 1 with column 3, row 0. */
const DESIGNED: Readonly<Record<string, GlyphDrawing>> = {
  'ai-transformation': parseGlyph('0130 0133 0136 0530 0533 0536 3063 3363 3663', '01 05 30 33 36', '63'),
  'data-analytics': parseGlyph('0422 2243 4360 0406 2226 4346 6066 0666', '04 22 43', '60'),
  'digital-engineering': parseGlyph('2003 0326 4063 6346', '20 03 26 40 63 46', '33'),
  'cloud-infrastructure': parseGlyph('0411 1130 3051 5164 6404 3436 1416 5456', '04 11 30 51 64 16 56', '36'),
  'security-trust': parseGlyph('3061 6164 6436 3604 0401 0130 3330 3364 3304', '30 61 64 36 04 01', '33'),
  'business-process-services': parseGlyph('0040 4043 4313 1316 1666', '00 40 43 13 16', '66'),
  'emerging-technologies': parseGlyph('3330 3351 3364 3346 3316 3303 3311', '30 51 64 46 16 03 11', '33'),
  'it-infrastructure': parseGlyph('0161 0363 0565 0105 6165', '61 01 03 05 65', '63'),
  'telco-integration': parseGlyph('3236 1656 1001 0103 0314 5061 6163 6354', '10 14 50 54 16 56', '32'),
  'vas-solutions': parseGlyph('0242 4246 4606 0602 4260 0246', '02 42 46 06', '60'),
}

/** A glyph computed from a name: one point in each of five columns, linked from left to right; the last is highlighted. */
function made(name: string): GlyphDrawing {
  const random = randomOf(name)
  const positions = [0, 1, 3, 5, 6].map((column) => `${column}${Math.floor(random() * 7)}`)
  const links = positions.slice(1).map((position, index) => [itemAt(positions, index), position] as const)
  return { links, points: positions.slice(0, -1), lit: itemAt(positions, positions.length - 1) }
}

/** The glyph of a service: designed by hand, or computed from its name. */
export const glyphOf = (name: string): GlyphDrawing => DESIGNED[name] ?? made(name)

/** Whether a service has a glyph that was designed by hand. */
export const hasGlyph = (name: string): boolean => Object.hasOwn(DESIGNED, name)

/** The viewBox of a glyph: its grid, with room for points at its edges. */
export const GLYPH_BOX = '-1 -1 8 8'

const onGrid = ([column, row]: string) => `${column} ${row}`

/**
 * A glyph as paths: its links, and its points as lines of length zero, which round caps make visible. `at` writes the coordinates of a
 * position: those of the grid, if left out.
 */
export function pathsOf({ links, points, lit }: GlyphDrawing, at = onGrid): { links: string; points: string; lit: string } {
  return {
    links: links.map(([from, to], index) => (links[index - 1]?.[1] === from ? ` ${at(to)}` : `M${at(from)} ${at(to)}`)).join(''),
    points: points.map((position) => `M${at(position)}h0`).join(''),
    lit: `M${at(lit)}h0`,
  }
}
