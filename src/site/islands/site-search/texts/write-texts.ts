import { grouped } from '../../../../engine/lib/grouped'
import { GROUPS, groupOf, type SearchEntry } from '../entry'
import { type IndexedText, termParts } from './index-texts'
import { LISTED_TOGETHER, type ListedText, listAddress, type TextManifest, termPartAddress, wordsAddress } from './text-manifest'

/** Approximate number of texts in a segment: with fewer, a search loads more files; with more, a build after a change takes longer. */
const TEXTS_IN_SEGMENT = 1000

/** Number of texts for each part with terms, and the fewest and the most parts of a segment: some 3 kB compressed each. */
const TEXTS_IN_BUCKET = 4
const FEWEST_BUCKETS = 8
const MOST_BUCKETS = 256

/** A text to index, with its search entry and a key that changes with the text. Both are read only by files that contain them. */
export type SearchableText = { url: string; title: string; entry: () => SearchEntry; key: () => string }

type WriteInput = {
  /** The address of the folder for the parts, with a trailing slash. */
  folder: string
  /** Makes a unique key of values, in hexadecimal digits. */
  keyOf: (...values: readonly unknown[]) => string
}

/**
 * Length of the name of the file with the words of a text: 48 bits of the hash of its address, so that a collision among ten thousand is
 * practically impossible.
 */
const NAME_LENGTH = 12

/** Number of digits of the hash of an address that decide the segment. */
const SEGMENT_DIGITS = 8

/** A file by its address, and the key of its contents. */
type NamedFile = { address: string; key: string }

/** A file that lists texts, with lazily computed contents. */
type TextList = NamedFile & { contents: () => string }

/** How to make the contents of parts from texts: the words of one, or the terms of a segment in `buckets` parts. Plain data. */
export type PartsRecipe = { kind: 'words' } | { kind: 'terms'; buckets: number }

/** Files of an index that are named together, lazily, with the name of the part. */
type TextPart<Files> = { name: string; files: () => Files }

/** Files that are made together from some texts (`wordsContents`, `termContents`). */
type MadeTogether<Text> = { named: readonly NamedFile[]; recipe: PartsRecipe; texts: readonly Text[] }

/** A text with the name of the file with its words, and the number that decides its segment. */
type Named<Text> = { text: Text; words: string; number: number }

/** An index: its manifest, files that list texts, and files made from texts. */
type WrittenTexts<Text> = {
  manifest: () => TextManifest
  lists: readonly TextPart<readonly TextList[]>[]
  parts: readonly TextPart<MadeTogether<Text>>[]
}

/**
 * Writes the index of some texts, sorted by address. The key of a text is read only by its own files and by those with terms of its
 * segment.
 */
export function writeTexts<Text extends SearchableText>(texts: readonly Text[], { folder, keyOf }: WriteInput): WrittenTexts<Text> {
  const named = texts.map((text): Named<Text> => {
    const key = keyOf(text.url)
    return { text, words: key.slice(0, NAME_LENGTH), number: Number.parseInt(key.slice(0, SEGMENT_DIGITS), 16) }
  })
  const count = Math.ceil(texts.length / TEXTS_IN_SEGMENT)
  const bySegment = grouped(named, ({ number }) => number % count)
  const segments = Array.from({ length: count }, (_, number) => {
    const own = bySegment.get(number) ?? []
    return { own, number, buckets: bucketsFor(own.length) }
  })
  const wordsPart = ({ text, words }: Named<Text>): TextPart<MadeTogether<Text>> => ({
    name: words,
    files: () => ({ named: [{ address: wordsAddress(folder, words), key: text.key() }], recipe: { kind: 'words' }, texts: [text] }),
  })
  const termsPart = ({ own, number, buckets }: Segment<Text>): TextPart<MadeTogether<Text>> => ({
    name: `terms ${number}`,
    files() {
      const key = keyOf(own.map(({ text: { title, key: keyOfText } }) => [title, keyOfText()]))
      return {
        named: Array.from({ length: buckets }, (_, bucket) => ({ address: termPartAddress(folder, number, bucket), key })),
        recipe: { kind: 'terms', buckets },
        texts: own.map(({ text }) => text),
      }
    },
  })
  const listsPart = ({ own, number }: Segment<Text>): TextPart<readonly TextList[]> => ({
    name: `lists ${number}`,
    files: () => listsOf(own, { folder, number, key: keyOf(own.map(({ text: { entry } }) => entry())) }),
  })
  return {
    manifest: () => ({ folder, segments: segments.map(({ own, buckets }) => ({ groups: groupsOf(own), buckets })) }),
    lists: segments.map(listsPart),
    parts: [...named.map(wordsPart), ...segments.map(termsPart)],
  }
}

/** The contents of the parts with the terms of a segment, in the order of their names. */
export const termContents = (texts: readonly IndexedText[], buckets: number): readonly string[] =>
  termParts(texts, buckets).map((part) => JSON.stringify(part))

const bucketsFor = (texts: number) => Math.min(MOST_BUCKETS, Math.max(FEWEST_BUCKETS, Math.ceil(texts / TEXTS_IN_BUCKET)))

/** The texts of a segment, its index, and the number of its parts with terms. */
type Segment<Text> = { own: readonly Named<Text>[]; number: number; buckets: number }

/** The group of each text, in the format of the manifest. */
const groupsOf = (own: readonly Named<SearchableText>[]) => own.map(({ text }) => GROUPS.indexOf(groupOf(text.entry().k))).join('')

function listsOf(
  own: readonly Named<SearchableText>[],
  { folder, number, key }: { folder: string; number: number; key: string },
): readonly TextList[] {
  const starts = Array.from({ length: Math.ceil(own.length / LISTED_TOGETHER) }, (_, index) => index * LISTED_TOGETHER)
  return starts.map((at) => {
    const listed = () => own.slice(at, at + LISTED_TOGETHER).map(({ text: { entry }, words }): ListedText => ({ entry: entry(), words }))
    return { address: listAddress(folder, number, at), key, contents: () => JSON.stringify(listed()) }
  })
}
