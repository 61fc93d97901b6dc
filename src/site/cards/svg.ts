import { drawingBody } from '../art/drawing'
import { GROUNDS } from '../art/grounds'
import type { Palette } from '../art/palette'
import { TONE_COLORS } from '../art/tone-colors'
import { CARD, type Card } from './card'
import type { Faces, GlyphLine } from './face'
import { fieldDrawing } from './field-drawing'
import { type SetFigure, typesetFigure } from './figure'
import { glyphDrawing } from './glyph-drawing'
import { markElements } from './mark'
import { outlines, type PlacedLine } from './placed-line'
import { typesetTitle } from './title'
import { worldDrawing } from './world-drawing'

/** The layout, in pixels: a column of text next to a drawing of full height. */
const MARGIN = 64
const PANEL = 440
export const COLUMN = { left: MARGIN, right: CARD.width - PANEL - 56, top: MARGIN, bottom: CARD.height - MARGIN } as const
const KIND = { size: 29, tracking: -0.01, above: 30, clear: 18 } as const
/** Space between a figure and the kind below it, and the least space between the mark and a figure. */
const FIGURE = { above: 48, clear: 48 } as const
const NAME = { size: 32, tracking: -0.035 } as const
const MARK_SIZE = 40
const MARK_WIDTHS = { line: 1.9, point: 4.2, radius: 3.3 } as const
const CAP_HEIGHT = 0.703
const LEADING = 1.06
/** Space between the last baseline and the end of the column. */
const BELOW = 6

/** Sets all texts of a card: site name, kind, and the lines of the title; and the figure, if there is one and room for it. */
export function textsOf({ site, kind, title, tone, figure }: Card, faces: Faces): { texts: PlacedLine[]; figure: SetFigure | undefined } {
  const colors = GROUNDS[tone]
  const {
    size,
    tracking,
    lines: texts,
  } = typesetTitle(title, faces.title, { width: COLUMN.right - COLUMN.left, hasFigure: figure !== undefined })
  const lines = texts.map((text) => faces.title.line(text, tracking))
  const leading = Math.ceil(size * leadingOf(lines))
  const first = COLUMN.bottom - BELOW - (lines.length - 1) * leading
  const kindY = Math.floor(first - Math.max(size * CAP_HEIGHT + KIND.above, size * (lines[0]?.box.top ?? 0) + KIND.clear))
  const nameY = Math.round(COLUMN.top + MARK_SIZE / 2 + (NAME.size * CAP_HEIGHT) / 2)
  const { unitsPerEm } = faces.title
  // Letters have some space before them, which shows at these sizes: outlines start at the edge of the column.
  const atEdge = (line: GlyphLine, place: Pick<PlacedLine, 'y' | 'size' | 'color'>): PlacedLine => ({
    line,
    x: COLUMN.left - line.box.left * place.size,
    ...place,
    unitsPerEm,
  })
  const placed = [
    {
      line: faces.name.line(site, NAME.tracking),
      x: COLUMN.left + MARK_SIZE + 12,
      y: nameY,
      size: NAME.size,
      color: colors.text,
      unitsPerEm,
    },
    ...(kind === undefined ? [] : [atEdge(faces.kind.line(kind, KIND.tracking), { y: kindY, size: KIND.size, color: colors.quiet })]),
    ...lines.map((line, index) => atEdge(line, { y: first + index * leading, size, color: colors.text })),
  ]
  const box = { ...COLUMN, top: COLUMN.top + MARK_SIZE + FIGURE.clear, bottom: kindY - Math.ceil(KIND.size * CAP_HEIGHT) - FIGURE.above }
  return { texts: placed, figure: figure && typesetFigure(figure, faces, { box, color: colors.text }) }
}

/** The distance of baselines, in em: more than in the design if letters of two lines would touch. */
const leadingOf = (lines: readonly GlyphLine[]) =>
  Math.max(LEADING, ...lines.slice(1).map(({ box }, index) => box.top - (lines[index]?.box.bottom ?? 0) + 0.02))

function drawingOf({ family, seed }: Card['drawing'], size: { width: number; height: number; palette: Palette }): string {
  if (family === 'field') return fieldDrawing({ seed, count: 48, ...size })
  if (family === 'world') return worldDrawing({ seed, ...size })
  return family === 'glyph' ? glyphDrawing({ seed, ...size }) : drawingBody({ seed, family, ...size })
}

/** A card as an SVG document without fonts. Deterministic. */
export function cardSvg(card: Card, faces: Faces): string {
  const colors = GROUNDS[card.tone]
  const tone = TONE_COLORS[card.tone]
  const size = { width: PANEL, height: CARD.height, palette: card.isUnlit ? { ...tone, hot: tone.mid, ring: 'none' } : tone }
  const drawing = drawingOf(card.drawing, size)
  const { texts, figure } = textsOf(card, faces)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    `<path d="M0 0h${CARD.width}v${CARD.height}H0z" fill="${colors.ground}"/>`,
    `<svg x="${CARD.width - PANEL}" width="${PANEL}" height="${CARD.height}" viewBox="0 0 ${PANEL} ${CARD.height}">${drawing}</svg>`,
    `<g transform="translate(${MARGIN - 2} ${MARGIN}) scale(${MARK_SIZE / 32})">${markElements(colors, MARK_WIDTHS)}</g>`,
    ...[...texts, ...(figure?.texts ?? [])].map(outlines),
    figure?.arrow ?? '',
    '</svg>',
  ].join('')
}
