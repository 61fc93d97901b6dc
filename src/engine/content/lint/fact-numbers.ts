import { escapeRegExp } from '../../lib/escape-reg-exp'
import type { Facts } from '../link/facts'

/** The facts that have the same value. */
type Valued = readonly { key: string; label: string }[]

/** Facts by their value, and a pattern that finds these values in a text. */
export type FactNumbers = { pattern: RegExp; byValue: ReadonlyMap<string, Valued> }

/** The values of facts, in figures and in words. */
export function factNumbersOf(facts: Facts): FactNumbers {
  const byValue = new Map<string, Valued>()
  for (const [key, { value, label }] of facts) byValue.set(value, [...(byValue.get(value) ?? []), { key, label }])
  // The longest values first, so that `200+` is not found as `200`.
  const values = [...byValue.keys()].toSorted((a, b) => b.length - a.length).map(escapeRegExp)
  // The value must not be a part of another number: `1,200+`, `v2.200`, `200+%`, `192.200.10`.
  const pattern = values.length === 0 ? /(?!)/g : new RegExp(`(?:${values.join('|')})(?![A-Za-z0-9%+]|[.,:/-]\\d)`, 'g')
  return { pattern, byValue }
}
