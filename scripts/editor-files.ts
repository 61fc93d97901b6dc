import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { JSON_SCHEMAS } from '../renderer/define/layout.mjs'
import { type EditorFile, editorFiles } from '../renderer/editor/files'
import { fillGuide, GUIDE } from '../renderer/editor/guide'
import { namesOf } from '../renderer/editor/names'
import type { ContentModel } from '../src/engine/content/model/content-model'
import type { Entries } from '../src/engine/content/parse/entries'
import type { Failure } from '../src/engine/lib/failure'
import { namesIn, readText } from './files/read-text'

/**
 * A file for editors of code that is missing, stale or no longer made. `text` is what it should hold; undefined if it should be deleted.
 */
export type StaleFile = { path: string; text: string | undefined; was: 'missing' | 'stale' | 'stray' }

/** Finds the files for editors that differ from what the schemas and the content require. */
export async function staleEditorFiles(root: string, entries: Entries): Promise<StaleFile[]> {
  const wanted = editorFiles(entries.model, namesOf(entries))
  const changed = await Promise.all(wanted.map((file) => staleFile(root, file)))
  const known = new Set(wanted.map(({ path }) => path))
  const there = await namesIn(join(root, JSON_SCHEMAS))
  const stray = there
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => `${JSON_SCHEMAS}/${name}`)
    .filter((path) => !known.has(path))
    .map((path): StaleFile => ({ path, text: undefined, was: 'stray' }))
  return [...changed.flat(), ...stray].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

async function staleFile(root: string, { path, text }: EditorFile): Promise<StaleFile[]> {
  const before = await readText(join(root, path))
  return before === text ? [] : [{ path, text, was: before === undefined ? 'missing' : 'stale' }]
}

/** Returns the guide if its tables differ from the schemas, or says which of its markers are wrong. The tables do not depend on content. */
export async function staleGuide(root: string, model: ContentModel): Promise<StaleFile[] | Failure> {
  const guide = await readText(join(root, GUIDE))
  if (guide === undefined) return []
  const filled = fillGuide(guide, model)
  return 'error' in filled ? filled : staleFile(root, { path: GUIDE, text: filled.text })
}

/** Writes or deletes stale files. */
export async function updateStaleFiles(root: string, files: readonly StaleFile[]): Promise<void> {
  for (const { path, text } of files) {
    const file = join(root, path)
    if (text === undefined) await rm(file)
    else {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
  }
}

/** Updates the files for editors after content has been read. */
export const refreshEditorFiles = async (root: string, entries: Entries): Promise<void> =>
  updateStaleFiles(root, await staleEditorFiles(root, entries))
