import { problem, type SiteProblem } from '../../problems/problem'
import type { FactNumbers } from './fact-numbers'
import { type LintRule, type Prose, proseOf } from './rule'

/** A value that hardly anything else has: many digits and a plus, such as `200+` or `$250M+`. Others need a word of their label. */
const DISTINCTIVE = /^(?=(?:\D*\d){3}).*\+$/
/** A plain number, in figures or in words, counts what follows it. */
const PLAIN = /^(?:\d+|[A-Za-z]+)$/
/** What makes another number of a value that it stands before. */
const BEFORE = /(?:[A-Za-zÀ-ÿ\d$€£#_]|\d[.,:/]|[-–])$/

const WORD = /[A-Za-zÀ-ÿ]+/g
/** Words on either side of a value that may say what it counts, and words behind a plain number that may. */
const [NEAR, BEHIND] = [4, 2]
/** Signs in which that many words find room. */
const REACH = 60

/** Words of labels that do not say what is counted. */
const FILLERS: ReadonlySet<string> = new Set([
  'a',
  'active',
  'an',
  'and',
  'average',
  'day',
  'in',
  'of',
  'on',
  'per',
  'rate',
  'the',
  'to',
  'with',
  'year',
])

/** Numbers that are written out although they are facts of the site. */
export const rawNumber: LintRule = (file, { numbers }) => (numbers ? proseOf(file).flatMap((prose) => rawIn(prose, numbers)) : [])

function rawIn({ text, block, placeOf }: Prose, { pattern, byValue }: FactNumbers): SiteProblem[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: value, index }) => {
    if (BEFORE.test(text.slice(Math.max(0, index - 2), index))) return []
    const after = stems(text.slice(index + value.length, index + value.length + REACH))
    const before = stems(text.slice(Math.max(0, index - REACH), index))
    const near = PLAIN.test(value) ? after.slice(0, BEHIND) : [...before.slice(-NEAR), ...after.slice(0, NEAR)]
    const [best] = (byValue.get(value) ?? [])
      .map(({ key, label }) => ({ key, label, hits: hits(label, near) }))
      .toSorted((a, b) => b.hits - a.hits)
    if (!best || (best.hits === 0 && !DISTINCTIVE.test(value))) return []
    const better = block ? `\`<Fact name="${best.key}" />\`` : `\`{fact:${best.key}}\``
    return [problem('editorial/raw-number', placeOf(index), value, best.key, best.label, better)]
  })
}

/** How many words of a label stand near. */
const hits = (label: string, near: readonly string[]) => stems(label).filter((word) => !FILLERS.has(word) && near.includes(word)).length

/** Words in lower case, without what a plural adds. */
const stems = (text: string) => (text.match(WORD) ?? []).map((word) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, ''))
