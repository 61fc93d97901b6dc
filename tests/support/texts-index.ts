import { keyOf } from '../../renderer/key'
import { type IndexedText, termsText, wordsContents } from '../../src/site/islands/site-search/texts/index-texts'
import { createTextSearch, type TextSearch } from '../../src/site/islands/site-search/texts/search-texts'
import type { TextSection } from '../../src/site/islands/site-search/texts/text-manifest'
import { type SearchableText, termContents, writeTexts } from '../../src/site/islands/site-search/texts/write-texts'
import { inventedText } from './search-entries'

const FOLDER = '/texts/'

/** A text to be found: its address, its title and its parts. */
export type MadeText = { address: string; title: string; sections: readonly TextSection[] }

/** A search in texts, and the addresses that it has requested so far, each once. */
type Visitor = { texts: TextSearch; requests: () => readonly string[] }

/**
 * The index of some texts: its files by address, a search in it, and a function that makes one for a visitor who has fetched nothing yet.
 */
export type TextsIndex = { files: ReadonlyMap<string, string>; texts: TextSearch; visitor: () => Visitor }

/** Makes the index of some texts. */
export function textsIndex(texts: readonly MadeText[]): TextsIndex {
  const found = texts.map(({ address, title, sections }): SearchableText & IndexedText & Pick<MadeText, 'sections'> => ({
    url: address,
    entry: () => ({ u: address, k: 'blog', t: title, d: title }),
    key: () => keyOf(sections),
    title,
    terms: termsText(sections),
    sections,
  }))
  const { manifest, lists, parts } = writeTexts(found, { folder: FOLDER, keyOf })
  const made = parts.flatMap(({ files: together }) => {
    const { recipe, named, texts: own } = together()
    const contents = recipe.kind === 'words' ? own.map(({ sections }) => wordsContents(sections)) : termContents(own, recipe.buckets)
    return named.map(({ address }, index) => [address, contents[index] ?? ''] as const)
  })
  const listed = lists.flatMap(({ files: together }) => together())
  const files = new Map([...made, ...listed.map(({ address, contents }) => [address, contents()] as const)])
  const visitor = (): Visitor => {
    const requests = new Set<string>()
    const search = createTextSearch(manifest(), async (address) => {
      requests.add(address)
      const text = files.get(address)
      if (text === undefined) throw new Error(`There is no ${address}.`)
      return text
    })
    return { texts: search, requests: () => [...requests] }
  }
  return { files, texts: visitor().texts, visitor }
}

/** A number of long texts of invented words, the same in each run. Only the one at `/blog/needle` has the word `needle`. */
export function longTexts(count: number): MadeText[] {
  const words = inventedText(count)
  return Array.from({ length: count }, (_, at) => ({
    address: at === 0 ? '/blog/needle' : `/blog/${words(4).replaceAll(' ', '-')}-${at}`,
    title: words(6),
    sections: Array.from({ length: 5 }, (_section, section) => ({
      id: `part-${section}`,
      heading: words(4),
      lines: Array.from({ length: 4 }, () => `${words(35)}.`).concat(at === 0 && section === 2 ? [`The needle ${words(6)}.`] : []),
    })),
  }))
}
