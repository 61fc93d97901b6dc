import type { SearchEntry } from '../entry'

/**
 * The index of the texts of entries, in parts. The address of a text decides its segment, so that a change of one text affects only the
 * parts of one segment with its words. A search loads one part of each segment for a word, and for each text that it shows its entry and
 * its words.
 */
export type TextManifest = {
  /** The address of the folder with all parts, with a slash at its end. */
  folder: string
  segments: readonly TextSegment[]
}

/** A segment, by its index. Texts are numbered within it. */
export type TextSegment = {
  /** The group of results of each text, as one digit: its index in `GROUPS`. */
  groups: string
  /** Number of parts with terms; `bucketOf` decides the part of a term. */
  buckets: number
}

/** The terms of one part, each with its postings as packed by `packTextPostings`. */
export type TermPart = Readonly<Record<string, readonly number[]>>

/** A text in the index: its search entry, and the name of the file with its words. */
export type ListedText = { entry: SearchEntry; words: string }

/** Number of texts in a part that lists them. */
export const LISTED_TOGETHER = 16

/** A line of a text, or the non-empty cells of a table row. */
export type TextLine = string | readonly string[]

/** A section of a text: the id of its heading, which may be empty, its heading, and its lines. */
export type TextSection = { id: string; heading: string; lines: readonly TextLine[] }

export const termPartAddress = (folder: string, segment: number, bucket: number) => `${folder}${segment}-${bucket}.json`
export const listAddress = (folder: string, segment: number, text: number) =>
  `${folder}${segment}-texts-${Math.floor(text / LISTED_TOGETHER)}.json`
export const wordsAddress = (folder: string, name: string) => `${folder}${name}.json`

/** Parses the text of a manifest. Throws for anything else, such as an error page. */
export function parseTextManifest(text: string): TextManifest {
  const value: unknown = JSON.parse(text)
  if (!isManifest(value)) throw new Error('This is no index of texts.')
  return value
}

// It comes from the same build as the page, so this check only needs to recognize other answers, such as an error page.
const isManifest = (value: unknown): value is TextManifest => typeof value === 'object' && value !== null && 'segments' in value
