import type { EntryDrawing } from '../../src/site/art/entry-drawing'
import type { Family } from '../../src/site/art/family'
import type { Tone } from '../../src/site/art/tones'
import type { Card } from '../../src/site/cards/card'
import { worldSeed } from '../../src/site/cards/world-drawing'
import type { PageName } from '../../src/site/collections/page-names'
import type { Graph } from '../../src/site/graph/graph'
import { growthDrawing } from '../../src/site/graph/growth'
import { hubOf } from '../../src/site/graph/hub'
import type { SearchableCollection } from '../../src/site/graph/kinds'
import { hubLeadOf, insightAt } from '../../src/site/graph/look-ups'
import { officeCrowd } from '../../src/site/graph/office-crowd'
import { revenueDrawing } from '../../src/site/graph/revenue'
import { teamDrawing } from '../job/team-drawing'
import { placesOf } from './offices'

/** Families of drawings for collections that state none: those on their pages, or one chosen for kinds without drawings. */
export const FAMILIES: Readonly<Partial<Record<SearchableCollection, Family>>> = {
  industries: 'mosaic',
  legal: 'strata',
}

/** Collections whose cards are all pale. */
export const QUIET: ReadonlySet<SearchableCollection> = new Set(['legal'])

type Drawing = Card['drawing'] & Pick<Card, 'tone'>

/** The drawings of single pages; the same as next to the title of the page, if there is one. */
const DRAWINGS: Readonly<Partial<Record<PageName, Drawing>>> = {
  home: { family: 'field', seed: 'aldergate', tone: 'pine' },
  services: { family: 'lattice', seed: 'services', tone: 'signal' },
  industries: { family: 'mosaic', seed: 'industries', tone: 'pine' },
  insights: { family: 'flow', seed: 'insights', tone: 'mist' },
  caseStudies: { family: 'contour', seed: 'case-studies', tone: 'bark' },
  newsroom: { family: 'mosaic', seed: 'newsroom', tone: 'mist' },
  whitepapers: { family: 'strata', seed: 'whitepapers', tone: 'pine' },
  blog: { family: 'flow', seed: 'blog', tone: 'bark' },
  authors: { family: 'orbits', seed: 'authors', tone: 'bark' },
  events: { family: 'orbits', seed: 'events', tone: 'mist' },
  technology: { family: 'mosaic', seed: 'technology', tone: 'bark' },
  howWeMeasure: { family: 'strata', seed: 'how-we-measure', tone: 'pine' },
  regions: { family: 'contour', seed: 'regions', tone: 'mist' },
  legalDocuments: { family: 'strata', seed: 'legal', tone: 'mist' },
  contact: { family: 'lattice', seed: 'contact', tone: 'mist' },
  search: { family: 'lattice', seed: 'search', tone: 'pine' },
  feeds: { family: 'flow', seed: 'feeds', tone: 'pine' },
}

/** The drawing that the page of an entry makes itself: that of a position shows its team, that of a service its glyph. */
export function drawingOnPage(graph: Graph, name: SearchableCollection, slug: string): EntryDrawing | Card['drawing'] | undefined {
  if (name === 'services') return { family: 'glyph', seed: slug }
  const job = name === 'careers' ? graph.careers.get(slug) : undefined
  return job && teamDrawing(job)
}

/** The drawings of single pages that show numbers of the page: of a list, the picture of the entry that stands first. */
const OF_NUMBERS: Readonly<Partial<Record<PageName, (graph: Graph) => Drawing | undefined>>> = {
  about: (graph) => ({ ...growthDrawing(graph), tone: 'pine' }),
  careers: (graph) => ({ ...officeCrowd(graph), tone: 'signal' }),
  caseStudies: ({ caseStudies }) => pictureOf(firstOf(caseStudies.values())),
  events: ({ events }) => pictureOf(firstOf(events.values())),
  insights: pictureOfHub,
  regions: mapOfOffices,
  investors: (graph) => ({ ...revenueDrawing(graph), tone: 'bark' }),
}

/** An entry that has a drawing. */
type Drawn = { tone: Tone; drawing: EntryDrawing }

const pictureOf = (entry: Drawn | undefined): Drawing | undefined => entry && { ...entry.drawing, tone: entry.tone }

/** The entry that stands first in a list: the featured one, else the first. */
const firstOf = <Entry extends Drawn & { featured: boolean }>(entries: readonly Entry[]): Entry | undefined =>
  entries.find(({ featured }) => featured) ?? entries[0]

/** The picture of the entry that stands first on the page of insights. */
function pictureOfHub(graph: Graph): Drawing | undefined {
  const first = hubLeadOf(graph) ?? hubOf(graph)[0]
  return pictureOf(first && insightAt(graph, first))
}

/** All offices on the map of the world. */
function mapOfOffices({ offices }: Graph): Drawing | undefined {
  if (offices.size === 0) return undefined
  const numbers = placesOf([...offices.values()]).flatMap(({ latitude, longitude }) => [latitude, longitude])
  return { family: 'world', seed: worldSeed(numbers), tone: 'mist' }
}

/** The drawing of a single page. A page that is not in the tables has a drawing made from its name. */
export const drawingOfPlace = (name: PageName, graph: Graph): Drawing =>
  OF_NUMBERS[name]?.(graph) ?? DRAWINGS[name] ?? { family: 'lattice', seed: name, tone: 'mist' }

/** Whether a page is in the tables. */
export const isDrawnPlace = (name: string): name is PageName => Object.hasOwn(DRAWINGS, name) || Object.hasOwn(OF_NUMBERS, name)
