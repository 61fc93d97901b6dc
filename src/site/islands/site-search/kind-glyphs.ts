import { type GlyphDrawing, glyphOf, hasGlyph, sign } from '../../ui/media/glyphs'

const PAGE = sign('1040 4052 5256 5616 1610 2343 2545', '10 40 52 56 16', '45')

/** Glyphs of kinds of pages, by the first part of their address. */
const KINDS: Readonly<Record<string, GlyphDrawing>> = {
  industries: sign('0230 3062 6202 1215 3235 5255 0666', '02 62 15 35 55 06 66', '30'),
  careers: sign('3012 1234 3452 5230 0614 1454 5466', '12 34 52 06 66', '30'),
  legal: sign('3036 1656 0161 0104 6164 0424 6444', '01 61 04 24 44 64 36', '30'),
  regions: sign('1012 1236 3652 5250 5010', '10 12 52 50 36', '31'),
  technology: sign('1151 5155 5515 1511 3031 0313 6353 3635', '11 51 55 15 30 03 63 36', '33'),
}

/** The glyph for an address: a service has its own, all others that of their kind. */
export function glyphAt(address: string): GlyphDrawing {
  const [kind = '', own = ''] = address.split(/[/#?]/).filter(Boolean)
  if (hasGlyph(own)) return glyphOf(own)
  return (own === '' ? undefined : KINDS[kind]) ?? PAGE
}
