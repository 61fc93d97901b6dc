import type { CoreGraph, FileLookup, FileMetadata } from '../src/engine/content/model/graph'
import { codePointName } from '../src/engine/lib/control'
import { memoize } from '../src/engine/lib/memoize'
import { once } from '../src/engine/lib/once'
import { problem, type SiteProblem } from '../src/engine/problems/problem'
import type { Documents, SiteDocument } from './define/documents'
import { keyOf } from './key'

/** Facts of documents by their keys. */
export type DocumentFacts = Readonly<Record<string, FileMetadata>>

/** The documents of a graph by path, each with its key, which is computed lazily. */
export type DocumentTable = ReadonlyMap<string, SiteDocument<unknown> & { key: () => string }>

/** The table of the documents of a graph; empty for a site without documents. It does not depend on the facts of files. */
export function documentTable(documents: Documents | undefined, graph: CoreGraph): DocumentTable {
  if (documents === undefined) return new Map()
  const tables = tablesOf(documents)
  const known = tables.get(graph.collections)
  if (known) return known
  const table = new Map([...documents.of(graph)].map((one) => [one.path, { ...one, key: keyFor(documents, one) }]))
  tables.set(graph.collections, table)
  return table
}

/** Cache of tables, by the collections of their graphs. */
const tablesOf = memoize<Documents, WeakMap<CoreGraph['collections'], DocumentTable>>(() => new WeakMap())

/** The recipe is a long text: it is hashed once for all documents. */
const recipeKeyOf = memoize(({ recipe }: Documents) => keyOf(recipe))

const keyFor = (documents: Documents, { path, data }: SiteDocument<unknown>) => once(() => keyOf(path, recipeKeyOf(documents), data()))

/**
 * Problems of documents whose text has characters that they cannot be made with, such as those that their fonts lack. A problem is reported
 * in the source file of its document, with the word that leads to the line, or to the other file that it comes from.
 */
export async function documentProblems(documents: Documents, some: Iterable<SiteDocument<unknown>>): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = []
  for (const { source, data } of some)
    for (const { character, word } of await documents.missing(data()))
      problems.push(problem('document/character', { file: source, text: character, within: word }, character, codePointName(character)))
  // Several documents can have one source.
  return [...new Map(problems.map((one) => [keyOf(one.place.file, one.place.within ?? '', one.message), one])).values()]
}

/** The facts of documents by path, as far as they are known. */
export const knownFiles = (table: DocumentTable, facts: DocumentFacts): FileLookup =>
  Object.freeze({
    get(path: string) {
      const document = table.get(path)
      return document && facts[document.key()]
    },
  })

/** The same graph with facts of files. */
export const withFiles = <Graph extends CoreGraph>(graph: Graph, files: FileLookup): Graph => Object.freeze({ ...graph, files })
