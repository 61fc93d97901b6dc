import type { PageRecord } from '../../renderer/build-pages'
import type { DevelopmentSite } from '../../renderer/development'
import type { Measures } from '../../renderer/explorer/measure'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import { isSameModel } from '../../src/engine/content/model/same-model'
import { type ParsedText, textKeyOf } from '../../src/engine/content/parse/parse-cache'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import type { SiteProblem } from '../../src/engine/problems/problem'
import type { Clock } from '../clock'
import type { LoadedContent } from '../content'
import { consoleReporter } from '../stage'
import type { PartStore } from '../store/part-store'
import { type Background, inBackground } from './background'
import type { Modules } from './modules'

/** The modules whose code makes a graph. */
type ContentModules = Pick<Modules, 'site' | 'content' | 'reader'>

/** Content as it was loaded last, and what it was made with. */
type Kept = { of: Modules['content']; model: Modules['site']['default']['model']; loaded: LoadedContent }

/**
 * Makes a function that loads the content of a folder incrementally: only files that have changed are read and parsed. If neither a file
 * nor the code of content has changed, it returns the same object. The first load takes from `texts` what builds and checks with the same
 * code have parsed, and stores there what it has parsed itself.
 */
export function contentLoader(
  folder: string,
  clock: Clock,
  texts: PartStore<ParsedText>,
): (modules: ContentModules) => Promise<LoadedContent> {
  let reading: { of: Modules['reader']; read: () => Promise<RawEntry[]> } | undefined
  let kept: Kept | undefined
  return async ({ site: { default: site }, content, reader }) => {
    if (reading?.of !== reader) reading = { of: reader, read: reader.contentReader(folder) }
    const raw = await reading.read()
    // Other code may have other results.
    const before = kept?.of === content && isSameModel(kept.model, site.model) ? kept : undefined
    if (before?.loaded.graph && isSameList(before.loaded.raw, raw)) return before.loaded
    // The very model that texts were parsed by, not an equal one: caches are keyed by the object.
    const model = before?.model ?? site.model
    const stored = kept ? undefined : await texts.read()
    const { record = stored, validContent } = before?.loaded ?? {}
    const loaded = await content.linkContent({ raw, folder }, consoleReporter({ isQuiet: true }), {
      site: { model, pages: site.pages },
      clock,
      scope: 'everything',
      ...(record && { record, validContent }),
    })
    if (stored) await texts.write(loaded.record, stored)
    kept = { of: content, model, loaded }
    return loaded
  }
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index])

/** Whether two readings of a folder hold the same files, with the same texts. */
export const isSameContent = (one: readonly RawEntry[], other: readonly RawEntry[]): boolean => {
  const keyOf = (entry: RawEntry) => (entry.kind === 'text' ? textKeyOf(entry) : entry.kind)
  const keys = new Map(other.map((entry) => [entry.file, keyOf(entry)]))
  return one.length === other.length && one.every((entry) => keys.get(entry.file) === keyOf(entry))
}

/** The cache for rendered pages, and the modules that rendered them. */
export type DevelopmentCache = { of: readonly unknown[]; pages: PageRecord; measures: Measures }

/** The cache for pages of the current code; that of other code is dropped. */
export function developmentCacheFor(
  { site, development }: Pick<Modules, 'site' | 'development'>,
  before: DevelopmentCache | undefined,
): DevelopmentCache {
  const of = [site, development]
  return before && isSameList(before.of, of) ? before : { of, pages: new Map(), measures: new Map() }
}

/** The content that forms are made from. It may have errors. */
const sourceOf = ({ entries: { model, singletons, collections } }: LoadedContent) => ({
  model,
  dataOf: (group: string, key: string): unknown => singletons.get(`${group}.${key}`)?.data,
  entriesOf: (collection: string) => (collections[collection] ?? []).map(({ data }) => data),
})

/** The problems that only whole pages show, found while requests are answered. Those of pages that are as in the record are known. */
export async function problemsOfPages(
  site: Pick<DevelopmentSite, 'plan' | 'checkLinks'>,
  record: PageRecord,
  background: Background,
): Promise<readonly SiteProblem[]> {
  const ofPlan = await inBackground(site.plan(), background, () => true)
  const ofLinks = await inBackground(site.checkLinks(record), background, () => true)
  return [...(ofPlan ?? []), ...(ofLinks?.problems ?? [])]
}

/**
 * What the editor in the browser needs of content: its configuration, and a function that checks other files in its place. `ofPages` finds
 * the problems that only whole pages show.
 */
export const editableContent = (
  { admin, content, site }: Pick<Modules, 'admin' | 'content' | 'site'>,
  loaded: LoadedContent,
  ofPages: (graph: CoreGraph) => Promise<readonly SiteProblem[]>,
) => ({
  model: loaded.entries.model,
  config: (backend: Parameters<typeof admin.adminStart>[1]) => admin.adminStart(sourceOf(loaded), backend),
  problemsOf: async (raw: readonly RawEntry[]) => {
    const { folder, clock, record } = loaded
    const { graph, problems } = await content.linkContent({ raw, folder }, consoleReporter({ isQuiet: true }), {
      site: { model: loaded.entries.model, pages: site.default.pages },
      clock,
      scope: 'everything',
      record,
    })
    return graph ? [...problems, ...(await ofPages(graph))] : problems
  },
})
