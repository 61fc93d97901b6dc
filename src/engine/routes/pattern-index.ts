import { matchPath } from 'react-router-dom'
import { withoutTrailingSlashes } from './trailing-slashes'

/** A trie of items by the parts of their patterns: `any` is the branch of a parameter. */
type Branch<Item> = { parts: Map<string, Branch<Item>>; any: Branch<Item> | undefined; ends: Placed<Item>[] }
type Placed<Item> = { item: Item; place: number }

const branch = <Item>(): Branch<Item> => ({ parts: new Map(), any: undefined, ends: [] })

/** The parts of an address or a pattern. The case of letters and slashes at the end do not matter. */
const partsOf = (address: string) => lowered(withoutTrailingSlashes(address)).split('/').slice(1)

const lowered = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

const firstPartOf = (address: string) => {
  const end = address.indexOf('/', 1)
  return lowered(address.slice(1, end === -1 ? undefined : end))
}

/**
 * Makes a function that finds all items whose pattern matches an address, in their order. It walks a trie by the parts of the address, so
 * that its time does not depend on the number of items.
 */
export function patternIndex<Item>(items: readonly Item[], patternOf: (item: Item) => string): (address: string) => readonly Item[] {
  const root = branch<Item>()
  for (const [place, item] of items.entries()) {
    let at = root
    for (const part of partsOf(patternOf(item))) {
      const next = (part.startsWith(':') ? at.any : at.parts.get(part)) ?? branch<Item>()
      if (part.startsWith(':')) at.any = next
      else at.parts.set(part, next)
      at = next
    }
    at.ends.push({ item, place })
  }
  const mayMatch = (first: string) => root.any !== undefined || root.parts.has(first)
  return (address) => {
    // Most addresses share their first part with no pattern: they are not split.
    if (address.length > 1 && !mayMatch(firstPartOf(address))) return []
    let at: readonly Branch<Item>[] = [root]
    for (const part of partsOf(address)) {
      at = at.flatMap(({ parts, any }) => [parts.get(part), any].filter((next) => next !== undefined))
      if (at.length === 0) return []
    }
    return at
      .flatMap(({ ends }) => ends)
      .toSorted((a, b) => a.place - b.place)
      .map(({ item }) => item)
      .filter((item) => matchPath(patternOf(item), address))
  }
}

/** The addresses that each pattern matches, in their order. A pattern that matches none is left out. */
export function addressesByPattern(patterns: Iterable<string>, addresses: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const patternsOf = patternIndex([...new Set(patterns)], (pattern) => pattern)
  const found = new Map<string, string[]>()
  for (const address of addresses)
    for (const pattern of patternsOf(address)) {
      const known = found.get(pattern)
      if (known) known.push(address)
      else found.set(pattern, [address])
    }
  return found
}
