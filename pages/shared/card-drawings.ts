import type { Family } from '../../src/site/art/family'
import type { Card } from '../../src/site/cards/card'
import type { PlaceName } from '../../src/site/collections/places'
import type { FoundCollection } from '../../src/site/graph/kinds'

/** The drawings of entries whose collection states none: those that their pages show, or the one of a kind without drawings. */
export const FAMILIES: Readonly<Partial<Record<FoundCollection, Family>>> = {
  services: 'lattice',
  industries: 'mosaic',
  careers: 'flow',
  legal: 'strata',
}

/** Collections whose cards are all pale. */
export const QUIET: ReadonlySet<FoundCollection> = new Set(['legal'])

type Drawing = Card['drawing'] & Pick<Card, 'tone'>

/** The drawings of single pages; those that a page shows beside its title are the same. */
const DRAWINGS: Readonly<Partial<Record<PlaceName, Drawing>>> = {
  home: { family: 'field', seed: 'aldergate', tone: 'pine' },
  services: { family: 'lattice', seed: 'services', tone: 'signal' },
  industries: { family: 'mosaic', seed: 'industries', tone: 'pine' },
  insights: { family: 'flow', seed: 'insights', tone: 'mist' },
  caseStudies: { family: 'contour', seed: 'case-studies', tone: 'bark' },
  newsroom: { family: 'mosaic', seed: 'newsroom', tone: 'mist' },
  whitepapers: { family: 'strata', seed: 'whitepapers', tone: 'pine' },
  blog: { family: 'flow', seed: 'blog', tone: 'bark' },
  events: { family: 'orbits', seed: 'events', tone: 'mist' },
  technology: { family: 'mosaic', seed: 'technology', tone: 'bark' },
  about: { family: 'orbits', seed: 'about-aldergate', tone: 'pine' },
  howWeMeasure: { family: 'strata', seed: 'how-we-measure', tone: 'pine' },
  careers: { family: 'flow', seed: 'careers-at-aldergate', tone: 'signal' },
  investors: { family: 'strata', seed: 'investors', tone: 'mist' },
  regions: { family: 'contour', seed: 'regions', tone: 'mist' },
  contact: { family: 'lattice', seed: 'contact', tone: 'mist' },
  search: { family: 'lattice', seed: 'search', tone: 'pine' },
  feeds: { family: 'flow', seed: 'feeds', tone: 'pine' },
}

/** The drawing of a single page. One that is not in the table has the drawing of its name. */
export const drawingOfPlace = (name: PlaceName): Drawing => DRAWINGS[name] ?? { family: 'lattice', seed: name, tone: 'mist' }

/** Whether a pattern of this name is that of a page in the table. */
export const isDrawnPlace = (name: string): name is PlaceName => Object.hasOwn(DRAWINGS, name)
