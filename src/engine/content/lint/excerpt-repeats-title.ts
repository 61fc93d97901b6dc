import { problem } from '../../problems/problem'
import { pathText, placeOfField } from '../parse/source'
import { type LintRule, textAt } from './rule'

/** Fields that are shown below the title, in cards and search results. */
const SUMMARIES = ['excerpt', 'summary', 'description'] as const

/** A text repeats a title if it has `OF_TITLE` of the words of the title, in order, and they are `OF_TEXT` of its own words. */
const [OF_TITLE, OF_TEXT] = [0.75, 0.5]

/** Finds summaries that are equal to the title, begin with it, or have few other words. */
export const excerptRepeatsTitle: LintRule = (file) => {
  const title = textAt(file, ['title'])
  if (!title) return []
  const words = wordsOf(title.value)
  return SUMMARIES.flatMap((name) => {
    const summary = textAt(file, [name])
    if (!summary || !repeats(words, wordsOf(summary.value))) return []
    return [problem('editorial/excerpt-repeats-title', placeOfField(file.source, summary.path), pathText(summary.path), title.value)]
  })
}

/** Number of words that are compared; titles are shorter. */
const MOST_WORDS = 100

const wordsOf = (text: string) => (text.toLowerCase().match(/[a-z0-9à-ÿ]+/g) ?? []).slice(0, MOST_WORDS)

function repeats(title: readonly string[], text: readonly string[]): boolean {
  if (title.length === 0 || text.length === 0) return false
  // A summary may begin with a title of one or two words.
  if (title.length > 2 && title.every((word, index) => text[index] === word)) return true
  const shared = inCommon(title, text)
  return shared / title.length >= OF_TITLE && shared / text.length >= OF_TEXT
}

/** The number of words that two texts have in common, in order. */
function inCommon(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, () => 0)
  for (const word of a) {
    const next = [0]
    for (const [index, other] of b.entries())
      next.push(word === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0))
    row = next
  }
  return row.at(-1) ?? 0
}
