import { problem, type SiteProblem } from '../../problems/problem'
import type { FactNumbers } from './fact-numbers'
import { matchesIn } from './matches'
import type { LintRule, Prose } from './rule'

/**
 * A value that is unlikely to mean something else: many digits and a plus, such as `200+` or `$250M+`. For other values, a word of their
 * label has to be near.
 */
const DISTINCTIVE = /^(?=(?:\D*\d){3}).*\+$/
/** A plain number, in figures or words: only the words that follow it can say what it counts. */
const PLAIN = /^(?:\d+|[A-Za-z]+)$/
/** Text before a value that makes it a part of another number. */
const BEFORE = /(?:[A-Za-zÀ-ÿ\d$€£#_]|\d[.,:/]|[-–])$/

const WORD = /[A-Za-zÀ-ÿ]+/g
/** How many words around a value are compared with its label, and how many words after a plain number. */
const [NEAR, AFTER] = [4, 2]
/** Characters that are searched for these words. */
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

/** Finds numbers in texts that are values of facts. */
export const rawNumber: LintRule = ({ prose }, { numbers }) => (numbers ? prose.flatMap((text) => rawIn(text, numbers)) : [])

function rawIn({ text, block, placeOf }: Prose, { pattern, byValue }: FactNumbers): SiteProblem[] {
  return matchesIn(text, pattern).flatMap(({ 0: value, index }) => {
    if (BEFORE.test(text.slice(Math.max(0, index - 2), index))) return []
    const after = stems(text.slice(index + value.length, index + value.length + REACH))
    const before = stems(text.slice(Math.max(0, index - REACH), index))
    const near = PLAIN.test(value) ? after.slice(0, AFTER) : [...before.slice(-NEAR), ...after.slice(0, NEAR)]
    const [best] = (byValue.get(value) ?? [])
      .map(({ key, label }) => ({ key, label, hits: hits(label, near) }))
      .toSorted((a, b) => b.hits - a.hits)
    if (!best || (best.hits === 0 && !DISTINCTIVE.test(value))) return []
    const better = block ? `\`<Fact name="${best.key}" />\`` : `\`{fact:${best.key}}\``
    return [problem('editorial/raw-number', placeOf(index), value, best.key, best.label, better)]
  })
}

/** The number of words of a label that are near. */
const hits = (label: string, near: readonly string[]) => stems(label).filter((word) => !FILLERS.has(word) && near.includes(word)).length

/** The words of a text in lower case, in the singular. */
const stems = (text: string) => (text.match(WORD) ?? []).map((word) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, ''))
