import { grouped } from '../../../../engine/lib/grouped'
import { type Postings, packPostings, postingsOfStart } from './postings'

/** A part of a split index, and the prefix of all of its terms. */
export type PartText = { kind: 'terms' | 'start'; start: string; text: string }

/** A term, and its line in a part. */
type Line = { term: string; postings: Postings; text: string }

/**
 * Splits terms into parts such that any word needs only one. Terms with a common prefix are one part, unless it is longer than `longest`
 * characters: then they are divided by their next letter, and a part lists the entries that have any of them. Only a part with a single
 * term may be longer.
 */
export function* partTexts(terms: readonly (readonly [term: string, postings: Postings])[], longest: number): Generator<PartText> {
  const lines = terms.map(([term, postings]) => ({
    term,
    postings,
    text: `${JSON.stringify(term)}:${JSON.stringify(packPostings(postings))}`,
  }))
  for (const [start, some] of byStart(lines, 1)) yield* divided(start, some, longest)
}

function* divided(start: string, lines: readonly Line[], longest: number): Generator<PartText> {
  const text = `{${lines.map((line) => line.text).join(',\n')}}\n`
  if (lines.length === 1 || text.length <= longest) {
    yield { kind: 'terms', start, text }
    return
  }
  const postings = postingsOfStart(
    start,
    lines.map((line) => [line.term, line.postings]),
  )
  yield { kind: 'start', start, text: `${JSON.stringify(packPostings(postings))}\n` }
  const longer = lines.filter(({ term }) => term !== start)
  for (const [next, some] of byStart(longer, start.length + 1)) yield* divided(next, some, longest)
}

const byStart = (lines: readonly Line[], length: number) => grouped(lines, ({ term }) => term.slice(0, length))
