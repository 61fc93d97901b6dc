import type { CollectionName } from '../../../schemas/collection-names'
import type { CollectionDefinition } from '../../engine/content/model/collection'
import { blog } from './blog'
import { careers } from './careers'
import { caseStudies } from './case-studies'
import { events } from './events'
import { industries } from './industries'
import { legal } from './legal'
import { manuscripts } from './manuscripts'
import { newsroom } from './newsroom'
import { offices } from './offices'
import { people } from './people'
import { regions } from './regions'
import { reports } from './reports'
import { services } from './services'
import { technologies } from './technologies'
import { tools } from './tools'
import { whitepapers } from './whitepapers'

/** Every collection, named like its folder in content/, in camel case. */
export const collections = {
  services,
  industries,
  caseStudies,
  newsroom,
  whitepapers,
  blog,
  events,
  careers,
  regions,
  technologies,
  legal,
  offices,
  people,
  manuscripts,
  reports,
  tools,
} satisfies Record<CollectionName, CollectionDefinition>
