import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The vocabulary of schema.org, read from its own file: names without their address. */
export type Vocabulary = {
  isType: (name: string) => boolean
  isProperty: (name: string) => boolean
  /** Whether another term has taken its place. */
  isSuperseded: (name: string) => boolean
  /** A type and all types that it is a kind of. */
  kindsOf: (type: string) => ReadonlySet<string>
  /** The types that can have a property. */
  domainOf: (property: string) => readonly string[]
  /** The types that its values can have. */
  rangeOf: (property: string) => readonly string[]
  /** The types of a term that is a value, such as a way to attend an event. */
  typesOf: (value: string) => readonly string[]
}

/** `<subject> <predicate> <object>` of a line of N-Quads between terms; texts are not needed. */
const QUAD = /^<([^>]+)> <([^>]+)> <([^>]+)> /
const nameOf = (address: string) => address.replace(/^.*[/#]/, '')
const isTerm = (address: string) => address.startsWith('http://schema.org/')

/** Reads the file that schema.org publishes, as `@vocabulary/schema` has it. */
export function readVocabulary(): Vocabulary {
  const require = createRequire(import.meta.url)
  const file = require.resolve('@vocabulary/schema/schema.nq')
  const related = new Map<string, Map<string, string[]>>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', predicate = '', object = ''] = QUAD.exec(line) ?? []
    if (!isTerm(subject)) continue
    const ofPredicate = related.get(nameOf(predicate)) ?? new Map<string, string[]>()
    related.set(nameOf(predicate), ofPredicate)
    ofPredicate.set(nameOf(subject), [...(ofPredicate.get(nameOf(subject)) ?? []), nameOf(object)])
  }
  const find = (predicate: string) => (name: string) => related.get(predicate)?.get(name) ?? []
  const [typesOf, parentsOf] = [find('type'), find('subClassOf')]
  const kindsOf = (type: string): ReadonlySet<string> => new Set([type, ...parentsOf(type).flatMap((parent) => [...kindsOf(parent)])])
  return {
    isType: (name) => typesOf(name).includes('Class'),
    isProperty: (name) => typesOf(name).includes('Property'),
    isSuperseded: (name) => find('supersededBy')(name).length > 0,
    kindsOf,
    domainOf: find('domainIncludes'),
    rangeOf: find('rangeIncludes'),
    typesOf,
  }
}
