import { realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CONTENT } from '../../renderer/admin/config'
import { locateProblems } from '../../src/engine/content/link/locate'
import type { ContentModel } from '../../src/engine/content/model/content-model'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { placeOf } from '../../src/engine/problems/format'
import { errorsIn, identityOf, type SiteProblem } from '../../src/engine/problems/problem'
import { hasCode } from '../files/error-code'
import { isWithin } from '../files/paths.mjs'
import { readText } from '../files/read-text'
import { replaceFile } from '../files/replace-file'
import { type Answer, ok, refused } from './answer'
import { type Changes, changesOf } from './changes'
import { removeFile } from './remove'
import { idOf, type StateIdOf } from './repository'

/** The content model of the last load, and a function that checks files against it. */
export type CachedContent = {
  model: ContentModel
  /** The problems of `raw` when it is taken as the whole content. */
  problemsOf: (raw: readonly RawEntry[]) => Promise<readonly SiteProblem[]>
}

/** The folder of content, a function that reads it, and one that gives its states ids. */
export type ContentFolder = { folder: string; read: () => Promise<readonly RawEntry[]>; nameOf: StateIdOf }

/**
 * Saves the files of a request, if they bring no new error into the content. Otherwise nothing is written, and the answer lists the errors.
 */
export async function saveChanges(body: unknown, { folder, read, nameOf }: ContentFolder, content: CachedContent): Promise<Answer> {
  const raw = await read()
  const changes = await changesOf(body, raw, content.model)
  if ('refusal' in changes) return changes.refusal
  const next = changed(raw, changes)
  const found = await introducedErrors(next, raw, content)
  if (found.length > 0) return refused(422, refusalOf(locateProblems(found, next), changes))
  const root = await realpath(folder)
  const written = changes.written.map(({ file }) => file)
  for (const file of [...written, ...changes.removed]) {
    const place = await nearestFolder(dirname(join(folder, file)))
    if (!isWithin(place, root)) return refused(422, `${file} lies outside of the content.`)
  }
  for (const entry of changes.written) await write(folder, entry)
  for (const file of changes.removed) await removeFile(folder, file, written)
  return ok({
    commit: { sha: nameOf(await read()), created: new Date().toISOString() },
    files: changes.written.map((entry) => ({ path: `${CONTENT}/${entry.file}`, sha: idOf(entry) })),
  })
}

/** The message for a save that would cause errors. If some of them are in other files, it begins with the files that were not saved. */
function refusalOf(found: readonly SiteProblem[], { written, removed }: Changes): string {
  const saved = [...written.map(({ file }) => file), ...removed]
  const isElsewhere = found.some(({ place }) => !saved.includes(place.file))
  const refused = isElsewhere ? [`Not saved: ${[...new Set(saved)].join(', ')}. Other files would no longer fit:`] : []
  return [...refused, ...found.map(sentencesOf)].join('\n\n')
}

/** The real path of a folder, or of the nearest one above it that exists. */
async function nearestFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    return nearestFolder(dirname(folder))
  }
}

/**
 * Errors of `next` that `before` does not have. A wrong count in a fact is not among them: the fact is in another file than what it counts,
 * so neither could be saved first.
 */
async function introducedErrors(
  next: readonly RawEntry[],
  before: readonly RawEntry[],
  { problemsOf }: CachedContent,
): Promise<SiteProblem[]> {
  const found = errorsIn(await problemsOf(next)).filter(({ code }) => code !== 'fact/count')
  if (found.length === 0) return found
  const known = new Set((await problemsOf(before)).map(identityOf))
  return found.filter((item) => !known.has(identityOf(item)))
}

const changed = (raw: readonly RawEntry[], { written, removed }: Changes): RawEntry[] => {
  const gone = new Set([...removed, ...written.map(({ file }) => file)])
  return [...raw.filter(({ file }) => !gone.has(file)), ...written].toSorted((one, other) => (one.file < other.file ? -1 : 1))
}

/** Writes a file, with Windows line endings if it has them already. */
async function write(folder: string, entry: RawEntry): Promise<void> {
  const path = join(folder, entry.file)
  if (entry.kind === 'picture') return replaceFile(path, entry.bytes)
  if (entry.kind !== 'text') return
  const isOfWindows = (await readText(path))?.includes('\r\n') === true
  return replaceFile(path, isOfWindows ? entry.text.replaceAll('\n', '\r\n') : entry.text)
}

const sentencesOf = (item: SiteProblem) => `${placeOf(item)}: ${item.message} ${item.hint}`
