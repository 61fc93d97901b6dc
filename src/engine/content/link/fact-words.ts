import { problem, type SiteProblem } from '../../problems/problem'
import { type Entries, siteFile } from '../parse/entries'
import { validIdentity } from '../parse/readable-files'
import { placeOfField } from '../parse/source'

/** English words of numbers, from one. */
const WORDS: readonly string[] =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** A number in figures, without commas. */
const NUMBER = /\d+(?:\.\d+)?/

/**
 * Facts of an English site whose `word` is not the word of their `value`. A fact with `counts` takes only that word; for any other, only
 * another number is wrong, in figures or as a word: it may be `a couple of`.
 */
export function wordProblems(entries: Entries): SiteProblem[] {
  const file = entries.singletons.get('site.facts')
  const facts = siteFile(entries, 'facts')
  if (!file || !facts || !validIdentity(entries).locale?.startsWith('en')) return []
  return Object.entries(facts).flatMap(([key, { value, word, counts }]) => {
    if (word === undefined) return []
    const accuse = (right: string) => [problem('fact/word', placeOfField(file.source, [key, 'word']), key, value, word, right)]
    const [figure, other] = [value, word].map((text) => text.replaceAll(',', '').match(NUMBER)?.[0])
    if (figure !== undefined && other !== undefined && figure !== other) return accuse(figure)
    const right = /^\d+$/.test(value) ? WORDS[Number(value) - 1] : undefined
    if (right === undefined || [right, value].includes(word.toLowerCase())) return []
    return counts === undefined && !WORDS.includes(word.toLowerCase()) ? [] : accuse(right)
  })
}
