import { problem } from '../../problems/problem'
import { fieldName, placeOfField } from '../parse/source'
import { filled, type LintRule } from './rule'
import { searchResultOf } from './search-result'

/** Fewer characters leave a line empty that could win a reader; more are cut off. */
const [LEAST, MOST] = [50, 160]

/** A description that search results replace by one of their own, or cut off. */
export const descriptionLength: LintRule = (file, context) => {
  const description = searchResultOf(file)?.description
  const text = description && filled(description.value, context)
  if (!description || text === undefined || (text.length >= LEAST && text.length <= MOST)) return []
  const { path } = description
  return [problem('editorial/description-length', placeOfField(file.source, path), fieldName(path), text.length, LEAST, MOST)]
}
