import { type GlyphDrawing, glyphOf, parseGlyph } from '../../art/glyphs'

/** Hand-designed glyphs of categories of technologies. They are in a module of their own, so that islands carry only those of services. */
const PLACED: Readonly<Record<string, GlyphDrawing>> = {
  'ai-ml': parseGlyph('0006 0666 0112 1234 3455', '01 12 34', '55'),
  backend: parseGlyph('2010 1012 1203 0314 1416 1626 4050 5052 5263 6354 5456 5646', '03 63', '33'),
  cloud: parseGlyph('1555 5564 6453 5343 4331 3121 2112 1213 1304 0415', '15 55 64 43 12 04', '31'),
  database: parseGlyph('0120 2040 4061 6142 4222 2201 0105 6165 0526 2646 4665', '01 61 05 65', '34'),
  devops: parseGlyph('3321 2111 1102 0204 0415 1525 2533 3341 4151 5162 6264 6455 5545 4533', '02 04 62 64', '33'),
  frontend: parseGlyph('0060 6066 6606 0600 0262', '00 60 66 06 02 62', '24'),
  mobile: parseGlyph('1050 5056 5616 1610 1454', '10 50 56 16', '35'),
  security: parseGlyph('0363 6366 6606 0603 1311 1120 2040 4051 5153', '03 63 66 06', '34'),
}

/** The glyph of a category: hand-designed, or computed from its name. */
export const categoryGlyphOf = (name: string): GlyphDrawing => PLACED[name] ?? glyphOf(name)
