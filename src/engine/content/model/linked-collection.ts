import type { SlugOf } from './slugs'

/** The entries of a collection, in order. It is frozen. */
export interface Collection<Name extends string, Entry> {
  readonly size: number
  /** The entry with a slug. A slug that the type checker knows always has one. */
  get(slug: SlugOf<Name>): Entry
  get(slug: string): Entry | undefined
  has(slug: string): boolean
  keys(): Iterable<string>
  values(): readonly Entry[]
}

/** Makes a collection of sorted entries. */
export function collectionOf<Name extends string, Entry extends { slug: string }>(entries: readonly Entry[]): Collection<Name, Entry> {
  const values = Object.freeze([...entries])
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
  const find = (slug: string) => bySlug.get(slug)
  return Object.freeze({
    size: entries.length,
    get: find as Collection<Name, Entry>['get'],
    has: (slug: string) => bySlug.has(slug),
    keys: () => bySlug.keys(),
    values: () => values,
  })
}
