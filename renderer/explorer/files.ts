import type { CollectionDefinition } from '../../src/engine/content/model/collection'
import type { TimedEntry } from '../../src/engine/content/model/time'
import { type Entries, filesWithData } from '../../src/engine/content/parse/entries'
import { classifierOf } from '../../src/engine/content/read/classify'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import type { IsoDate } from '../../src/engine/lib/dates'
import { grouped } from '../../src/engine/lib/grouped'
import { errorsIn, type SiteProblem } from '../../src/engine/problems/problem'
import { adminOf } from '../../src/engine/routes/admin'
import type { FileState } from './query'

/** A file of content in the list of the explorer, valid or not. */
export type ContentFile = {
  file: string
  /** Its folder in content/: that of a collection, `site` or `pages`; empty for a file at the top. */
  folder: string
  /** The collection of the entry; undefined for single files and for files that belong to no collection. */
  collection: string | undefined
  slug: string
  title: string
  date: IsoDate | undefined
  tags: readonly string[]
  state: FileState
  /** The day on which it will appear, or on which it expired. */
  when: IsoDate | undefined
  /** Its address on the site; an unpublished entry has the one that it will have. */
  url: string | null
  /** The address at which the editor in the browser opens it; null for a file that belongs nowhere. */
  admin: string | null
  /** The errors and warnings in this file. */
  problems: readonly SiteProblem[]
}

export type FilesInput = { raw: readonly RawEntry[]; entries: Entries; problems: readonly SiteProblem[]; timed: readonly TimedEntry[] }

/** All text files of content/, and all other files with a problem, sorted by name. */
export function contentFiles({ raw, entries, problems, timed }: FilesInput): ContentFile[] {
  const dataOf = new Map(filesWithData(entries).map(({ source, data }) => [source.file, data]))
  const timeOf = new Map(timed.map((entry) => [entry.file, entry]))
  const problemsOf = grouped(problems, ({ place }) => place.file)
  const texts = raw.filter(({ kind, file }) => kind !== 'picture' || problemsOf.has(file)).map(({ file }) => file)
  const classify = classifierOf(entries.model)
  // A missing file, or a folder that cannot be read, is known only by its problems.
  return [...new Set([...texts, ...problemsOf.keys()])].toSorted().map((file) => {
    const own = problemsOf.get(file) ?? []
    const found = classify(file, 'text')
    const entry = 'kind' in found && found.kind === 'entry' ? found : undefined
    const slug = entry?.slug ?? nameOf(file)
    const time = timeOf.get(file)
    return {
      file,
      folder: file.includes('/') ? file.replace(/\/[^/]*$/, '') : '',
      collection: entry?.collection,
      slug,
      ...describe(dataOf.get(file), slug, entry && entries.model.collections[entry.collection]),
      ...publicationOf(time, errorsIn(own).length > 0 || dataOf.get(file) === undefined),
      url: time?.url ?? null,
      admin: 'kind' in found ? adminOf(file) : null,
      problems: own,
    }
  })
}

const nameOf = (file: string) => file.replace(/^.*\//s, '').replace(/\.[^.]*$/, '')

function publicationOf(entry: TimedEntry | undefined, isWrong: boolean): Pick<ContentFile, 'state' | 'when'> {
  if (isWrong) return { state: 'wrong', when: undefined }
  if (entry?.state === 'scheduled') return { state: 'scheduled', when: entry.publishAt }
  if (entry?.state === 'expired') return { state: 'expired', when: entry.expireAt }
  return { state: entry?.state ?? 'published', when: undefined }
}

/** The title, day and tags in data of which every field may be wrong. */
function describe(
  data: unknown,
  slug: string,
  { nameField = 'title', dateField = 'date' }: Pick<CollectionDefinition, 'nameField' | 'dateField'> = {},
): Pick<ContentFile, 'title' | 'date' | 'tags'> {
  const field = (name: string): unknown => (typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined)
  const [title, date, tags] = [field(nameField), field(dateField), field('tags')]
  return {
    title: typeof title === 'string' && title.trim() !== '' ? title : slug,
    date: typeof date === 'string' && date.trim() !== '' ? date : undefined,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
  }
}
