import { factTable } from '../../src/engine/schema/site-files'
import { COLLECTION_NAMES } from '../collection-names'

/** What a fact can count: entries of a collection, or items of a list in its entries. */
const COUNTED = [...COLLECTION_NAMES, 'technologies.technologies']

/** Numbers that several pages show: content/site/facts.yaml. Texts use them as `{fact:key}`. */
export const facts = factTable(COUNTED)
