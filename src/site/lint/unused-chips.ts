import type { CrossFileRule } from '../../engine/content/lint/rule'
import { metaOf } from '../../engine/content/parse/field-meaning'
import { valueAt } from '../../engine/content/parse/schema'
import { placeOfField } from '../../engine/content/parse/source'
import { kebab } from '../../engine/lib/text'
import { collections } from '../collections/index'
import { isStringArray } from './is-string-array'
import { valuesOnSite } from './on-site'
import { problem } from './problems'

/** The lists with chips: the collection, the field of its entries that names a chip, and the file and field that list all chips. */
const LISTS = Object.entries(collections).flatMap(([collection, { schema, listed }]) => {
  const chips = listed?.chips
  const [group = '', page = '', list = ''] = chips?.split('.') ?? []
  return Object.entries(schema.shape).flatMap(([field, own]) => {
    const meta = metaOf(own)
    return meta?.kind === 'choice' && meta.of === chips ? [{ collection, field, file: `${group}/${kebab(page)}.yaml`, list }] : []
  })
})

/** Least number of entries of a list that is checked: shorter lists are still new. */
const FEWEST = 5

/** Warns of chips of a list that no entry has. */
export const unusedChips: CrossFileRule = (files, { today, isWhole }) =>
  LISTS.flatMap(({ collection, field, file, list }) => {
    const page = files.find(({ source }) => source.file === file)
    const chips = valueAt(page?.data, [list])
    if (!page || !isWhole || !isStringArray(chips)) return []
    const used = valuesOnSite(files, { collection, field }, today)
    if (used.length < FEWEST) return []
    const distinct = new Set(used)
    return chips.flatMap((chip, index) =>
      distinct.has(chip) ? [] : [problem('list/unused-chip', placeOfField(page.source, [list, index]), chip)],
    )
  })
