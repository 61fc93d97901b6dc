import { create, type Font } from 'fontkit'
import { type FaceName, FONT_FILES } from './files'
import { type Shaping, shapingOf } from './shaping'

/** A font that is ready to measure and to set. */
export type Face = { font: Font; unitsPerEm: number; shaping: Shaping }

function openFace(file: string): Face {
  const font = create(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'))
  if ('fonts' in font) throw new Error('The file of a font holds several.')
  nameGlyphs(font)
  const shaping = shapingOf(font)
  // pdfkit uses this font, and calls `layout` to get glyphs.
  const shaped: Font = Object.create(font, { layout: { value: shaping.shape } })
  return { font: shaped, unitsPerEm: font.unitsPerEm, shaping }
}

/**
 * Makes the font assign its character to each glyph. A font creates a glyph once: one that it first creates as a part of another glyph,
 * such as the minus sign in the equals sign, would have no character, and programs that read a PDF aloud would skip it. Ligatures get their
 * characters when a text is set.
 */
function nameGlyphs(font: Font) {
  for (const code of font.characterSet) if ([...String.fromCodePoint(code).normalize('NFKC')].length === 1) font.glyphForCodePoint(code)
}

const faces = new Map<FaceName, Face>()

/** A font by name, cached for the process, since reading it takes as long as setting some pages. */
export function faceOf(name: FaceName): Face {
  const known = faces.get(name)
  if (known) return known
  const face = openFace(FONT_FILES[name])
  faces.set(name, face)
  return face
}

/** All names of fonts, those for long texts first. */
export const FACES: readonly FaceName[] = ['text', 'textItalic', 'sans', 'sansMedium', 'sansSemibold', 'mono']
