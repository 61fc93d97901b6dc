import { required } from '../../src/engine/problems/problem'
import type { SetDrawing } from '../../src/site/art/drawing-address'
import { type EntryDrawing, numberIn } from '../../src/site/art/entry-drawing'
import { tallySeed } from '../../src/site/art/tally/tally'
import type { Tone } from '../../src/site/art/tones'
import type { Graph } from '../../src/site/graph/graph'
import { caseStudyAt } from '../../src/site/graph/look-ups'

type Menu = Graph['site']['navigation']['menus'][number]
type Picture = Menu['aside']['picture']
type Industry = ReturnType<Graph['industries']['values']>[number]

/** Id of a menu, and of its drawing in the set of all menus. */
export const menuId = ({ href }: Pick<Menu, 'href'>): string => href.slice(1)

/** The tone of the drawing in a menu: that of the menu, or that of the entry that it shows. */
export const menuTone = (graph: Graph, picture: Picture): Tone => ('of' in picture ? picture.tone : entryOf(graph, picture).tone)

/** The drawings of all menus. */
export const menuDrawings = (graph: Graph): SetDrawing[] =>
  graph.site.navigation.menus.map((menu) => ({ id: menuId(menu), ...drawingIn(graph, menu.aside.picture), shape: 'wide' }))

/** The industries of a group. */
export const industriesOf = ({ industries }: Pick<Graph, 'industries'>, group: Industry['group']): Industry[] =>
  industries.values().filter((industry) => industry.group === group)

/**
 * The drawing in a menu: that of an entry; or clusters of industries with a point for each client; or a matrix of the services that use
 * technologies of each category.
 */
function drawingIn(graph: Graph, picture: Picture): EntryDrawing {
  if (!('of' in picture)) return entryOf(graph, picture).drawing
  return picture.of === 'clients' ? clients(graph) : technologies(graph)
}

const entryOf = (graph: Graph, picture: Exclude<Picture, { of: unknown }>) =>
  'caseStudy' in picture
    ? caseStudyAt(graph, picture.caseStudy)
    : required(graph.industries.get(picture.industry), `the industry ${picture.industry}`)

/** A row of clusters for each list next to it. */
function clients(graph: Graph): EntryDrawing {
  const inOrder = [...industriesOf(graph, 'regulated'), ...industriesOf(graph, 'commercial')]
  return {
    seed: tallySeed('clients', { form: 'clusters', numbers: inOrder.map((industry) => numberIn(industry.clients)) }),
    family: 'tally',
  }
}

function technologies({ services, technologies }: Graph): EntryDrawing {
  const categories = technologies.values()
  const bitsOf = (stack: readonly string[]) =>
    categories.reduce((bits, { technologies: list }, index) => bits + (list.some(({ name }) => stack.includes(name)) ? 2 ** index : 0), 0)
  const numbers = [categories.length, ...services.values().map(({ techStack }) => bitsOf(techStack))]
  return { seed: tallySeed('technologies', { form: 'matrix', numbers }), family: 'tally' }
}
