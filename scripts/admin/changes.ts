import * as z from 'zod'
import { CONTENT } from '../../renderer/admin/config'
import { savedText } from '../../renderer/admin/save/file'
import type { ContentModel } from '../../src/engine/content/model/content-model'
import { collectionIn } from '../../src/engine/content/model/content-model'
import { classifierOf } from '../../src/engine/content/read/classify'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { entryOf } from '../../src/engine/content/read/read'
import { type Answer, refused } from './answer'
import { idOf } from './repository'

/**
 * The body of a request to save: operations on files, with contents in Base64 and the hash (`sha`) of the version that the editor has read.
 */
const commit = z.object({
  files: z
    .array(
      z.object({
        operation: z.enum(['create', 'update', 'delete']),
        path: z.string(),
        content: z.base64().default(''),
        from_path: z.string().optional(),
        sha: z.string().optional(),
      }),
    )
    .min(1),
})

/** Paths of content files. No segment is empty, hidden or `..`. */
const PATH = new RegExp(`^${CONTENT}/((?:[A-Za-z0-9_-][A-Za-z0-9._-]*/)*[A-Za-z0-9_-][A-Za-z0-9._-]*)$`)

/** Files to write, with their new contents, and paths of files to remove. */
export type Changes = { written: readonly RawEntry[]; removed: readonly string[] }

/**
 * Turns the body of a request to save into changes, or into a refusal. In a text that exists, only what differs is rewritten. Throws if the
 * body does not match `commit`.
 */
export async function changesOf(body: unknown, raw: readonly RawEntry[], model: ContentModel): Promise<Changes | { refusal: Answer }> {
  const known = new Map(raw.map((entry) => [entry.file, entry]))
  const written: RawEntry[] = []
  const removed: string[] = []
  for (const { operation, path, content, from_path: from, sha } of commit.parse(body).files) {
    const [, file] = PATH.exec(path) ?? []
    const [, source] = PATH.exec(from ?? path) ?? []
    if (file === undefined || source === undefined) return { refusal: refused(422, `${path} is not a file of the content.`) }
    const before = known.get(source)
    const isNew = operation === 'create' || file !== source
    if (operation !== 'create' && !before) return { refusal: refused(409, `${source} does not exist any more.`) }
    if (isNew && known.has(file) && !removed.includes(file)) return { refusal: refused(409, `${file} exists already.`) }
    if (before && sha !== undefined && sha !== idOf(before))
      return {
        refusal: refused(
          409,
          `${source} was changed elsewhere since it was opened here. Load the page again, and make the change once more.`,
        ),
      }
    if (operation === 'delete' || source !== file) removed.push(source)
    if (operation !== 'delete') written.push(await writtenEntry({ file, bytes: Buffer.from(content, 'base64'), before }, model))
  }
  return { written, removed }
}

/** A file to write: its path, its new bytes, and what it was before. */
type Written = { file: string; bytes: Uint8Array; before: RawEntry | undefined }

async function writtenEntry({ file, bytes, before }: Written, model: ContentModel): Promise<RawEntry> {
  const entry = await entryOf(file, bytes)
  const schema = schemaOf(file, model)
  if (entry.kind !== 'text' || !schema) return entry
  return { ...entry, text: savedText({ file, before: before?.kind === 'text' ? before.text : undefined, wanted: entry.text, schema }) }
}

function schemaOf(file: string, model: ContentModel) {
  const found = classifierOf(model)(file, 'text')
  if ('problem' in found) return undefined
  if (found.kind === 'singleton') return found.schema
  return found.kind === 'entry' ? collectionIn(model.collections, found.collection).schema : undefined
}
