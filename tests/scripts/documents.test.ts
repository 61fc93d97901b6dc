import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import type { Documents, MadeDocument } from '../../renderer/define/documents'
import { documentTable, knownFiles } from '../../renderer/documents'
import type { OutputFile } from '../../renderer/emit'
import { documentsBy } from '../../renderer/outputs/documents'
import { reservedBy } from '../../renderer/reserved'
import { makeDocuments } from '../../scripts/site-build/documents-stage'
import { keyedStore } from '../../scripts/store/keyed-store'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import { folderTest } from '../support/folder-test'

const graph = (): CoreGraph => ({
  collections: new Map(),
  site: {
    identity: { name: 'Site', description: 'A site', origin: 'https://site.example', language: 'en', locale: 'en-US', imageHosts: [] },
    facts: {},
    redirects: [],
  },
  pages: {},
  today: '2024-12-15',
  links: [],
  unpublished: [],
  scope: 'published',
  changes: [],
  pictures: [],
  files: new Map(),
})

/** A site whose documents are texts, and the texts that were made. */
function documentsOf(texts: Readonly<Record<string, string>>) {
  const made: string[] = []
  const documents: Documents<CoreGraph, string> = {
    name: 'texts',
    *of() {
      for (const [path, text] of Object.entries(texts)) yield { path, source: 'pages/home.yaml', data: () => text }
    },
    make: async (text) => {
      made.push(text)
      return { bytes: Buffer.from(`document of ${text}`), pages: text.length }
    },
    missing: async (text) => text.split(' ').flatMap((word) => (word.includes('字') ? [{ character: '字', word }] : [])),
    recipe: 'recipe',
  }
  return { documents: documents as Documents, made }
}

const noPool = {
  concurrency: 1,
  makeDocument: async () => {
    throw new Error('threads are for many documents')
  },
}

const stage = (folder: string, documents: Documents, { known = {}, files = [] as OutputFile[] } = {}) =>
  makeDocuments(
    {
      site: { documents },
      graph: graph(),
      known,
      store: keyedStore(join(folder, 'documents')),
      pool: noPool,
      add: async (file) => void files.push(file),
    },
    () => {},
  )

describe('documents', () => {
  folderTest('are made once, and written', async ({ folder }) => {
    const { documents, made } = documentsOf({ 'a.pdf': 'a', 'b/c.pdf': 'bc' })
    const files: OutputFile[] = []
    const first = await stage(folder, documents, { files })
    expect(first.made).toBe(2)
    expect(first.graph.files.get('b/c.pdf')).toEqual({ size: 14, pages: 2 })
    expect(first.graph.files.get('other.pdf')).toBeUndefined()
    expect(await Promise.all(files.map(async ({ path, contents }) => `${path}: ${String(await contents())}`))).toEqual([
      'a.pdf: document of a',
      'b/c.pdf: document of bc',
    ])
    const second = await stage(folder, documents, { known: first.facts })
    expect(second).toMatchObject({ made: 0, facts: first.facts })
    expect(second.graph.files.get('a.pdf')).toEqual({ size: 13, pages: 1 })
    expect(made).toEqual(['a', 'bc'])
  })

  folderTest('come from the store where another folder gets them, unless it is damaged', async ({ folder }) => {
    await stage(folder, documentsOf({ 'a.pdf': 'a', 'b.pdf': 'b' }).documents)
    const again = documentsOf({ 'a.pdf': 'a', 'b.pdf': 'b' })
    const files: OutputFile[] = []
    await stage(folder, again.documents, { files })
    expect(again.made).toEqual([])
    expect(files).toHaveLength(2)
    for (const name of await readdir(join(folder, 'documents'))) await writeFile(join(folder, 'documents', name), 'damaged')
    const damaged = documentsOf({ 'a.pdf': 'a', 'b.pdf': 'b' })
    await stage(folder, damaged.documents)
    expect(damaged.made).toEqual(['a', 'b'])
  })

  folderTest('are made again with another recipe', async ({ folder }) => {
    const { facts } = await stage(folder, documentsOf({ 'a.pdf': 'a' }).documents)
    const { documents, made } = documentsOf({ 'a.pdf': 'a' })
    await stage(folder, { ...documents, recipe: 'another' }, { known: facts })
    expect(made).toEqual(['a'])
  })

  folderTest('name the characters that they cannot be made with, with the words that have them, once for each file', async ({ folder }) => {
    const { documents, made } = documentsOf({ 'a.pdf': 'a字 and 字', 'b.pdf': '字' })
    const { problems, graph: linked } = await stage(folder, documents)
    expect(problems.map(({ code, message, place }) => `${place.file} ${place.within}  ${code}  ${message}`)).toEqual([
      'pages/home.yaml a字  document/character  The fonts of a PDF that has this text have no `字` (U+5B57).',
      'pages/home.yaml 字  document/character  The fonts of a PDF that has this text have no `字` (U+5B57).',
    ])
    expect(made).toEqual([])
    expect(linked.files.get('a.pdf')).toBeUndefined()
  })

  folderTest('are files of an output, and their addresses are taken', async ({ folder }) => {
    const { documents, made } = documentsOf({ 'a.pdf': 'a' })
    const { find, ...site } = { find: keyedStore<MadeDocument>(join(folder, 'documents')).read, outputs: [], documents }
    expect(reservedBy(site, graph())).toEqual(['/licences.txt', '/a.pdf'])
    const at = documentsBy(documents, find).at?.('/a.pdf', { graph: graph(), reportOf: () => undefined, pageAt: () => undefined })
    expect(String(await at?.contents())).toBe('document of a')
    expect(knownFiles(documentTable(undefined, graph()), {}).get('a.pdf')).toBeUndefined()
    expect(made).toEqual(['a'])
  })
})
