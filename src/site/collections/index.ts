import type { CollectionName } from '../../../schemas/collection-names'
import type { CollectionDefinition } from '../../engine/content/model/collection'
import { blog } from './blog'
import { careers } from './careers'
import { caseStudies } from './case-studies'
import { events } from './events'
import { industries } from './industries'
import { legal } from './legal'
import { newsroom } from './newsroom'
import { offices } from './offices'
import { people } from './people'
import { regions } from './regions'
import { services } from './services'
import { technologies } from './technologies'
import { whitepapers } from './whitepapers'

/** Every collection: a folder of content/, an entry a file. */
export const collections = {
  services,
  industries,
  caseStudies,
  events,
  careers,
  regions,
  offices,
  people,
  technologies,
  blog,
  newsroom,
  whitepapers,
  legal,
} satisfies Record<CollectionName, CollectionDefinition>
