import { COLLECTION_NAMES, type CollectionName } from '../../../schemas/collection-names'
import { required } from '../../engine/problems/problem'
import type { Family } from '../art/family'
import type { TraitWords } from '../collections/define'
import { collections } from '../collections/index'

/** How the entries of a collection are drawn. */
export const familyOf = (name: CollectionName): Family => required(collections[name].drawing, `the drawings of ${name}`)

/** What one entry of a collection is called, beside others. */
export const kindOf = (words: TraitWords, name: CollectionName): string => required(collections[name].kind, `the kind of ${name}`)(words)

/** A collection whose entries can be found: those without an address cannot. */
export type FoundCollection = Exclude<CollectionName, 'offices' | 'people'>

/** Collections whose entries can be found. */
export const FOUND_COLLECTIONS = COLLECTION_NAMES.filter((name): name is FoundCollection => collections[name].find !== undefined)
