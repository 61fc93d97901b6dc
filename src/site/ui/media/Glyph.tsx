import { type GlyphDrawing, glyphOf } from './glyphs'

const at = (place: string) => `${place[0]} ${place[1]}`

/** What is drawn: the glyph of a service, by its slug, or another one. */
type GlyphProps = { name: string; drawn?: undefined } | { name?: undefined; drawn: GlyphDrawing }

/** A glyph, for places under 48 px, where a drawing is too small. Decorative. */
export function Glyph({ name, drawn }: GlyphProps) {
  const { links, points, lit } = drawn ?? glyphOf(name)
  return (
    <svg className="glyph" viewBox="-1 -1 8 8" aria-hidden="true">
      <path d={links.map(([from, to], index) => (links[index - 1]?.[1] === from ? ` ${at(to)}` : `M${at(from)}L${at(to)}`)).join('')} />
      <path className="points" d={points.map((place) => `M${at(place)}h0`).join('')} />
      <path className="lit" d={`M${at(lit)}h0`} />
    </svg>
  )
}
