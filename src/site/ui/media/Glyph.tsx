import { GLYPH_BOX, type GlyphDrawing, glyphOf, pathsOf } from '../../art/glyphs'

/** The glyph of a service, by its slug, or a given one. */
type GlyphProps = { name: string; drawn?: undefined } | { name?: undefined; drawn: GlyphDrawing }

/** A glyph, for places under 48 px, where a drawing is too small. Decorative. */
export function Glyph({ name, drawn }: GlyphProps) {
  const { links, points, lit } = pathsOf(drawn ?? glyphOf(name))
  return (
    <svg className="glyph" viewBox={GLYPH_BOX} aria-hidden="true">
      <path d={links} />
      <path className="points" d={points} />
      <path className="lit" d={lit} />
    </svg>
  )
}
