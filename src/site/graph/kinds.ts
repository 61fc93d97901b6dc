import { COLLECTION_NAMES, type CollectionName } from '../../../schemas/collection-names'
import { required } from '../../engine/problems/problem'
import type { EntryDrawing } from '../art/entry-drawing'
import type { Family } from '../art/family'
import type { ArticleType, TraitWords } from '../collections/define'
import { collections } from '../collections/index'

/** The family of the drawings of a collection. */
export const familyOf = (name: CollectionName): Family => required(collections[name].drawing, `the drawings of ${name}`)

/** The parts of an entry that decide its drawing. */
type DrawnEntry = { collection: CollectionName; slug: string; drawing?: EntryDrawing }

/** The drawing of an entry: its own, or one made from its slug in the family of its collection. */
export const drawingOf = ({ collection, slug, drawing }: DrawnEntry): EntryDrawing =>
  drawing ?? { seed: slug, family: familyOf(collection) }

/** The type of the articles of a collection in structured data. */
export const articleTypeOf = (name: CollectionName): ArticleType => collections[name].articleType ?? 'Article'

/** The label of the kind of a collection's entries. */
export const kindOf = (words: TraitWords, name: CollectionName): string => required(collections[name].kind, `the kind of ${name}`)(words)

/** Collections in the search index: all whose entries have an address. */
export type SearchableCollection = Exclude<CollectionName, 'offices' | 'people' | 'manuscripts' | 'reports' | 'tools'>

export const SEARCHABLE_COLLECTIONS = COLLECTION_NAMES.filter(
  (name): name is SearchableCollection => collections[name].searchData !== undefined,
)
