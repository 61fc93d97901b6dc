import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { DocumentFacts } from '../../renderer/documents'
import { keyOf } from '../../renderer/key'
import { readJson, writeJson } from '../files/json-file'
import { type PageMemory, pageMemory } from '../store/page-memory'
import type { OutputRecord } from '../store/remembered-outputs'
import type { WriteRecords } from '../write/record'
import type { CompressRecord } from './compressed'

/** What a build was made from, as a key, and what it said at its end. */
export type BuildResult = { inputs: string; pages: number; bytes: number; lines: readonly string[] }

/** The record of the builds into a folder, in parts, from which the next one starts. A part that is missing or damaged only costs time. */
export type BuildRecord = {
  /** Whether there was a build into the folder. */
  exists: () => boolean
  /** The files that the last build wrote. */
  files: () => Promise<WriteRecords>
  /** What it compressed. */
  compressed: () => Promise<CompressRecord>
  /** What is known of the pages that it rendered. */
  pages: () => Promise<PageMemory>
  /** What is known of its outputs. */
  outputs: () => Promise<OutputRecord>
  /** What is known of its documents, by key. */
  documents: () => Promise<DocumentFacts>
  /** Keeps this of documents, and nothing else. */
  saveDocuments: (facts: DocumentFacts) => Promise<void>
  /** Its result; undefined if its inputs are not known for certain. */
  result: () => Promise<BuildResult | undefined>
  /** Keeps the record of a build that began with the pages `before`. */
  save: (parts: {
    files: WriteRecords
    compressed: CompressRecord
    pages: PageMemory
    before: PageMemory
    outputs: OutputRecord
    result: BuildResult | undefined
  }) => Promise<void>
  /** Ends the use of what was read. */
  close: () => void
}

/** The folder of the record of the builds into a folder. */
export const recordFolder = (cache: string, dist: string) => `${cache}/builds/${keyOf(dist)}`

/** The folder for files of a build that are not in place yet. */
export const stagingFolder = (cache: string, dist: string) => `${cache}/staging/${keyOf(dist)}`

/** The file with the weights of the last build into a folder. */
export const weightsFile = (cache: string, dist: string) => `${recordFolder(cache, dist)}/weights.json`

/** The record in a folder. */
export function buildRecord(folder: string): BuildRecord {
  const part = (name: string) => `${folder}/${name}.json`
  const pages = pageMemory(folder)
  return {
    exists: () => existsSync(part('files')),
    async files() {
      const known = await readJson<Partial<WriteRecords>>(part('files'))
      return { record: known?.record ?? {}, kept: known?.kept ?? {} }
    },
    compressed: async () => (await readJson<CompressRecord>(part('compressed-files'))) ?? {},
    pages: () => pages.read(),
    outputs: async () => (await readJson<OutputRecord>(part('outputs'))) ?? {},
    documents: async () => (await readJson<DocumentFacts>(part('documents'))) ?? {},
    saveDocuments: (facts) => writeJson(part('documents'), facts),
    result: () => readJson<BuildResult>(part('result')),
    async save({ files, compressed, pages: rendered, before, outputs, result }) {
      await pages.write(rendered, before)
      await writeJson(part('files'), files)
      await writeJson(part('compressed-files'), compressed)
      await writeJson(part('outputs'), outputs)
      if (result) await writeJson(part('result'), result)
      else await rm(part('result'), { force: true })
    },
    close: () => pages.close(),
  }
}
