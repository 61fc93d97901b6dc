import { grouped } from '../../../../engine/lib/grouped'
import { once } from '../../../../engine/lib/once'
import { GROUPS, groupOf, type SearchEntry } from '../entry'
import { termParts } from './index-texts'
import {
  LISTED_TOGETHER,
  type ListedText,
  listAddress,
  type TextManifest,
  type TextSection,
  type TextSegment,
  termPartAddress,
  wordsAddress,
} from './text-manifest'

/** Number of texts in a segment, about: with fewer a search loads more files, with more a build after a change takes longer. */
const TEXTS_IN_SEGMENT = 1000

/** Texts for each part with terms, and the fewest and the most parts of a segment: some 3 kB compressed each. */
const TEXTS_IN_BUCKET = 4
const FEWEST_BUCKETS = 8
const MOST_BUCKETS = 256

/** A text to be found: how it is shown, the key of its words, and these words. */
export type FoundText = { entry: SearchEntry; key: string; sections: () => readonly TextSection[] }

type WriteInput = {
  /** The address of the folder for the parts, with a slash at its end. */
  folder: string
  /** Makes a key of values: hexadecimal digits that other values do not have. */
  keyOf: (...values: readonly unknown[]) => string
}

/** Length of the name of the file with the words of a text: 48 bits of the key of its address, so that two of some ten thousand are never the same. */
const NAME_LENGTH = 12

/** Digits of the key of an address that say in which segment its text is. */
const SEGMENT_DIGITS = 8

/** A part: its address, the key of all that goes into it, and its text, which is made when it is asked for. */
export type TextFile = { address: string; key: string; contents: () => string }

type Named = FoundText & { words: string }

/** An index: its manifest, and its parts. */
export type WrittenTexts = { manifest: TextManifest; files: Iterable<TextFile> }

/** Writes the index of some texts, sorted by address. */
export function writeTexts(texts: readonly FoundText[], { folder, keyOf }: WriteInput): WrittenTexts {
  const named = texts.map((text) => ({ ...text, words: keyOf(text.entry.u).slice(0, NAME_LENGTH) }))
  const count = Math.ceil(texts.length / TEXTS_IN_SEGMENT)
  const bySegment = grouped(named, ({ entry }) => Number.parseInt(keyOf(entry.u).slice(0, SEGMENT_DIGITS), 16) % count)
  const segments = [...bySegment.values()].map((own) => ({
    own,
    segment: { groups: own.map(({ entry }) => GROUPS.indexOf(groupOf(entry.k))).join(''), buckets: bucketsFor(own.length) },
  }))
  function* files(): Generator<TextFile> {
    for (const { words, key, sections } of named)
      yield { address: wordsAddress(folder, words), key, contents: () => JSON.stringify(sections()) }
    for (const [number, { own, segment }] of segments.entries())
      yield* segmentFiles(own, segment, { folder, number, key: keyOf(own.map(({ entry, key }) => [entry, key])) })
  }
  return { manifest: { folder, segments: segments.map(({ segment }) => segment) }, files: files() }
}

const bucketsFor = (texts: number) => Math.min(MOST_BUCKETS, Math.max(FEWEST_BUCKETS, Math.ceil(texts / TEXTS_IN_BUCKET)))

type SegmentPlace = { folder: string; number: number; key: string }

function* segmentFiles(own: readonly Named[], { buckets }: TextSegment, { folder, number, key }: SegmentPlace): Generator<TextFile> {
  const parts = once(() =>
    termParts(
      own.map(({ entry, sections }) => ({ title: entry.t, sections: sections() })),
      buckets,
    ),
  )
  for (let bucket = 0; bucket < buckets; bucket++)
    yield { address: termPartAddress(folder, number, bucket), key, contents: () => JSON.stringify(parts()[bucket] ?? {}) }
  for (let at = 0; at < own.length; at += LISTED_TOGETHER) {
    const listed = own.slice(at, at + LISTED_TOGETHER).map(({ entry, words }): ListedText => ({ entry, words }))
    yield { address: listAddress(folder, number, at), key, contents: () => JSON.stringify(listed) }
  }
}
