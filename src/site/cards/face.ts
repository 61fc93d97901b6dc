import type { Font, Glyph } from 'fontkit'
import { SiteCodeError } from '../../engine/problems/problem'
import data from '../styles/fonts/aldergate-sans.woff2?inline'

/** Font weights of cards: for the kind above the title, the title, and the name of the site. */
const WEIGHTS = { kind: 500, title: 600, name: 700 } as const

export type Faces = Readonly<Record<keyof typeof WEIGHTS, Face>>

/** A line of glyphs in units of an em, its origin at the left end of its baseline, y upwards. */
export type GlyphLine = {
  glyphs: readonly { path: string; at: number }[]
  width: number
  /** The bounding box of the outlines. */
  box: { left: number; right: number; top: number; bottom: number }
}

/** A font in one weight. Tracking is added to each glyph but the last, in em. */
export type Face = {
  unitsPerEm: number
  /** The width of a text without tracking, in em, and its number of glyphs. */
  extentOf(text: string): { width: number; glyphs: number }
  line(text: string, tracking: number): GlyphLine
}

/** Opens the font of cards. Its bytes are bundled with the code, so that cards look the same on every machine. */
export async function openFaces(): Promise<Faces> {
  const [{ create }, { default: decompress }] = await Promise.all([import('fontkit'), import('woff2-encoder/decompress')])
  // fontkit reads the weights of a variable font only if it is not compressed.
  const font = create(Buffer.from(await decompress(Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'))))
  if (!('getVariation' in font)) throw new SiteCodeError('the font of cards is a collection of fonts')
  const inWeight = (weight: number) => faceOf(font.getVariation({ wght: weight }))
  return { kind: inWeight(WEIGHTS.kind), title: inWeight(WEIGHTS.title), name: inWeight(WEIGHTS.name) }
}

function faceOf(font: Font): Face {
  const { unitsPerEm } = font
  const paths = new Map<number, string>()
  const pathOf = (glyph: Glyph) => {
    const known = paths.get(glyph.id)
    if (known !== undefined) return known
    const path = glyph.path.toSVG()
    paths.set(glyph.id, path)
    return path
  }
  const extentOf = (text: string) => {
    const { glyphs, advanceWidth } = font.layout(text)
    return { width: advanceWidth / unitsPerEm, glyphs: glyphs.length }
  }
  const line = (text: string, tracking: number): GlyphLine => {
    const { glyphs, positions } = font.layout(text)
    let at = 0
    const box = { left: 0, right: 0, top: 0, bottom: 0 }
    let isFirst = true
    const placed = glyphs.map((glyph, index) => {
      const { minX, maxX, minY, maxY } = glyph.bbox
      const from = at
      if (maxX > minX) {
        box.left = isFirst ? from + minX / unitsPerEm : Math.min(box.left, from + minX / unitsPerEm)
        isFirst = false
        box.right = Math.max(box.right, from + maxX / unitsPerEm)
        box.top = Math.max(box.top, maxY / unitsPerEm)
        box.bottom = Math.min(box.bottom, minY / unitsPerEm)
      }
      at += (positions[index]?.xAdvance ?? 0) / unitsPerEm + tracking
      return { path: pathOf(glyph), at: from }
    })
    return { glyphs: placed, width: Math.max(0, at - tracking), box }
  }
  return { unitsPerEm, extentOf, line }
}
