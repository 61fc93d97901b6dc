import { escapeHtml } from '../../engine/lib/html'
import { once } from '../../engine/lib/once'
import { GROUNDS } from '../art/grounds'
import { openFaces } from './face'
import { type MarkColors, markElements } from './mark'

/** The grid of the mark, and the name beside it, as in the header of the site: its capitals are as far from the top as from the bottom. */
const HEIGHT = 32
const NAME = { size: 24, tracking: -0.035, left: 43, baseline: 24.4 } as const

const MARK_WIDTHS = { line: 1.75, point: 4, radius: 3.25 } as const

/** How many pixels of a file are one unit of the grid. */
const PIXELS = 4

/** The mark with the name of the company, without fonts, in units of the grid of the mark; `mark` and `letters` are elements of SVG. */
export type Logo = {
  name: string
  width: number
  height: number
  mark: (colors: MarkColors) => string
  letters: (colors: MarkColors) => string
}

/** The grounds that the logo is made for. */
export const LOGO_GROUNDS = { light: GROUNDS.mist, dark: GROUNDS.pine } as const

const faces = once(openFaces)

/** The logo for a name. */
export async function logoOf(name: string): Promise<Logo> {
  const face = (await faces()).name
  const { glyphs, box } = face.line(name, NAME.tracking)
  const scale = NAME.size / face.unitsPerEm
  const placed = (at: number) => `translate(${(NAME.left + at * NAME.size).toFixed(2)} ${NAME.baseline}) scale(${scale} -${scale})`
  return {
    name,
    width: Math.ceil(NAME.left + box.right * NAME.size),
    height: HEIGHT,
    mark: (colors) => markElements(colors, MARK_WIDTHS),
    letters: ({ text }) => glyphs.map(({ path, at }) => `<path transform="${placed(at)}" d="${path}" fill="${text}"/>`).join(''),
  }
}

/** A logo as a file, without a background. */
export function logoFile({ name, width, height, mark, letters }: Logo, colors: MarkColors): string {
  const size = `width="${width * PIXELS}" height="${height * PIXELS}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${escapeHtml(name)}</title>${mark(colors)}${letters(colors)}</svg>\n`
}
