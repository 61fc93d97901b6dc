import { type GlyphDrawing, glyphOf, hasGlyph, parseGlyph } from './glyphs'

const PAGE = parseGlyph('1040 4052 5256 5616 1610 2343 2545', '10 40 52 56 16', '45')

/** Glyphs of kinds of pages, by the first segment of their address; the home page has the empty one. */
const KINDS: Readonly<Record<string, GlyphDrawing>> = {
  '': parseGlyph('3006 3066 1454', '06 66 14 54', '30'),
  about: parseGlyph('0626 2666 0602 2620 6664 2064 0220', '06 26 66 02 64', '20'),
  authors: parseGlyph('3041 4132 3221 2130 1454 1406 5466 0666', '41 32 21 14 54 06 66', '30'),
  blog: parseGlyph('0060 0262 0444 0626', '00 60 02 62 04 44 06', '26'),
  'case-studies': parseGlyph('0622 2244 4460', '06 22 44', '60'),
  contact: parseGlyph('0161 6165 6505 0501 0134 3461', '01 61 05 65', '34'),
  events: parseGlyph('0161 6166 6606 0601 0363 2021 4041', '01 61 66 06 20 40', '45'),
  insights: parseGlyph('0312 1231 3152 5263 6354 5435 3514 1403', '03 63', '33'),
  investors: parseGlyph('0604 2623 4641 6660 0666', '04 23 41 06 66', '60'),
  newsroom: parseGlyph('0402 0222 2250 5056 5624 2404 0416 1626 2624 2422', '02 04 50 56 16 26', '63'),
  services: parseGlyph('0030 3033 3303 0300 3363 6366 6636 3633', '00 30 03 63 66 36', '33'),
  tags: parseGlyph('2161 6165 6525 2503 0321', '21 61 65 25 03', '23'),
  whitepaper: parseGlyph('0131 3161 6165 6535 3505 0501 3135', '01 61 05 65 35', '31'),
  industries: parseGlyph('0604 0413 1324 2620 2040 4046 4263 6366 6606', '04 20 40 63 06 66', '32'),
  careers: parseGlyph('3012 1234 3452 5230 0614 1454 5466', '12 34 52 06 66', '30'),
  legal: parseGlyph('3036 1656 0161 0104 6164 0424 6444', '01 61 04 24 44 64 36', '30'),
  regions: parseGlyph('1012 1236 3652 5250 5010', '10 12 52 50 36', '31'),
  technology: parseGlyph('1151 5155 5515 1511 3031 0313 6353 3635', '11 51 55 15 30 03 63 36', '33'),
}

/** Glyphs of single pages, by slug: of industries (blocks, a cross, a portico, a bag, a screen, sheds), and of one page (a ruler). */
const OWN: Readonly<Record<string, GlyphDrawing>> = {
  'financial-services': parseGlyph('0604 0424 2622 2242 4640 4060 6066 6606', '04 22 40 60 06 66', '52'),
  'healthcare-life-sciences': parseGlyph('2040 4042 4262 6264 6444 4446 4626 2624 2404 0402 0222 2220', '20 40 62 64 46 26 04 02', '33'),
  'public-sector': parseGlyph('0230 3062 6202 1215 3235 5255 0666', '02 62 12 32 52 06 66', '30'),
  'retail-ecommerce': parseGlyph('0262 6256 5616 1602 2220 2040 4042', '02 62 56 16 20 40', '34'),
  'communications-media': parseGlyph('0262 6266 6606 0602 1032 3250', '02 62 66 06 10 50', '34'),
  'how-we-measure': parseGlyph('0262 6265 6505 0502 1514 2524 3533 4544 5554', '02 62 05 65', '33'),
  manufacturing: parseGlyph('0601 0123 2321 2143 4341 4163 6366 6606', '06 01 21 41 66', '63'),
}

/**
 * The name of the glyph for an address: that of the service, industry or page itself if there is one, else that of its kind. Lists have the
 * glyph of what they list.
 */
export function glyphNameAt(address: string): string {
  const [kind = '', own = ''] = address.split(/[/#?]/).filter(Boolean)
  if (hasGlyph(own) || OWN[own]) return own
  return kind === 'whitepapers' ? 'whitepaper' : kind
}

/** The glyph of a name; an unknown name gets that of a page. */
export const glyphNamed = (name: string): GlyphDrawing => (hasGlyph(name) ? glyphOf(name) : (OWN[name] ?? KINDS[name] ?? PAGE))

/** The glyph for an address. */
export const glyphAt = (address: string): GlyphDrawing => glyphNamed(glyphNameAt(address))
