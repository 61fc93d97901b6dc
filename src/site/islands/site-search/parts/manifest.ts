import type { SearchKind } from '../entry'

/**
 * What a search needs to know before it fetches parts of a split index. Parts are named by the hash of their contents; their address is
 * `folder/name.json`.
 */
export type Manifest = {
  folder: string
  /** Kinds of content, and for each entry the index of its kind as one digit to the base of `KIND_BASE`. */
  kinds: readonly SearchKind[]
  kindOf: string
  /** Number of entries in a part with records, and the names of these parts in the order of their entries. */
  each: number
  records: readonly string[]
  /** Parts with all terms that begin with these letters (`PackedTerms`). No key is a prefix of another. */
  terms: Readonly<Record<string, string>>
  /** Parts with the postings of prefixes that more terms have than fit into one part (`PackedPostings`). */
  starts: Readonly<Record<string, string>>
  /** Parts with the words that are possible corrections, by first letter. */
  words: Readonly<Record<string, string>>
}

/** Base of the digits of `kindOf`: the most kinds that there can be. */
export const KIND_BASE = 36

/** First character of a manifest; an index in a single file is a list. */
const BEGINS = '{'

export const isManifestText = (index: string) => index.startsWith(BEGINS)

/** Parses the text of a manifest. Throws for anything else, such as an error page. */
export function parseManifest(index: string): Manifest {
  const value: unknown = JSON.parse(index)
  if (!isManifest(value)) throw new Error('This is no search index.')
  return value
}

// It comes from the same build as the page, so this check only needs to recognize other answers, such as an error page.
const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && 'records' in value && 'terms' in value
