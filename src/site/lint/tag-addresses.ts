import type { LintRule } from '../../engine/content/lint/rule'
import { placeOfField } from '../../engine/content/parse/source'
import { tagSlug } from '../routes/tag-slug'
import { problem } from './problems'
import { tagsIn } from './tags-in'

/** Finds tags of insights whose page would have no address, and those that were meant as several. */
export const tagAddresses: LintRule = ({ source, collection, data }) =>
  tagsIn({ collection, data }).flatMap((tag, index) => {
    const place = () => placeOfField(source, ['tags', index])
    if (tagSlug(tag) === '') return [problem('tag/no-address', place(), tag)]
    return tag.includes(',') ? [problem('tag/with-comma', place(), tag)] : []
  })
