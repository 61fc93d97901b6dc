import { grouped } from '../../../../engine/lib/grouped'
import type { SearchEntry } from '../entry'
import { writeIndex } from '../index-file'
import { foldEntries, vocabularyOf } from '../prepare'
import { indexTerms } from './index-terms'
import { KIND_BASE, type Manifest } from './manifest'
import { partTexts } from './part-texts'

/** Maximum length of a part with terms, in characters: some 8 kB compressed. */
const LONGEST = 24_000

/** Number of entries in a part with records. */
const EACH = 8

type WriteInput = {
  /** The address of the folder for the parts. */
  folder: string
  /** Makes the name of a part from its text. */
  nameOf: (text: string) => string
  /** Maximum length of a part with terms, in characters. */
  longest?: number
}

/** A split index: the text of its manifest, and the texts of its parts by name. */
export type WrittenParts = { manifest: string; parts: ReadonlyMap<string, string> }

/** Splits an index into parts such that a search needs few: one for each word, and those with the entries that it shows. */
export function writeParts(entries: readonly SearchEntry[], { folder, nameOf, longest = LONGEST }: WriteInput): WrittenParts {
  const parts = new Map<string, string>()
  const add = (text: string) => {
    const name = nameOf(text)
    parts.set(name, text)
    return name
  }
  const kinds = [...new Set(entries.map(({ k }) => k))]
  const named = { terms: new Map<string, string>(), start: new Map<string, string>() }
  for (const { kind, start, text } of partTexts(indexTerms(entries), longest)) named[kind].set(start, add(text))
  const words = grouped(vocabularyOf(foldEntries(entries)), (word) => word.charAt(0))
  const manifest: Manifest = {
    folder,
    kinds,
    kindOf: entries.map(({ k }) => kinds.indexOf(k).toString(KIND_BASE)).join(''),
    each: EACH,
    records: Array.from({ length: Math.ceil(entries.length / EACH) }, (_, at) =>
      add(writeIndex(entries.slice(at * EACH, (at + 1) * EACH))),
    ),
    terms: Object.fromEntries(named.terms),
    starts: Object.fromEntries(named.start),
    words: Object.fromEntries([...words].map(([letter, some]) => [letter, add(JSON.stringify(some))])),
  }
  return { manifest: `${JSON.stringify(manifest)}\n`, parts }
}
