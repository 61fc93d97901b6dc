import { drawingBody } from '../art/drawing'
import { TONE_COLORS } from '../art/tone-colors'
import type { PdfDocument } from './pdf-document'
import type { Pen } from './pen/pen'

type Doc = PDFKit.PDFDocument
type Attributes = ReadonlyMap<string, string>

const TAG = /<(\/?)([a-z]+)([^>]*?)\/?>/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g

const numberOf = (attributes: Attributes, name: string, otherwise = 0) => Number(attributes.get(name) ?? otherwise)
const numbersIn = (text: string) => (text.match(/-?[\d.]+/g) ?? []).map(Number)

/** Paints the current path according to the attributes. */
function paint(doc: Doc, attributes: Attributes) {
  const fill = attributes.get('fill') ?? 'none'
  const stroke = attributes.get('stroke') ?? 'none'
  const opacity = numberOf(attributes, 'opacity', 1)
  if (opacity < 1) doc.opacity(opacity)
  if (stroke !== 'none') {
    doc.lineWidth(numberOf(attributes, 'stroke-width', 1))
    if (attributes.get('stroke-linecap') === 'round') doc.lineCap('round')
    const dashes = numbersIn(attributes.get('stroke-dasharray') ?? '')
    const [length, space = length] = dashes
    if (length !== undefined) doc.dash(length, { space })
  }
  if (fill !== 'none' && stroke !== 'none') doc.fillAndStroke(fill, stroke)
  else if (fill !== 'none') doc.fill(fill)
  else if (stroke !== 'none') doc.stroke(stroke)
}

/** The elements that drawings consist of. Any other one would be a bug. */
const SHAPES: Readonly<Record<string, (doc: Doc, attributes: Attributes) => void>> = {
  path: (doc, attributes) => doc.path(attributes.get('d') ?? ''),
  circle: (doc, attributes) => doc.circle(numberOf(attributes, 'cx'), numberOf(attributes, 'cy'), numberOf(attributes, 'r')),
  ellipse: (doc, attributes) =>
    doc.ellipse(numberOf(attributes, 'cx'), numberOf(attributes, 'cy'), numberOf(attributes, 'rx'), numberOf(attributes, 'ry')),
}

function transform(doc: Doc, value: string) {
  for (const [, name, list = ''] of value.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second] = numbersIn(list)
    if (name === 'translate') doc.translate(first, second ?? 0)
    else if (name === 'scale') doc.scale(first, second ?? first)
    else if (name === 'rotate') doc.rotate(first)
    else throw new Error(`A drawing has a transform ${name}, which no PDF draws yet.`)
  }
}

/** Draws the elements of an SVG with lines and areas, at the origin of the page. */
export function drawSvg(doc: Doc, svg: string) {
  for (const [, closing, name = '', rest = ''] of svg.matchAll(TAG)) {
    if (closing) {
      doc.restore()
      continue
    }
    const attributes = new Map(Array.from(rest.matchAll(ATTRIBUTE), ([, key = '', value = '']) => [key, value]))
    doc.save()
    transform(doc, attributes.get('transform') ?? '')
    if (name === 'g') continue
    const shape = SHAPES[name]
    if (!shape) throw new Error(`A drawing has an element ${name}, which no PDF draws yet.`)
    shape(doc, attributes)
    paint(doc, attributes)
    doc.restore()
  }
}

/** Units of a drawing per page width: this makes lines and points as strong as on a page of the site. */
const UNITS = 520

/** Draws the picture of a document into an area, in the shape of the area. It is decoration. */
export function drawPicture(
  pen: Pen,
  { seed, family, tone }: PdfDocument['drawing'],
  box: { x: number; y: number; width: number; height: number },
) {
  const scale = box.width / UNITS
  const size = { width: UNITS, height: Math.round(box.height / scale) }
  const svg = drawingBody({ seed, family, palette: TONE_COLORS[tone], ...size })
  pen.decoration((doc) => {
    doc.save()
    doc.rect(box.x, box.y, box.width, box.height).clip()
    doc.translate(box.x, box.y).scale(scale)
    drawSvg(doc, svg)
    doc.restore()
  })
}
