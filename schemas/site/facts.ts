import { factTable } from '../../src/engine/schema/standing'
import type { CollectionName } from '../collection-names'

/** What a fact can count: the entries of a collection, or the items of a list in all of them. */
const COUNTED = [
  'services',
  'industries',
  'caseStudies',
  'events',
  'careers',
  'regions',
  'offices',
  'people',
  'technologies',
  'technologies.technologies',
] as const satisfies readonly (CollectionName | `${CollectionName}.${string}`)[]

/** Numbers that more than one page shows: content/site/facts.yaml. Texts name them as `{fact:key}`. */
export const facts = factTable(COUNTED)
