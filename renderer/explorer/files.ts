import type { CollectionDefinition } from '../../src/engine/content/model/collection'
import type { TimedEntry } from '../../src/engine/content/model/time'
import { type Entries, filesWithData } from '../../src/engine/content/parse/entries'
import { classifierOf } from '../../src/engine/content/read/classify'
import type { RawEntry } from '../../src/engine/content/read/raw'
import type { IsoDate } from '../../src/engine/lib/dates'
import { grouped } from '../../src/engine/lib/grouped'
import { errorsIn, type SiteProblem } from '../../src/engine/problems/problem'
import type { FileState } from './query'

/** A file of content as the explorer lists it, be it right or wrong. */
export type ContentFile = {
  file: string
  /** Its folder in content/: that of a collection, `site` or `pages`; empty at the top. */
  folder: string
  /** The entry that it is; a single file and a stray one are none. */
  collection: string | undefined
  slug: string
  title: string
  date: IsoDate | undefined
  tags: readonly string[]
  state: FileState
  /** The day on which it appears or lapsed, where that is its state. */
  when: IsoDate | undefined
  /** Its address, or that which it would have. */
  url: string | null
  /** Errors and warnings that are reported at it. */
  problems: readonly SiteProblem[]
}

export type FilesInput = { raw: readonly RawEntry[]; entries: Entries; problems: readonly SiteProblem[]; timed: readonly TimedEntry[] }

/** Every text file of content/, and whatever else has a problem, in the order of their names. */
export function contentFiles({ raw, entries, problems, timed }: FilesInput): ContentFile[] {
  const dataOf = new Map(filesWithData(entries).map(({ source, data }) => [source.file, data]))
  const timeOf = new Map(timed.map((entry) => [entry.file, entry]))
  const problemsOf = grouped(problems, ({ place }) => place.file)
  const texts = raw.filter(({ kind, file }) => kind !== 'picture' || problemsOf.has(file)).map(({ file }) => file)
  const classify = classifierOf(entries.model)
  // A file that is missing, or a folder that cannot be read, has problems and nothing else.
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

/** Name, day and tags of data that may be wrong in every field. */
function describe(
  data: unknown,
  slug: string,
  { named = 'title', dated = 'date' }: Pick<CollectionDefinition, 'named' | 'dated'> = {},
): Pick<ContentFile, 'title' | 'date' | 'tags'> {
  const field = (name: string): unknown => (typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined)
  const [title, date, tags] = [field(named), field(dated), field('tags')]
  return {
    title: typeof title === 'string' && title.trim() !== '' ? title : slug,
    date: typeof date === 'string' && date.trim() !== '' ? date : undefined,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
  }
}
