import { glyphOf } from './glyphs'

const at = (place: string) => `${place[0]} ${place[1]}`

/** The glyph of a service, for places under 48 px, where a drawing is too small. Decorative. */
export function Glyph({ name }: { /** Slug of the service. */ name: string }) {
  const { links, points, lit } = glyphOf(name)
  return (
    <svg className="glyph" viewBox="-1 -1 8 8" aria-hidden="true">
      <path d={links.map(([from, to], index) => (links[index - 1]?.[1] === from ? ` ${at(to)}` : `M${at(from)}L${at(to)}`)).join('')} />
      <path className="points" d={points.map((place) => `M${at(place)}h0`).join('')} />
      <path className="lit" d={`M${at(lit)}h0`} />
    </svg>
  )
}
