import { gzipSync } from 'node:zlib'
import { keyOf } from '../../renderer/key'
import type { SearchEntry } from '../../src/site/islands/site-search/entry'
import { parseManifest } from '../../src/site/islands/site-search/parts/manifest'
import { createSearchOfParts } from '../../src/site/islands/site-search/parts/search-parts'
import { writeParts } from '../../src/site/islands/site-search/parts/write-parts'
import type { Search } from '../../src/site/islands/site-search/search'

const MANIFEST = '/search-index.json'
const FOLDER = '/parts'

/** The files of a split index by address, and a search in it with what it has fetched so far. */
export type MeasuredSearch = {
  files: ReadonlyMap<string, string>
  search: Search
  requests: () => readonly string[]
  /** Bytes of the manifest and of each part that was fetched, compressed with gzip. */
  fetched: () => number
}

/** Splits an index, and returns a function that makes the search of a visitor who has fetched nothing of it yet. */
export function splitIndex(entries: readonly SearchEntry[], longest?: number): () => MeasuredSearch {
  const { manifest, parts } = writeParts(entries, {
    folder: FOLDER,
    nameOf: (text) => keyOf(text).slice(0, 12),
    ...(longest !== undefined && { longest }),
  })
  const files = new Map([[MANIFEST, manifest], ...[...parts].map(([name, text]) => [`${FOLDER}/${name}.json`, text] as const)])
  const sizeOf = (address: string) => gzipSync(files.get(address) ?? '').length
  return () => {
    const requests: string[] = []
    const search = createSearchOfParts(parseManifest(manifest), async (address) => {
      requests.push(address)
      const text = files.get(address)
      if (text === undefined) throw new Error(`There is no ${address}.`)
      return text
    })
    const fetched = () => [MANIFEST, ...new Set(requests)].reduce((sum, address) => sum + sizeOf(address), 0)
    return { files, search, requests: () => requests, fetched }
  }
}
