import { diffWordsWithSpace } from 'diff'

/** A change in a text: the words before it, those removed, those added, and the words after it. */
export type ChangedWords = { before: string; removed: string; added: string; after: string }

/** Number of words that are shown before and after a change. */
const AROUND = 5

/** Two changes with no more words between them are one. */
const BETWEEN = 2

type Part = { removed: string; added: string; same: string }

/** What differs between two texts, in order. */
export function changedWords(one: string, other: string): ChangedWords[] {
  const parts = joined(diffWordsWithSpace(one, other))
  return parts.flatMap(({ removed, added, same }, at) =>
    removed === '' && added === '' ? [] : [{ before: lastWords(parts[at - 1]?.same ?? ''), removed, added, after: firstWords(same) }],
  )
}

/** Groups a comparison into parts: a change, which is empty at most in the first part, and the unchanged words after it. */
function joined(compared: readonly { added: boolean; removed: boolean; value: string }[]): readonly Part[] {
  const parts: Part[] = []
  let last: Part = { removed: '', added: '', same: '' }
  for (const { added, removed, value } of compared) {
    if (!added && !removed) {
      last.same += value
      continue
    }
    if (last.same !== '' && (last.removed !== '' || last.added !== '') && wordsOf(last.same).length <= BETWEEN)
      last = { removed: last.removed + last.same, added: last.added + last.same, same: '' }
    else if (last.same !== '') {
      parts.push(last)
      last = { removed: '', added: '', same: '' }
    }
    if (added) last.added += value
    else last.removed += value
  }
  return [...parts, last]
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')

const firstWords = (text: string) => {
  const words = text.split(/(?<=\s)(?=\S)/)
  return words.length > AROUND ? `${words.slice(0, AROUND).join('').trimEnd()} …` : text
}

const lastWords = (text: string) => {
  const words = text.split(/(?<=\s)(?=\S)/)
  return words.length > AROUND ? `… ${words.slice(-AROUND).join('')}` : text
}
