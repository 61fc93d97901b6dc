import { type GlyphDrawing, parseGlyph } from '../../art/glyphs'

/** Glyphs of legal documents, by the name of their sign. */
export const LEGAL_GLYPHS = {
  shield: parseGlyph('3061 6164 6436 3604 0401 0130 2334 3442', '30 61 64 36 04 01 23 34', '42'),
  document: parseGlyph('1040 4062 6266 6616 1610 4042 4262 3454', '10 40 62 66 16 34', '54'),
  cookie: parseGlyph('2040 4062 6264 6446 4626 2604 0402 0220', '20 40 62 64 46 26 04 02 23 44', '42'),
  person: parseGlyph('3032 0262 3234 3416 3456', '02 62 32 34 16 56', '30'),
  chain: parseGlyph('0110 1030 3041 4143 4334 3414 1403 0301 6352 5232 3223 2325 2536 3656', '10 41 34 03 63 32 25', '56'),
  house: parseGlyph('0230 3062 6202 1216 5256 0666', '02 30 62 06 66', '34'),
  list: parseGlyph('0112 1220 3161 0415 1523 3464', '12 20 01 31 61 04 15 34 64', '23'),
} as const satisfies Record<string, GlyphDrawing>
