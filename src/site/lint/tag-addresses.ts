import * as z from 'zod'
import type { LintRule } from '../../engine/content/lint/rule'
import { placeOfField } from '../../engine/content/parse/source'
import { collections } from '../collections/index'
import { tagSlug } from '../routes/tag-slug'
import { problem } from './problems'

/** The field that it looks at; a file whose other fields are wrong is checked all the same. */
const tagged = z.object({ tags: z.array(z.string()) })

/** Finds tags of insights whose page would have no address. */
export const tagAddresses: LintRule = ({ source, collection, data }) => {
  if (!Object.entries(collections).some(([name, { isInsight }]) => name === collection && isInsight)) return []
  const { success, data: own } = tagged.safeParse(data)
  if (!success) return []
  return own.tags.flatMap((tag, index) =>
    tagSlug(tag) === '' ? [problem('tag/no-address', placeOfField(source, ['tags', index]), tag)] : [],
  )
}
