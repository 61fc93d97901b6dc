import { menuDrawings } from '../../../pages/shared/menu-drawing'
import { dataFiles } from '../../../renderer/data-files'
import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { required } from '../../engine/problems/problem'
import {
  ART_FOLDERS,
  type ArtName,
  type ArtSet,
  artFileName,
  artNameOf,
  artOfSet,
  artSetAt,
  artSetFileName,
  type SetDrawing,
  setsIn,
  urlOfMenuDrawing,
} from '../art/drawing-address'
import { artFile, artSetFile } from '../art/file'
import { WORLD_FILE, WORLD_URL, worldFile } from '../art/world/world-map'
import type { Graph } from '../graph/graph'
import { patterns } from '../routes/patterns'

/**
 * The drawings that pages refer to: one file for each set, and one for each other drawing. They take the colors of the page that uses them.
 */
export const artwork: Output<Graph> = {
  name: 'artwork',
  codeKey: import.meta.codeKey,
  inShares: true,
  make: (data) => drawings.make(data),
  folders: ART_FOLDERS,
  // A visit uses a drawing again and again; one that has changed shows within minutes, as a new one in a set does.
  freshFor: 300,
  *emit({ graph, pages, codeKey }) {
    const used = [...new Set(pages.flatMap(({ report }) => report.drawings))].toSorted()
    const sets = setsIn(used)
    for (const set of sets) {
      const shown = drawingsIn(set, used, graph)
      yield { path: artSetFileName(set), key: keyOf(codeKey, shown), contents: () => artSetFile(shown) }
    }
    if (used.includes(WORLD_URL)) yield world(codeKey)
    const inSets = new Set(sets.map((set) => `/${artSetFileName(set)}`))
    for (const address of used) {
      if (address === WORLD_URL) continue
      if (inSets.has(address.replace(/#.*/, ''))) continue
      const art = required(artNameOf(address), `the drawing of ${address}`)
      const path = artFileName(art)
      yield* drawings.files([{ path, key: keyOf(codeKey, path) }], () => art)
    }
  },
  at(address, { graph, reportOf }) {
    if (address === `/${WORLD_FILE}`) return world(address)
    const set = artSetAt(address)
    if (set) {
      const shown = drawingsIn(set, reportOf(PAGES[set])?.drawings ?? [], graph)
      return { path: address, key: address, contents: () => artSetFile(shown) }
    }
    const name = artNameOf(address)
    return name && { path: artFileName(name), key: address, contents: () => artFile(name) }
  },
}

/** The drawings of a set that some of these addresses point to. */
const drawingsIn = (set: ArtSet, addresses: readonly string[], graph: Graph): SetDrawing[] =>
  set === 'menus' ? menuDrawings(graph).filter(({ id }) => addresses.includes(urlOfMenuDrawing(id))) : artOfSet(set, addresses)

/** A page that shows all drawings of each set. */
const PAGES = { menus: patterns.home, home: patterns.home, people: patterns.about, writers: patterns.blog } satisfies Record<ArtSet, string>

/** The map of the world, of which pages show parts. */
const world = (key: string) => ({ path: WORLD_FILE, key: keyOf(key, WORLD_FILE), contents: worldFile })

const drawings = dataFiles((name: ArtName) => [artFile(name)])
