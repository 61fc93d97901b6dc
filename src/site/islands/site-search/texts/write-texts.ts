import { grouped } from '../../../../engine/lib/grouped'
import { once } from '../../../../engine/lib/once'
import { GROUPS, groupOf, type SearchEntry } from '../entry'
import { termParts } from './index-texts'
import { LISTED_TOGETHER, listAddress, type TextManifest, type TextSection, termPartAddress, wordsAddress } from './text-manifest'

/** Number of texts in a segment, about: with fewer a search loads more files, with more a build after a change takes longer. */
const TEXTS_IN_SEGMENT = 2000

/** Texts for each part with terms, and the fewest and the most parts of a segment: some 3 kB compressed each. */
const TEXTS_IN_BUCKET = 4
const FEWEST_BUCKETS = 8
const MOST_BUCKETS = 256

/** A text to be found: how it is shown, the name of the file with its words, which other words do not have, and these words. */
export type FoundText = { entry: SearchEntry; words: string; sections: () => readonly TextSection[] }

type WriteInput = {
  /** The address of the folder for the parts. */
  folder: string
  /** Makes the name of a part of what is in it. */
  nameOf: (...values: readonly unknown[]) => string
}

/** A part: its address, the key of what is in it, and its text, which is made when it is asked for. */
export type TextFile = { address: string; key: string; contents: () => string }

/** Writes the parts of the index of some texts, sorted by address, and returns its manifest. */
export function* writeTexts(texts: readonly FoundText[], { folder, nameOf }: WriteInput): Generator<TextFile, TextManifest> {
  for (const { words, sections } of texts)
    yield { address: wordsAddress(folder, words), key: words, contents: () => JSON.stringify(sections()) }
  const count = Math.ceil(texts.length / TEXTS_IN_SEGMENT)
  const segments: TextManifest['segments'][number][] = []
  for (const [, own] of grouped(texts, ({ entry }) => Number.parseInt(nameOf(entry.u).slice(0, 8), 16) % count)) {
    const name = nameOf(own.map(listed))
    const buckets = Math.min(MOST_BUCKETS, Math.max(FEWEST_BUCKETS, Math.ceil(own.length / TEXTS_IN_BUCKET)))
    segments.push({ name, groups: own.map(({ entry }) => GROUPS.indexOf(groupOf(entry.k))).join(''), buckets })
    yield* segmentFiles(own, { folder, name, buckets })
  }
  return { folder, segments }
}

type Segment = { folder: string; name: string; buckets: number }

function* segmentFiles(own: readonly FoundText[], { folder, name, buckets }: Segment): Generator<TextFile> {
  const parts = once(() =>
    termParts(
      own.map(({ entry, sections }) => ({ title: entry.t, sections: sections() })),
      buckets,
    ),
  )
  for (let bucket = 0; bucket < buckets; bucket++) {
    const address = termPartAddress(folder, name, bucket)
    yield { address, key: address, contents: () => JSON.stringify(parts()[bucket] ?? {}) }
  }
  for (let at = 0; at < own.length; at += LISTED_TOGETHER) {
    const address = listAddress(folder, name, at)
    yield { address, key: address, contents: () => JSON.stringify(own.slice(at, at + LISTED_TOGETHER).map(listed)) }
  }
}

const listed = ({ entry, words }: FoundText) => ({ entry, words })
