import type { CardFigure, ChangeFigure, ValueFigure } from './card'
import type { Faces, GlyphLine } from './face'
import type { PlacedLine } from './placed-line'

/** Largest and smallest font size of a figure, in pixels. */
const SIZE = { most: 104, least: 44 } as const
const TRACKING = -0.045
const CAP_HEIGHT = 0.703
/** The arrow between both values, in em: a line with an arrowhead, and space around it. */
const ARROW = { width: 0.75, space: 0.26, line: 0.035, point: 0.08, above: 0.33 } as const

/** The words below a value: their font sizes in pixels, the distance of their lines in em, and the space above them. */
const WORDS = { most: 29, least: 22, tracking: -0.01, leading: 1.3, above: 20 } as const

/** A figure in position: its values and words, and the arrow between two values as SVG. */
export type SetFigure = { texts: readonly PlacedLine[]; arrow: string }

/** The room of a figure on a card, in pixels, and the color of the figure. */
type Place = { box: { left: number; right: number; top: number; bottom: number }; color: string }

/** Sets a figure with its words at the bottom of a box, as large as it fits; undefined if it would be too small. */
export function typesetFigure(figure: CardFigure, faces: Faces, { box, color }: Place): SetFigure | undefined {
  const lines = linesOf(figure, faces)
  const widest = Math.max(...lines.map((line) => line.box.right - line.box.left))
  const size = Math.floor(Math.min(WORDS.most, (box.right - box.left) / widest))
  if (size < WORDS.least) return undefined
  const leading = Math.ceil(size * WORDS.leading)
  const first = box.bottom - (lines.length - 1) * leading
  const place = { box: { ...box, bottom: first - Math.ceil(size * CAP_HEIGHT) - WORDS.above }, color }
  const set = 'value' in figure ? typesetValue(figure, faces, place) : typesetChange(figure, faces, place)
  if (!set) return undefined
  const placed = { size, color, unitsPerEm: faces.kind.unitsPerEm }
  const words = lines.map((line, index) => ({ ...placed, line, x: box.left - line.box.left * size, y: first + index * leading }))
  return { ...set, texts: [...set.texts, ...words] }
}

/** The lines below a figure: what it is, and whose. */
function linesOf(figure: CardFigure, { kind, name }: Faces): readonly GlyphLine[] {
  const says = kind.line(figure.says, WORDS.tracking)
  return 'client' in figure && figure.client ? [says, name.line(figure.client, WORDS.tracking)] : [says]
}

/** One value. */
function typesetValue({ value }: ValueFigure, faces: Faces, { box, color }: Place): SetFigure | undefined {
  const line = faces.name.line(value, TRACKING)
  const size = Math.floor(
    Math.min(SIZE.most, (box.right - box.left) / (line.box.right - line.box.left), (box.bottom - box.top) / CAP_HEIGHT),
  )
  if (size < SIZE.least) return undefined
  const placed = { x: box.left - line.box.left * size, y: box.bottom, size, color, unitsPerEm: faces.kind.unitsPerEm }
  return { texts: [{ ...placed, line }], arrow: '' }
}

/** A value before and after in one line. */
function typesetChange({ before, after }: ChangeFigure, faces: Faces, { box, color }: Place): SetFigure | undefined {
  const first = faces.kind.line(before, TRACKING)
  const second = faces.name.line(after, TRACKING)
  const start = first.box.right + ARROW.space
  const end = start + ARROW.width
  const width = end + ARROW.space + second.box.right - second.box.left - first.box.left
  const size = Math.floor(Math.min(SIZE.most, (box.right - box.left) / width, (box.bottom - box.top) / CAP_HEIGHT))
  if (size < SIZE.least) return undefined
  const origin = box.left - first.box.left * size
  const placed = { y: box.bottom, size, color, unitsPerEm: faces.kind.unitsPerEm }
  const at = (em: number) => (origin + em * size).toFixed(1)
  const y = (box.bottom - ARROW.above * size).toFixed(1)
  return {
    texts: [
      { ...placed, line: first, x: origin },
      { ...placed, line: second, x: origin + (end + ARROW.space - second.box.left) * size },
    ],
    arrow:
      `<path d="M${at(start)} ${y}H${at(end)}" stroke="${color}" stroke-width="${(ARROW.line * size).toFixed(1)}"/>` +
      `<circle cx="${at(end - ARROW.point)}" cy="${y}" r="${(ARROW.point * size).toFixed(1)}" fill="${color}"/>`,
  }
}
