import { problem } from '../../errors/problem'
import { longestOf, readingGrade } from '../../lib/readability'
import { type Sentence, sentencesOf } from '../../lib/sentences'
import { countWords } from '../../lib/text'
import { type Prose, proseOf, type Rule } from './rule'

/**
 * The grade up to which a text is read without effort by those whom this site is for: executives and engineers, many of them not
 * in their first language. Trade press is at 11 to 13, contracts and papers of science are above 15.
 */
const LIMIT = 13

/** Words below which the measure says nothing about a text. */
const FEWEST = 60

/** Articles, and long paragraphs of other files, that are hard to read by the Flesch-Kincaid grade. */
export const readingLevel: Rule = (file) => {
  const prose = proseOf(file)
  const article = prose.filter(({ block }) => block && block.kind !== 'heading' && block.kind !== 'cell')
  const paragraphs = prose.filter(({ field }) => field).map((paragraph) => [paragraph])
  return [article, ...paragraphs].flatMap(hardIn)
}

function hardIn(texts: readonly Prose[]) {
  if (texts.reduce((sum, { text }) => sum + countWords(text), 0) < FEWEST) return []
  const sentences = texts.flatMap(({ text, placeOf }) => sentencesOf(text).map((sentence: Sentence) => ({ ...sentence, placeOf })))
  const grade = readingGrade(sentences.map(({ text }) => text))
  const longest = longestOf(sentences)
  if (!longest || grade <= LIMIT) return []
  const { sentence, words } = longest
  return [problem('editorial/reading-level', sentence.placeOf(sentence.index), grade.toFixed(1), LIMIT, words)]
}
