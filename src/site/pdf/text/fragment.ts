import { faceOf } from '../fonts/faces'
import type { FaceName } from '../fonts/files'
import { inFaces } from '../fonts/glyphs'
import type { TextStyle } from '../styles'

/** A run of text in one font within a line. */
export type Fragment = {
  text: string
  face: FaceName
  style: TextStyle
  /** The link that it belongs to: its address, and the words of the whole link. */
  link?: Link
  width: number
}

export type Link = { href: string; words: string }

/** The width of a text in a style, in points. */
export function widthIn(text: string, face: FaceName, { size, tracking = 0, features }: TextStyle): number {
  const { shaping, unitsPerEm } = faceOf(face)
  return (shaping.widthOf(text, features) * size) / unitsPerEm + text.length * tracking * size
}

/** A text as fragments: a single one if the font of the style has all characters. */
export const fragmentsOf = (text: string, style: TextStyle, link?: Link): Fragment[] =>
  inFaces(text, style.face).map(({ text: own, face }) => ({ text: own, face, style, link, width: widthIn(own, face, style) }))

export const totalWidth = (fragments: readonly Fragment[]): number => fragments.reduce((sum, { width }) => sum + width, 0)
