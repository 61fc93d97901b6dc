import { longestOf, readingGrade } from '../../lib/readability'
import { sentencesOf } from '../../lib/sentences'
import { countWords } from '../../lib/text'
import { problem, type SiteProblem } from '../../problems/problem'
import { type LintRule, type Prose, proseOf } from './rule'

/**
 * The highest grade at which a text is read without effort by those whom this site is for: executives and engineers, many of whom
 * read English as a second language. At 12 is the press that they read anyway; contracts and papers of science are above 15.
 */
const LIMIT = 12

/** Words below which the measure says more about one name than about the text. */
const FEWEST = 60

/** Articles, and long paragraphs of other files, that are hard to read. */
export const readingLevel: LintRule = (file) => {
  const prose = proseOf(file)
  const article = prose.filter(({ block }) => block && block.kind !== 'heading' && block.kind !== 'cell')
  const paragraphs = prose.filter(({ block, text }) => !block && text.length > FEWEST * 2).map((paragraph) => [paragraph])
  return [article, ...paragraphs].flatMap(hardIn)
}

function hardIn(texts: readonly Prose[]): SiteProblem[] {
  if (texts.reduce((sum, { text }) => sum + countWords(text), 0) < FEWEST) return []
  const sentences = texts.flatMap(({ text, placeOf }) => sentencesOf(text).map((sentence) => ({ ...sentence, placeOf })))
  const grade = readingGrade(sentences.map(({ text }) => text))
  const longest = grade > LIMIT ? longestOf(sentences) : undefined
  if (!longest) return []
  const { item, words } = longest
  return [problem('editorial/reading-level', item.placeOf(item.index), grade.toFixed(1), LIMIT, words)]
}
