import { type LintRule, textAt } from '../../engine/content/lint/rule'
import { placesInText } from '../../engine/content/parse/text-place'
import { missingCharacters, settable } from '../cards/characters'
import { problem } from './problems'

const TITLE = ['title'] as const

/** Warns of titles with characters that the fonts of cards lack. Only files whose title is that of a page have a card. */
export const cardCharacters: LintRule = (file) => {
  const hasPage = file.collection === undefined ? file.source.file.startsWith('pages/') : file.definition?.path !== undefined
  const title = hasPage ? textAt(file, TITLE)?.value : undefined
  const missing = title === undefined ? [] : missingCharacters(title)
  const [first] = missing
  if (title === undefined || first === undefined) return []
  // A letter with its accent as a character of its own is missing as one character, which the title does not have.
  const index = Math.max(0, title.indexOf(first))
  return [problem('card/glyph', placesInText(file.source, TITLE)(index), missing, settable(title) !== undefined)]
}
