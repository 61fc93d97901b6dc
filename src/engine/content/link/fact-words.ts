import { problem, type SiteProblem } from '../../problems/problem'
import { type Entries, siteFile } from '../parse/entries'
import { validIdentity } from '../parse/readable-files'
import { placeOfField } from '../parse/source'

/** English words of numbers, from one. */
const WORDS: readonly string[] =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/**
 * Facts of an English site whose `word` is not the word of their `value`. A fact with `counts` takes only that word; for any other, only
 * the word of another number is wrong: it may be `a couple of`.
 */
export function wordProblems(entries: Entries): SiteProblem[] {
  const file = entries.singletons.get('site.facts')
  const facts = siteFile(entries, 'facts')
  if (!file || !facts || !validIdentity(entries).locale?.startsWith('en')) return []
  return Object.entries(facts).flatMap(([key, { value, word, counts }]) => {
    const right = /^\d+$/.test(value) ? WORDS[Number(value) - 1] : undefined
    if (right === undefined || word === undefined || [right, value].includes(word.toLowerCase())) return []
    if (counts === undefined && !WORDS.includes(word.toLowerCase())) return []
    return [problem('fact/word', placeOfField(file.source, [key, 'word']), key, value, word, right)]
  })
}
