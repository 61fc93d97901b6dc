import type { Point } from '../geometry/point'
import { WORLD } from './projection'
import { landIn } from './world-map'

/** A name on the map, in units of the map: the x of its start, middle or end, and the y of its baseline. */
export type PlaceLabel = { x: number; y: number; anchor: 'start' | 'middle' | 'end' }

/** How names are set, in units of the map: the font size, and the room that a point takes on each side. */
export type LabelScale = { letter: number; point: number }

/** The box of a name, in units of the map. */
export type Box = { left: number; top: number; right: number; bottom: number }
/** `cost`: number of dots of land that it covers, plus a little for each better place around its point. */
type Candidate = { label: PlaceLabel; box: Box; widest: Box; cost: number }

/** Average width of a letter of a city's name, and height of the letters above the baseline, in em. */
const WIDE = 0.56
const TALL = 0.78
/** Space around a name that no other takes, in em. Two names on a line with less between them would be read as one. */
const AIR = 0.4
const AIR_BESIDE = 1.2
/** Space around the point of another name, in em: a name closer than that would be taken for the name of that point. */
const APART = 0.55
/** How much wider a name is with the widest letter spacing; even then it stays within the sides of the map. */
const WIDEST = 1.25
/** Cost of a unit of overlap with another name, in dots of land. */
const MEETING = 100
/** Cost of each better place around the point, in dots of land. */
const LATER = 1.6
/** Rounds in which every name takes its best place, given the current places of the others. */
const ROUNDS = 3

/**
 * Places for the names next to their points that cover no other name or point, as far as there is room, and little land: a coast under a
 * name is lost.
 */
export function placeLabels(names: readonly string[], points: readonly Point[], scale: LabelScale): PlaceLabel[] {
  const marks = points.map(([x, y]) => grown({ left: x, top: y, right: x, bottom: y }, scale.point + APART * scale.letter))
  const candidates = points.map((point, index) => candidatesOf(names[index] ?? '', point, scale))
  const chosen: (Candidate | undefined)[] = points.map(() => undefined)
  for (let round = 0; round < ROUNDS; round++) {
    candidates.forEach((own, index) => {
      const others = chosen.flatMap((other, place) =>
        other === undefined || place === index ? [] : [grown(other.box, AIR_BESIDE * scale.letter, AIR * scale.letter)],
      )
      const taken = [...others, ...marks.filter((_, place) => place !== index)]
      chosen[index] = leastOf(own, ({ box, widest, cost }) =>
        taken.reduce((sum, other) => sum + MEETING * sharedArea(box, other), MEETING * outside(widest) + cost),
      )
    })
  }
  return chosen.flatMap((candidate) => (candidate === undefined ? [] : [candidate.label]))
}

/** The box of a name at a place, for a font size. */
export function labelBox(name: string, { x, y, anchor }: PlaceLabel, letter: number): Box {
  const width = name.length * WIDE * letter
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor]
  const top = y - TALL * letter
  return { left, top, right: left + width, bottom: top + TALL * letter }
}

/** Possible places of a name around its point, the best first. */
function candidatesOf(name: string, [x, y]: Point, { letter, point }: LabelScale): Candidate[] {
  const height = TALL * letter
  const gap = point + letter / 4
  // At a corner, as far from the point as on a side.
  const corner = gap * Math.SQRT1_2
  const lines = { level: y + height / 2, above: y - gap, below: y + gap + height, corner: y + corner + height }
  const at = (anchor: PlaceLabel['anchor'], labelX: number, line: number): Omit<Candidate, 'cost'> => ({
    label: { x: Math.round(labelX), y: Math.round(line), anchor },
    box: labelBox(name, { x: labelX, y: line, anchor }, letter),
    widest: grown(labelBox(name, { x: labelX, y: line, anchor }, letter * WIDEST), AIR * letter),
  })
  const places = [
    at('start', x + gap, lines.level),
    at('end', x - gap, lines.level),
    at('start', x + corner, lines.corner),
    at('end', x - corner, lines.corner),
    at('middle', x, lines.above),
    at('middle', x, lines.below),
    at('start', x - point, lines.above),
    at('end', x + point, lines.above),
    at('start', x - point, lines.below),
    at('end', x + point, lines.below),
  ]
  return places.map((place, order) => ({ ...place, cost: LATER * order + landUnder(place.box) }))
}

const landUnder = ({ left, top, right, bottom }: Box): number =>
  landIn({ x: left, y: top, width: right - left, height: bottom - top }).length

const grown = ({ left, top, right, bottom }: Box, beside: number, above = beside): Box => ({
  left: left - beside,
  top: top - above,
  right: right + beside,
  bottom: bottom + above,
})

const sharedArea = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/** The area of a name that is beyond the sides of the map. */
const outside = ({ left, top, right, bottom }: Box): number => (Math.max(0, -left) + Math.max(0, right - WORLD.width)) * (bottom - top)

/** The first item with the least cost. */
function leastOf<Item>(items: readonly Item[], costOf: (item: Item) => number): Item | undefined {
  const costs = items.map(costOf)
  return items[costs.indexOf(Math.min(...costs))]
}
