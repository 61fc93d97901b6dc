import { itemAt } from '../../../engine/lib/items'
import type { Canvas } from '../canvas'
import { MARK } from '../company-mark'
import type { Palette } from '../palette'
import { hash } from '../random'
import { fill, points, stroke } from '../svg-elements'

/** Names of the marks, by what they show. */
export const MARKS = ['meridian', 'cross', 'grove', 'columns', 'beam', 'pulse', 'wing', 'tide'] as const

export type MarkName = (typeof MARKS)[number]

/** The seed of the mark of this site. It is not among the client marks, so content cannot name it. */
const OWN = 'aldergate'

/** Areas and strokes on a grid of 48 by 48. The marks are deliberately unlike each other, so that a row of them looks like logos. */
const DRAWN: Readonly<Record<MarkName, { areas?: string; strokes?: string; thick?: number }>> = {
  meridian: { areas: 'M22 4a20 20 0 0 0 0 40zM26 4a20 20 0 0 1 0 40a36 36 0 0 0 0-40z' },
  cross: {
    areas:
      'M21 21H4v-7A10 10 0 0 1 14 4h7zM27 21V4h7a10 10 0 0 1 10 10v7zM27 27h17v7a10 10 0 0 1-10 10h-7zM21 27v17h-7A10 10 0 0 1 4 34v-7z',
  },
  grove: {
    areas:
      'M5 10a5 5 0 0 1 10 0a5 5 0 0 1-10 0zM19 10a5 5 0 0 1 10 0a5 5 0 0 1-10 0zM5 24a5 5 0 0 1 10 0a5 5 0 0 1-10 0zM19 24a5 5 0 0 1 10 0a5 5 0 0 1-10 0zM33 24a5 5 0 0 1 10 0' +
      'a5 5 0 0 1-10 0zM5 38a5 5 0 0 1 10 0a5 5 0 0 1-10 0zM19 38a5 5 0 0 1 10 0a5 5 0 0 1-10 0zM33 38a5 5 0 0 1 10 0a5 5 0 0 1-10 0zM32 16V12a8 8 0 0 1 8-8h4v4a8 8 0 0 1-8 8z',
  },
  columns: { areas: 'M20 4h8v7h-8zM12 12h24v7H12zM4 20h40v5H4zM6 27h8v11H6zM20 27h8v11h-8zM34 27h8v11h-8zM4 40h40v4H4z' },
  beam: { areas: 'M5 6h38v9H30l-2 3v12l2 3h13v9H5v-9h13l2-3V18l-2-3H5z' },
  pulse: { strokes: 'M6 20v8M15 13v22M24 4v40M33 13v22M42 20v8' },
  wing: { strokes: 'M46 9H25L4 30M46 20H31L14 37M46 31H37L25 43' },
  tide: { areas: 'M8 25a16 16 0 0 1 32 0z', strokes: 'M3 33q5.25-5 10.5 0t10.5 0 10.5 0 10.5 0M3 42q5.25-5 10.5 0t10.5 0 10.5 0 10.5 0' },
}

const isMark = (name: string): name is MarkName => Object.hasOwn(DRAWN, name)

/** The logo at the size it has in the footer (src/site/ui/shell/SiteFooter.css), slightly heavier for places where it is small. */
const own = ({ fg, hot }: Palette) =>
  `<g transform="translate(8 6)">${stroke(MARK.lines, { color: fg, width: 1.2 })}${points(MARK.points, fg, 3)}${points(`M${MARK.lit.x} ${MARK.lit.y}h0`, hot, 4.8)}</g>`

/**
 * The mark of this site, or that of a client in one color. The seed is the name of the mark; an unknown name gets one of the marks by its
 * hash.
 */
export function mark({ width, height, palette }: Canvas, seed: string): string {
  const { areas = '', strokes = '', thick = 5 } = DRAWN[isMark(seed) ? seed : itemAt(MARKS, hash(seed) % MARKS.length)]
  const drawn = seed === OWN ? own(palette) : fill(areas, palette.fg) + stroke(strokes, { color: palette.fg, width: thick })
  return `<g transform="scale(${Math.min(width, height) / 48})">${drawn}</g>`
}
