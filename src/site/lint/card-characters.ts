import { type LintRule, textAt } from '../../engine/content/lint/rule'
import { placeOfField } from '../../engine/content/parse/source'
import { missingCharacters, settable } from '../cards/characters'
import { problem } from './problems'

const TITLE = ['title'] as const

/** Warns of titles with characters that the fonts of cards lack. Only files whose title is that of a page have a card. */
export const cardCharacters: LintRule = (file) => {
  const hasPage = file.collection === undefined ? file.source.file.startsWith('pages/') : file.definition?.path !== undefined
  const title = hasPage ? textAt(file, TITLE)?.value : undefined
  const missing = title === undefined ? [] : missingCharacters(title)
  if (title === undefined || missing.length === 0) return []
  return [problem('card/glyph', placeOfField(file.source, TITLE), missing, settable(title) !== undefined)]
}
