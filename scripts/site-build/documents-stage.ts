import type { MadeDocument } from '../../renderer/define/documents'
import type { Site } from '../../renderer/define/site'
import { type DocumentFacts, documentProblems, documentTable, knownFiles, withFiles } from '../../renderer/documents'
import type { CoreGraph, FileMetadata } from '../../src/engine/content/model/graph'
import { mapBounded } from '../../src/engine/lib/bounded'
import type { SiteProblem } from '../../src/engine/problems/problem'
import type { KeyedStore } from '../store/keyed-store'
import type { WorkerPool } from '../workers/pool'
import type { Writer } from '../write/writer'

/** Number of documents from which on threads are worth their start. */
const PARALLEL_FROM = 4

type DocumentsInput = {
  site: Pick<Site, 'documents'>
  graph: CoreGraph
  /** Facts about documents from earlier builds, by key. */
  known: DocumentFacts
  store: KeyedStore<MadeDocument>
  pool: Pick<WorkerPool, 'makeDocument' | 'concurrency'>
  /** Gets each document that is made; left out where documents are not written. */
  add: Writer['add'] | undefined
}

/** A graph that knows its files, the facts for the next build, and the documents that could not be made, as problems. */
type CachedDocuments = { graph: CoreGraph; facts: DocumentFacts; problems: readonly SiteProblem[]; made: number }

/** Makes the documents whose size and pages are not known and that are not in the store, on all cores if there are several. */
export async function makeDocuments(
  { site: { documents }, graph, known, store, pool, add }: DocumentsInput,
  progress: (done: number, of: number) => void,
): Promise<CachedDocuments> {
  if (documents === undefined) return { graph, facts: {}, problems: [], made: 0 }
  const table = documentTable(documents, graph)
  const all = [...table.values()].map((document) => ({ ...document, key: document.key() }))
  const unknown = all.filter(({ key }) => known[key] === undefined)
  const problems = await documentProblems(documents, unknown)
  const wrong = new Set(problems.map(({ place }) => place.file))
  const due = unknown.filter(({ source }) => !wrong.has(source))
  const make = due.length < PARALLEL_FROM ? documents.make : pool.makeDocument
  const made: Record<string, FileMetadata> = {}
  let done = 0
  await mapBounded(due, pool.concurrency, async ({ path, key, data }) => {
    const kept = await store.read(key)
    const { bytes, pages } = kept ?? (await make(data()))
    if (!kept) await store.write(key, { bytes, pages })
    made[key] = { size: bytes.length, pages }
    await add?.({ path, key, contents: () => bytes })
    progress(++done, due.length)
  })
  const facts = Object.fromEntries(
    all.flatMap(({ key }) => {
      const found = made[key] ?? known[key]
      return found ? [[key, found] as const] : []
    }),
  )
  return { graph: withFiles(graph, knownFiles(table, facts)), facts, problems, made: due.length }
}
