import { holdsText } from '../../lib/holds-text'
import { nearest } from '../../lib/nearest.mjs'
import { capitalized } from '../../lib/text'
import { problem, type SiteProblem } from '../../problems/problem'
import type { FactTable } from '../model/site-files'
import type { Source } from '../parse/source'
import type { TextField } from '../parse/text-fields'
import { placesInText } from '../parse/text-place'

/** Value and label of each fact by its key; `key.word` and `key.Word` are the value in words. */
export type Facts = ReadonlyMap<string, { value: string; label: string }>

/** The facts by the keys that texts may use. */
export const factsOf = (declared: FactTable): Facts =>
  new Map(
    Object.entries(declared).flatMap(([key, { value, word, label }]) => [
      [key, { value, label }] as const,
      ...(word === undefined
        ? []
        : [[`${key}.word`, { value: word, label }] as const, [`${key}.Word`, { value: capitalized(word), label }] as const]),
    ]),
  )

const PLACE = /\{fact:([^{}\s]*)\}/g

/** The key of a fact from the name that a text uses: `clients.word` names the fact `clients`. */
export const keyOfFact = (name: string) => name.replace(/\..*$/s, '')

/** The names of facts in the attributes of a component. */
export const factsInProps = (props: object) => [...JSON.stringify(props).matchAll(PLACE)].map(([, name = '']) => name)

/** The keys of the facts that a text names. */
export const factsInText = (text: string) => [...text.matchAll(PLACE)].map(([, name = '']) => keyOfFact(name))

export const unknownFact = (key: string, place: SiteProblem['place'], facts: Facts) =>
  problem('fact/unknown', place, key, nearest(key, facts.keys()))

/** The start of every place of a fact, for a fast test: most texts have none. */
const BEGINS = '{fact:'

/** Replaces facts in every text of plain data by their values. Data without any is returned as it is. */
export const fillFacts = <Data>(data: Data, facts: Facts): Data => (holdsText(data, BEGINS) ? filled(data, facts) : data)

function filled<Data>(data: Data, facts: Facts): Data {
  if (typeof data === 'string') return data.replace(PLACE, (whole, key: string) => facts.get(key)?.value ?? whole) as Data
  if (Array.isArray(data)) return data.map((item: unknown) => filled(item, facts)) as Data
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, filled<unknown>(value, facts)])) as Data
}

/** Finds unknown facts in the text of a field. */
export function unknownFactsIn({ value, path }: TextField, source: Source, facts: Facts): SiteProblem[] {
  if (!value.includes(BEGINS)) return []
  const placeOf = placesInText(source, path)
  return [...value.matchAll(PLACE)].flatMap(({ 1: key = '', index }) => (facts.has(key) ? [] : [unknownFact(key, placeOf(index), facts)]))
}
