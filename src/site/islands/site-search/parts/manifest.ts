import type { SearchKind } from '../entry'

/**
 * What a search needs to know before it asks for a part of a split index. Parts are named after their contents; their address is
 * `folder/name.json`.
 */
export type Manifest = {
  folder: string
  /** Kinds of content, and for each entry the index of its kind as one digit to the base of `KIND_BASE`. */
  kinds: readonly SearchKind[]
  kindOf: string
  /** Number of entries of a part with records, and these parts in the order of their entries. */
  each: number
  records: readonly string[]
  /** Parts with all terms that begin with these letters (`PackedTerms`). No key is the beginning of another. */
  terms: Readonly<Record<string, string>>
  /** Parts with the postings of beginnings that more terms have than one part holds (`PackedPostings`). */
  starts: Readonly<Record<string, string>>
  /** Parts with the words that a mistyped one may stand for, by their first letter. */
  words: Readonly<Record<string, string>>
}

/** Base of the digits of `kindOf`: there may be as many kinds. */
export const KIND_BASE = 36

/** First character of an index that is a manifest; one in a single file is a list. */
const BEGINS = '{'

export const isManifestText = (index: string) => index.startsWith(BEGINS)

/** Parses the text of a manifest. Throws for anything else, such as an error page. */
export function parseManifest(index: string): Manifest {
  const value: unknown = JSON.parse(index)
  if (!isManifest(value)) throw new Error('This is no search index.')
  return value
}

// It comes from the same build as the page, so this only tells it from another kind of answer.
const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && 'records' in value && 'terms' in value
