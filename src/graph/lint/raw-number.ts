import { problem, type SiteProblem } from '../../errors/problem'
import { type Prose, proseOf, type Rule } from './rule'

/** A number with its unit, or a word. */
const WORDS = /[$€£]?\d(?:[\d.,/-]*\d)?[A-Za-z]?%?\+?|\p{L}+/gu

/** A value that hardly anything else has: many digits and a plus, such as `200+` or `$250M+`. Others need a word of their label. */
const DISTINCTIVE = /^(?=(?:\D*\d){3}).*\+$/
/** A plain number, in figures or in words, counts what follows it. */
const PLAIN = /^(?:\d+|\p{L}+)$/u

/** Words on either side of a value that may say what it counts, and words behind a plain number that may. */
const [NEAR, BEHIND] = [4, 2]
/** Words of labels that do not say what is counted. */
const FILLERS: ReadonlySet<string> = new Set(['a', 'active', 'an', 'and', 'average', 'day', 'in', 'of', 'on', 'per', 'rate', 'the', 'to', 'with', 'year'])

/** Numbers that are written out although they are facts of the site. */
export const rawNumber: Rule = (file, { facts }) => {
  if (!facts) return []
  const byValue: ByValue = new Map()
  for (const [key, { value, label }] of facts) byValue.set(value.toLowerCase(), [...(byValue.get(value.toLowerCase()) ?? []), { key, label }])
  return proseOf(file).flatMap((prose) => rawIn(prose, byValue))
}

/** The facts that have a value. */
type ByValue = Map<string, readonly { key: string; label: string }[]>

function rawIn({ text, block, placeOf }: Prose, byValue: ByValue): SiteProblem[] {
  const found = [...text.matchAll(WORDS)]
  const stems = found.map(([word]) => stem(word))
  return found.flatMap(({ 0: word, index }, at) => {
    const candidates = byValue.get(word.toLowerCase())
    if (!candidates) return []
    const near = PLAIN.test(word) ? stems.slice(at + 1, at + 1 + BEHIND) : stems.slice(Math.max(0, at - NEAR), at + NEAR + 1)
    const [best] = candidates
      .map(({ key, label }) => ({ key, label, hits: hits(label, near) }))
      .toSorted((a, b) => b.hits - a.hits)
    if (!best || (best.hits === 0 && !DISTINCTIVE.test(word))) return []
    const better = block ? `\`<Fact name="${best.key}" />\`` : `\`{fact:${best.key}}\``
    return [problem('editorial/raw-number', placeOf(index), word, best.key, best.label, better)]
  })
}

/** How many words of a label stand near. */
const hits = (label: string, near: readonly string[]) =>
  (label.match(WORDS) ?? []).map(stem).filter((word) => !FILLERS.has(word) && near.includes(word)).length

/** A word without what a plural adds. */
const stem = (word: string) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')
