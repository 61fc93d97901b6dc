import { rm } from 'node:fs/promises'
import type { DocumentFacts } from '../../renderer/documents'
import { keyOf } from '../../renderer/key'
import type { OutputRecord } from '../store/incremental-outputs'
import { jsonStore } from '../store/json-store'
import { type PageCache, pageCache } from '../store/page-cache'
import type { WriteRecords } from '../write/record'
import type { CompressRecord } from './compressed'
import { type BuildResult, type LastBuild, lastBuild, lastBuildStores, recordFolder, resultFile } from './last-build'

/**
 * The record of the builds into a folder, in parts, from which the next one starts. A part that is missing, damaged or of another
 * version only costs time.
 */
export type BuildRecord = Pick<LastBuild, 'files' | 'result'> & {
  /** What it compressed. */
  compressed: () => Promise<CompressRecord>
  /** The cache for its pages. */
  pages: () => Promise<PageCache>
  /** The cache of its outputs. */
  outputs: () => Promise<OutputRecord>
  /** The facts of its documents, by key. */
  documents: () => Promise<DocumentFacts>
  /** Stores the facts of documents alone. */
  saveDocuments: (facts: DocumentFacts) => Promise<void>
  /** Stores the record of a build that began with the cached pages `before`. */
  save: (parts: {
    files: WriteRecords
    compressed: CompressRecord
    pages: PageCache
    before: PageCache
    outputs: OutputRecord
    result: BuildResult | undefined
  }) => Promise<void>
  /** Closes the files that cached pages are loaded from. */
  close: () => void
}

/** The folder for files of a build that are not in place yet. */
export const stagingFolder = (cache: string, dist: string) => `${cache}/staging/${keyOf(dist)}`

/** The file with the weights of the last build into a folder. */
export const weightsFile = (cache: string, dist: string) => `${recordFolder(cache, dist)}/weights.json`

/** The version of the format of parts that are one file. */
const VERSION = 1

/** The record in a folder. */
export function buildRecord(folder: string): BuildRecord {
  const part = <Value extends object>(name: string) => jsonStore<Value>(`${folder}/${name}.json`, VERSION)
  const last = lastBuild(folder)
  const stores = lastBuildStores(folder)
  const compressions = part<CompressRecord>('compressed-files')
  const pages = pageCache(folder)
  const madeOutputs = part<OutputRecord>('outputs')
  const documents = part<DocumentFacts>('documents')
  return {
    files: last.files,
    result: last.result,
    compressed: async () => (await compressions.read()) ?? {},
    pages: () => pages.read(),
    outputs: async () => (await madeOutputs.read()) ?? {},
    documents: async () => (await documents.read()) ?? {},
    saveDocuments: (facts) => documents.write(facts),
    async save({ files, compressed, pages: rendered, before, outputs, result }) {
      await pages.write(rendered, before)
      await stores.files.write(files)
      await compressions.write(compressed)
      await madeOutputs.write(outputs)
      if (result) await stores.result.write(result)
      else await rm(resultFile(folder), { force: true })
    },
    close: () => pages.close(),
  }
}
