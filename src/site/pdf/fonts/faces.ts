import { create, type Font } from 'fontkit'
import { type FaceName, FONT_FILES } from './files'
import { type Shaping, shapingOf } from './shaping'

/** A font that is ready to measure and to set. */
export type Face = { font: Font; unitsPerEm: number; shaping: Shaping }

function openFace(file: string): Face {
  const font = create(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'))
  if ('fonts' in font) throw new Error('The file of a font holds several.')
  const shaping = shapingOf(font)
  // pdfkit takes this font, and asks it for glyphs by `layout`.
  const shaped: Font = Object.create(font, { layout: { value: shaping.shape } })
  return { font: shaped, unitsPerEm: font.unitsPerEm, shaping }
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
