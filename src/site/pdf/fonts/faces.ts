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
  // pdfkit takes this font, and asks it for glyphs by `layout`.
  const shaped: Font = Object.create(font, { layout: { value: shaping.shape } })
  return { font: shaped, unitsPerEm: font.unitsPerEm, shaping }
}

/**
 * Tells each glyph the character that it stands for. A font makes a glyph once: one that it made first as a part of another, as the minus
 * sign of the sign of equality, would have no character, and programs that read a PDF aloud would leave it out. Glyphs of several
 * characters get them as a text is set.
 */
function nameGlyphs(font: Font) {
  for (const code of font.characterSet) if ([...String.fromCodePoint(code).normalize('NFKC')].length === 1) font.glyphForCodePoint(code)
}

const faces = new Map<FaceName, Face>()

/** A font by name. It is read once in a process, since that takes as long as some pages. */
export function faceOf(name: FaceName): Face {
  const known = faces.get(name)
  if (known) return known
  const face = openFace(FONT_FILES[name])
  faces.set(name, face)
  return face
}

/** All names of fonts, those of long texts first. */
export const FACES: readonly FaceName[] = ['text', 'textItalic', 'sans', 'sansMedium', 'sansSemibold', 'mono']
