import { escapeHtml } from '../../src/engine/lib/html'
import { lastOf } from '../../src/engine/lib/items'

/** A line of a plot: its name and its points, in the order of x. All values are above zero. */
export type Line = { name: string; points: readonly (readonly [x: number, y: number])[] }
export type Panel = { title: string; unit: string; lines: readonly Line[] }

/** Size of a panel, and the margins around its lines; their names stand in the right one. */
const SIZE = { width: 520, height: 400 }
const ROOM = { top: 56, right: 150, bottom: 48, left: 56 }
/** The least distance of two names. */
const NAME_HEIGHT = 15

/** Both themes; a program that knows none shows the light one. */
const STYLE = `
svg { color-scheme: light dark; font: 13px system-ui, sans-serif; }
rect { fill: #ffffff; } text { fill: #1f2a2e; } .grid { stroke: #dbe2e0; } .axis { fill: #5b686c; }
.line { fill: none; stroke: currentColor; stroke-width: 2; } .name { fill: currentColor; } .l0 { color: #23695a; } .l1 { color: #a4471f; } .l2 { color: #2f5da8; } .l3 { color: #7b3f92; } .l4 { color: #80680f; }
@media (prefers-color-scheme: dark) {
rect { fill: #14191b; } text { fill: #e7eceb; } .grid { stroke: #2e383b; } .axis { fill: #9aa7aa; }
.l0 { color: #68c2ab; } .l1 { color: #f09a6c; } .l2 { color: #86aff2; } .l3 { color: #cf9be3; } .l4 { color: #d8bd5c; }
}`

/** An SVG of panels side by side, with logarithmic axes: all that is proportional to x has the same slope, what grows faster is steeper. */
export function plotOf(panels: readonly Panel[], xTitle: string): string {
  const width = panels.length * SIZE.width
  const drawn = panels.map((panel, index) => `<g transform="translate(${index * SIZE.width})">${panelMarkup(panel, xTitle)}</g>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${SIZE.height}" role="img" aria-label="${escapeHtml(panels.map(({ title }) => title).join('; '))}"><style>${STYLE}</style><rect width="${width}" height="${SIZE.height}"/>${drawn.join('')}</svg>\n`
}

function panelMarkup({ title, unit, lines }: Panel, xTitle: string): string {
  const points = lines.flatMap((line) => line.points)
  const x = axisOf(
    points.map(([value]) => value),
    ROOM.left,
    SIZE.width - ROOM.right,
  )
  const y = axisOf(
    points.map(([, value]) => value),
    SIZE.height - ROOM.bottom,
    ROOM.top,
  )
  const bottom = SIZE.height - ROOM.bottom
  const grid = [
    ...x.ticks.map((value) => {
      const at = x.at(value)
      return `<path class="grid" d="M${at} ${ROOM.top}V${bottom}"/>${label(value, { x: at, y: bottom + 18, anchor: 'middle' })}`
    }),
    ...y.ticks.map((value) => {
      const at = y.at(value)
      const words = label(value, { x: ROOM.left - 8, y: at + 4, anchor: 'end' })
      return `<path class="grid" d="M${ROOM.left} ${at}H${SIZE.width - ROOM.right}"/>${words}`
    }),
  ]
  const ends = apart(lines.map((line) => y.at(lastOf(line.points)[1])))
  const drawn = lines.map(({ name, points }, index) => {
    const path = points.map(([px, py]) => `${x.at(px)} ${y.at(py)}`).join('L')
    const at = x.at(lastOf(points)[0])
    return `<path class="line l${index}" d="M${path}"/><text class="name l${index}" x="${at + 8}" y="${(ends[index] ?? 0) + 4}">${escapeHtml(name)}</text>`
  })
  const words = `<text x="${ROOM.left}" y="24" font-weight="600">${escapeHtml(title)}</text><text class="axis" x="${ROOM.left}" y="42">${escapeHtml(unit)}</text>`
  const below = `<text class="axis" x="${SIZE.width - ROOM.right}" y="${SIZE.height - 8}" text-anchor="end">${escapeHtml(xTitle)}</text>`
  return words + grid.join('') + drawn.join('') + below
}

const label = (value: number, { x, y, anchor }: { x: number; y: number; anchor: 'middle' | 'end' }) =>
  `<text class="axis" x="${x}" y="${y}" text-anchor="${anchor}">${value.toLocaleString('en-US')}</text>`

/** A logarithmic axis over whole powers of ten, from one coordinate to another. */
function axisOf(values: readonly number[], from: number, to: number) {
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))
  const at = (value: number) => Math.round(10 * (from + ((Math.log10(value) - low) / (high - low)) * (to - from))) / 10
  return { at, ticks: Array.from({ length: high - low + 1 }, (_, step) => Number((10 ** (low + step)).toPrecision(1))) }
}

/** Moves the y coordinates of names down where they would overlap. */
function apart(places: readonly number[]): readonly number[] {
  const moved = [...places]
  const order = places.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  let free = Number.NEGATIVE_INFINITY
  for (const index of order) {
    moved[index] = Math.max(places[index] ?? 0, free)
    free = (moved[index] ?? 0) + NAME_HEIGHT
  }
  return moved
}
