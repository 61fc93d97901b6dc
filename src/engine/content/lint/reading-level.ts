import { longestOf, readingGrade } from '../../lib/readability'
import { sentencesOf } from '../../lib/sentences'
import { countWords } from '../../lib/text'
import { problem, type SiteProblem } from '../../problems/problem'
import type { TextBlock } from '../mdx/mdx-blocks'
import type { LintRule, Prose } from './rule'

/**
 * The highest grade (Flesch-Kincaid) of a text that most adults read without effort, also in a second language. Newspapers are near 12,
 * contracts and scientific papers above 15.
 */
const LIMIT = 12

/** The fewest words for which the grade is meaningful. */
const FEWEST = 60

/** Blocks that are no sentences of the article. */
const NO_SENTENCES: ReadonlySet<TextBlock['kind']> = new Set(['heading', 'cell', 'attribute'])

/** Finds articles, and long texts in fields, that are hard to read. */
export const readingLevel: LintRule = ({ prose }) => {
  const article = prose.filter(({ block }) => block && !NO_SENTENCES.has(block.kind))
  const paragraphs = prose.filter(({ block, text }) => !block && text.length > FEWEST * 2).map((paragraph) => [paragraph])
  return [article, ...paragraphs].flatMap(hardIn)
}

function hardIn(texts: readonly Prose[]): SiteProblem[] {
  if (isShort(texts)) return []
  const sentences = texts.flatMap(({ text, placeOf }) => sentencesOf(text).map((sentence) => ({ ...sentence, placeOf })))
  const grade = readingGrade(sentences.map(({ text }) => text))
  const longest = grade > LIMIT ? longestOf(sentences) : undefined
  if (!longest) return []
  const { item, words } = longest
  return [problem('editorial/reading-level', item.placeOf(item.index), grade.toFixed(1), LIMIT, words)]
}

/** Whether texts have too few words. Counting ends with enough of them, which most articles have in their first paragraphs. */
function isShort(texts: readonly Prose[]): boolean {
  let words = 0
  for (const { text } of texts) {
    words += countWords(text)
    if (words >= FEWEST) return false
  }
  return true
}
