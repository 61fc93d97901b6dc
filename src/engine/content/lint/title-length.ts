import { pageTitle } from '../../lib/page-title'
import { problem } from '../../problems/problem'
import { pathText, placeOfField } from '../parse/source'
import { filled, type LintRule } from './rule'
import { searchResultOf } from './search-result'

/** Number of characters of a title that search results show. */
const LONGEST = 60

/** Finds page titles that search results would cut off. The name of the site is at their end. */
export const titleLength: LintRule = (file, context) => {
  const title = searchResultOf(file)?.title
  const text = title && filled(title.value, context)
  if (!title || text === undefined || context.siteName === undefined) return []
  const found = pageTitle(text, context.siteName).length
  if (found <= LONGEST) return []
  const own = LONGEST - pageTitle('', context.siteName).length
  return [problem('editorial/title-length', placeOfField(file.source, title.path), pathText(title.path), found, LONGEST, own)]
}
