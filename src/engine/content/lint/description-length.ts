import { problem } from '../../problems/problem'
import { pathText, placeOfField } from '../parse/source'
import { filled, type LintRule } from './rule'
import { searchResultOf } from './search-result'

/** Fewer characters waste space in search results; more are cut off. */
const [LEAST, MOST] = [50, 160]

/** Finds descriptions that search results would cut off or replace. */
export const descriptionLength: LintRule = (file, context) => {
  const description = searchResultOf(file)?.description
  const text = description && filled(description.value, context)
  if (!description || text === undefined || (text.length >= LEAST && text.length <= MOST)) return []
  const { path } = description
  return [problem('editorial/description-length', placeOfField(file.source, path), pathText(path), text.length, LEAST, MOST)]
}
