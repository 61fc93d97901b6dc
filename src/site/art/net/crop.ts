import { itemAt } from '../../../engine/lib/items'
import type { Point } from '../geometry/point'
import { crossedBy } from './clearance'
import { slimAreas } from './facets'
import type { Edge } from './layout'
import { type Row, SIDE } from './rows'

/** A net whose nodes have positions: row and position of each node, and the routes between them. */
export type PlacedNet = { rows: readonly Row[]; positions: readonly Point[]; routes: readonly Edge[] }

/** What is around one node of a net. */
export type CroppedNet = {
  /** Indexes of the nodes in the net, the chosen one first. */
  nodes: readonly number[]
  /** The row of each node in the crop. */
  levels: readonly Row[]
  /** The position of each node. */
  positions: readonly Point[]
  /** Each by the indexes of two nodes of the crop. */
  routes: readonly Edge[]
  /** Lines to nodes that are not shown, from the position of a node to one beyond a side. */
  beyond: readonly (readonly [Point, Point])[]
  /** Whether the upper row starts at the left side; else at the right one. */
  turned: boolean
}

/**
 * The heights of the rows of a crop; ui/media/LocalNet.css has the same numbers as percentages. Names stand above the upper row and below
 * the lower one, so that no line between the two runs through them.
 */
const DOWN = [148, 106, 60] as const

/** The height of a lower row whose names need no stems, and the most nodes that such a row has. */
const UNSTEMMED = { down: 160, most: 3 } as const

/** Position of a single off-center node, from the left side; ui/media/LocalNet.css has it as the middle of a row that begins at 30 %. */
const ASIDE = 130

/** The least number of slots that a row of several nodes is divided into: two nodes stand where the first and the last of three do. */
const LEAST_SLOTS = 3

/** The least distance beyond a side: more than the margin of the drawing. */
const BEYOND = 20

/** How many times wider than high a unit of the drawing is shown in a window of 1440 px. */
const STRETCH = 1.2

/** How far a line to a hidden node rises or falls until it ends beyond a side. */
const SLOPE = 34

/** The most names below a node that a phone has room for: those with the most connections. */
const MOST_BELOW = 6

/** A node with fewer neighbors than this is shown with the neighbors of its neighbors. */
const FEW = 2

/**
 * The part of a net around a node: the node in the middle, connected results above it, and other connected nodes below, each in the order
 * of the whole net. A node with a single neighbor stands in the lower row instead, among the other neighbors of that neighbor, which is
 * above. Lines to hidden nodes leave on the nearer side. Undefined if the node has no connections.
 */
export function croppedNet({ rows, positions, routes }: PlacedNet, own: number): CroppedNet | undefined {
  const neighborsOf = (node: number) => routes.flatMap(([from, to]) => (from === node ? [to] : to === node ? [from] : []))
  const across = (node: number) => itemAt(positions, node)[0]
  const inOrder = (some: readonly number[]) => [...new Set(some)].toSorted((one, other) => across(one) - across(other))
  const near = inOrder(neighborsOf(own))
  if (near.length === 0) return undefined
  const isResult = (node: number) => rows[node] === RESULTS
  const farther = inOrder(near.flatMap(neighborsOf)).filter((node) => node !== own)
  const joinedMost = near
    .filter((node) => !isResult(node))
    .toSorted((one, other) => neighborsOf(other).length - neighborsOf(one).length)
    .slice(0, MOST_BELOW)
  const lower = inOrder(joinedMost)
  /** Mean slot of the nodes of the lower row that a node of the upper row is connected to. */
  const meanOf = (node: number) => {
    const slots = neighborsOf(node).flatMap((other) => (lower.includes(other) ? [lower.indexOf(other)] : []))
    return slots.reduce((sum, slot) => sum + slot, 0) / slots.length
  }
  const levels =
    near.length < FEW
      ? [farther.toSpliced(Math.floor(farther.length / 2), 0, own), [], near]
      : [lower, [own], near.filter(isResult).toSorted((one, other) => meanOf(one) - meanOf(other))]
  const shown = [own, ...levels.flat().filter((node) => node !== own)]
  const levelOf = (node: number): Row => ([0, 1, 2] as const).find((level) => levels[level]?.includes(node)) ?? 0
  const lines = routes.filter(([from, to]) => shown.includes(from) && shown.includes(to) && levelOf(from) !== levelOf(to))
  const ends = lines.map(([from, to]): Edge => [shown.indexOf(from), shown.indexOf(to)])
  const hasStems = (levels[0]?.length ?? 0) > UNSTEMMED.most
  const downOf = (level: Row) => (level === 0 && !hasStems ? UNSTEMMED.down : DOWN[level])
  const placedIn = (turned: boolean) => {
    const layout = { levels, turned }
    const positionOf = (node: number, level: Row): Point => [acrossIn(layout, node, level), downOf(level)]
    const byNode = new Map(shown.map((node) => [node, positionOf(node, levelOf(node))]))
    const at = (node: number) => byNode.get(node) ?? CENTER
    const drawn = lines.map(([from, to]) => [at(from), at(to)] as const)
    const slim = slimAreas(0, { positions: shown.map(at), routes: ends, stretch: STRETCH })
    return { turned, at, faults: levelOf(own) === 1 ? crossedBy(drawn, shown.map(at)) + slim : 0 }
  }
  const [plain, other] = [placedIn(false), placedIn(true)]
  const { turned, at } = other.faults < plain.faults ? other : plain
  return {
    nodes: shown,
    levels: shown.map(levelOf),
    positions: shown.map(at),
    routes: ends,
    beyond: shown.slice(1).flatMap((node) =>
      neighborsOf(node)
        .filter((hidden) => !shown.includes(hidden))
        .map((hidden) => [at(node), leaving(at(node), Math.abs(across(hidden) - across(node)), levelOf(node))] as const),
    ),
    turned,
  }
}

/** The row of results in the whole net. */
const RESULTS = 2

/** The position of the chosen node, between both rows. */
const CENTER: Point = [SIDE / 2, DOWN[1]]

/** The nodes of each row of a crop, and whether the upper row starts at the left side. */
type CropLayout = { levels: readonly (readonly number[])[]; turned: boolean }

/** Distance of a node of a row of the crop from the left side. */
function acrossIn({ levels, turned }: CropLayout, node: number, level: Row): number {
  const row = itemAt(levels, level)
  const slot = row.indexOf(node)
  // With a node in the middle, a single node above and a single node below are on the same side of it: they may form an area with it.
  const isAside = level !== 1 && row.length === 1 && levels[2]?.length === 1 && levels[1]?.length !== 0
  if (isAside) return turned ? SIDE - ASIDE : ASIDE
  return level === 2 && row.length > 1 ? spread(slot, row.length) : Math.round(((slot + 0.5) * SIDE) / row.length)
}

/** Position of a node in a slot of the upper row; the last node is at the right side. */
function spread(slot: number, count: number): number {
  const slots = Math.max(count, LEAST_SLOTS)
  return Math.round(((slot === count - 1 ? slots - 0.5 : slot + 0.5) * SIDE) / slots)
}

/** A position beyond the nearer side, by the horizontal distance to the hidden node; below the upper row, and above the lower one. */
const leaving = ([x, y]: Point, way: number, level: Row): Point => [
  x < SIDE / 2 ? -way - BEYOND : SIDE + way + BEYOND,
  y + (level === 2 ? SLOPE : -SLOPE),
]
