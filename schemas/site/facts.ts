import { factTable } from '../../src/engine/schema/site-files'
import { COLLECTION_NAMES } from '../collection-names'

/** What a fact can count: the entries of a collection, or the items of a list in all of them. */
const COUNTED = [...COLLECTION_NAMES, 'technologies.technologies']

/** Numbers that more than one page shows: content/site/facts.yaml. Texts name them as `{fact:key}`. */
export const facts = factTable(COUNTED)
