import { drawingBody } from '../art/drawing'
import { GROUNDS } from '../art/grounds'
import type { Palette } from '../art/palette'
import { TONE_COLORS } from '../art/tone-colors'
import { columnOf } from '../titles/fitting'
import { balanced, cut } from '../titles/lines'
import { CARD, type Card } from './card'
import type { Face, Faces, GlyphLine } from './face'
import { fieldDrawing } from './field-drawing'
import { type SetFigure, typesetFigure } from './figure'
import { glyphDrawing } from './glyph-drawing'
import { markElements } from './mark'
import { outlines, type PlacedLine } from './placed-line'
import { typesetTitle } from './title'
import { worldDrawing } from './world-drawing'

/** The layout, in pixels: a column of text next to a drawing of full height. */
const MARGIN = 64
/** Widths of the drawing: the map is wider than high, and a card with a lede has more text; and the space before it. */
const PANEL = { usual: 440, world: 560, lede: 330, before: 56 } as const
export const COLUMN = {
  left: MARGIN,
  right: CARD.width - PANEL.usual - PANEL.before,
  top: MARGIN,
  bottom: CARD.height - MARGIN,
} as const
/** The text below a title. */
const LEDE = { size: 29, tracking: -0.01, leading: 1.35, most: 3, above: 40 } as const
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

const panelOf = ({ drawing, lede }: Card): number =>
  drawing.family === 'world' ? PANEL.world : lede === undefined ? PANEL.usual : PANEL.lede

/** The lines of a lede, of equal width. */
function ledeLines(lede: string, face: Face, width: number): readonly GlyphLine[] {
  const column = columnOf(LEDE, width, (text) => face.extentOf(text))
  return (balanced(lede, column)?.lines ?? cut(lede, column)).map((text) => face.line(text, LEDE.tracking))
}

/**
 * Sets all texts of a card: site name, kind, the lines of the title and those of the lede; and the figure, if there is one and room for it.
 */
export function textsOf(card: Card, faces: Faces): { texts: PlacedLine[]; figure: SetFigure | undefined } {
  const { site, kind, title, lede, tone, figure } = card
  const colors = GROUNDS[tone]
  const right = CARD.width - panelOf(card) - PANEL.before
  const width = right - COLUMN.left
  const below = lede === undefined ? [] : ledeLines(lede, faces.kind, width)
  const ledeLeading = Math.ceil(LEDE.size * LEDE.leading)
  const firstBelow = COLUMN.bottom - BELOW - (below.length - 1) * ledeLeading
  const {
    size,
    tracking,
    lines: texts,
  } = typesetTitle(title, faces.title, { width, hasFigure: figure !== undefined, hasLede: lede !== undefined })
  const lines = texts.map((text) => faces.title.line(text, tracking))
  const leading = Math.ceil(size * leadingOf(lines))
  const last = below.length === 0 ? COLUMN.bottom - BELOW : firstBelow - Math.ceil(LEDE.size * CAP_HEIGHT) - LEDE.above
  const first = last - (lines.length - 1) * leading
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
    ...below.map((line, index) => atEdge(line, { y: firstBelow + index * ledeLeading, size: LEDE.size, color: colors.quiet })),
  ]
  const box = {
    ...COLUMN,
    right,
    top: COLUMN.top + MARK_SIZE + FIGURE.clear,
    bottom: kindY - Math.ceil(KIND.size * CAP_HEIGHT) - FIGURE.above,
  }
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
  const panel = panelOf(card)
  const size = { width: panel, height: CARD.height, palette: card.isUnlit ? { ...tone, hot: tone.mid, ring: 'none' } : tone }
  const drawing = drawingOf(card.drawing, size)
  const { texts, figure } = textsOf(card, faces)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    `<path d="M0 0h${CARD.width}v${CARD.height}H0z" fill="${colors.ground}"/>`,
    `<svg x="${CARD.width - panel}" width="${panel}" height="${CARD.height}" viewBox="0 0 ${panel} ${CARD.height}">${drawing}</svg>`,
    `<g transform="translate(${MARGIN - 2} ${MARGIN}) scale(${MARK_SIZE / 32})">${markElements(colors, MARK_WIDTHS)}</g>`,
    ...[...texts, ...(figure?.texts ?? [])].map(outlines),
    figure?.arrow ?? '',
    '</svg>',
  ].join('')
}
