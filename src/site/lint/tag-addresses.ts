import type { LintRule } from '../../engine/content/lint/rule'
import { placeOfField } from '../../engine/content/parse/source'
import { tagSlug } from '../routes/tag-slug'
import { problem } from './problems'
import { tagsIn } from './tags-in'

/** Finds tags of insights whose page would have no address. */
export const tagAddresses: LintRule = ({ source, collection, data }) => {
  return tagsIn({ collection, data }).flatMap((tag, index) =>
    tagSlug(tag) === '' ? [problem('tag/no-address', placeOfField(source, ['tags', index]), tag)] : [],
  )
}
