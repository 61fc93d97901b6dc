import { parseIndex } from '../index-file'
import { type FoldedEntry, foldEntries } from '../prepare'
import type { Manifest } from './manifest'
import { type PackedPostings, type PackedTerms, type Postings, postingsOfStart, unpackPostings } from './postings'

/** Fetches the text at an address. Rejects if that fails. */
export type Fetch = (address: string) => Promise<string>

/** Reads the parts of a split index on demand. All functions reject if a part cannot be fetched. */
export type PartReader = {
  /** The entries with terms that begin with a word. */
  postings: (word: string) => Promise<Postings>
  /** Possible corrections of a word: those with its first letter. */
  words: (word: string) => Promise<readonly string[]>
  /** The entries with these numbers, by number. */
  records: (numbers: readonly number[]) => Promise<ReadonlyMap<number, FoldedEntry>>
}

/** The reader of an index. `fetch` is expected to cache. */
export function createPartReader({ folder, each, ...names }: Manifest, fetch: Fetch): PartReader {
  const textOf = (name: string) => fetch(`${folder}/${name}.json`)
  // Part names contain the hash of the contents, so a part is as written by the build that wrote the manifest.
  const partOf = async <Part>(name: string) => JSON.parse(await textOf(name)) as Part
  return {
    async postings(word) {
      const start = nameIn(names.starts, word)
      if (start !== undefined) return unpackPostings(await partOf<PackedPostings>(start))
      const part = beginningsOf(word)
        .map((beginning) => nameIn(names.terms, beginning))
        .find((name) => name !== undefined)
      if (part === undefined) return new Map()
      const own = Object.entries(await partOf<PackedTerms>(part)).filter(([term]) => term.startsWith(word))
      return postingsOfStart(
        word,
        own.map(([term, packed]) => [term, unpackPostings(packed)]),
      )
    },
    async words(word) {
      const part = nameIn(names.words, word.charAt(0))
      return part === undefined ? [] : partOf<readonly string[]>(part)
    },
    async records(numbers) {
      const chunks = [...new Set(numbers.map((number) => Math.floor(number / each)))]
      const found = chunks.map(async (chunk) => {
        const name = names.records[chunk]
        const prepared = name === undefined ? [] : foldEntries(parseIndex(await textOf(name)))
        return prepared.map((one, index) => [chunk * each + index, one] as const)
      })
      return new Map((await Promise.all(found)).flat())
    },
  }
}

const beginningsOf = (word: string) => Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1))

/** A name in a table; ignores inherited properties such as `constructor`. */
const nameIn = (table: Readonly<Record<string, string>>, key: string) => (Object.hasOwn(table, key) ? table[key] : undefined)
