import * as z from 'zod'
import { margin } from '../../../schemas/margin'
import type { LintRule } from '../../engine/content/lint/rule'
import { blockText } from '../../engine/content/mdx/mdx-blocks'
import { placeOfField } from '../../engine/content/parse/source'
import { problem } from './problems'

/** Only this field is parsed, so that a file with mistakes in other fields is checked too. */
const written = z.object({ margin })

/** Finds figures for the margin that name a paragraph which the article does not have. */
export const marginWords: LintRule = ({ source, data, blocks }) => {
  const { success, data: fields } = written.safeParse(data)
  // A text with mistakes of syntax has no blocks.
  if (!success || blocks.length === 0) return []
  const texts = blocks.map(blockText)
  return fields.margin.flatMap(({ beside }, index) =>
    texts.some((text) => text.includes(beside))
      ? []
      : [problem('article/margin-words', placeOfField(source, ['margin', index, 'beside']), beside)],
  )
}
