import { preliminaryHeadProblems } from '../renderer/checks/preliminary-heads'
import { preliminaryLinkProblems } from '../renderer/checks/preliminary-links'
import type { Site } from '../renderer/define/site'
import { type ContentFingerprint, contentFingerprint, isStillValid } from '../src/engine/content/link/content-fingerprint'
import { linkGraph } from '../src/engine/content/link/link'
import { contextOfFiles, type ReviewContext } from '../src/engine/content/link/review'
import type { CoreGraph } from '../src/engine/content/model/graph'
import type { EntryScope } from '../src/engine/content/model/time'
import { parseEntries } from '../src/engine/content/parse/parse'
import { type ParseCache, parseCacheOf, validInContext } from '../src/engine/content/parse/parse-cache'
import type { RawEntry } from '../src/engine/content/read/raw-entry'
import { type CachedKeyLookup, readContent } from '../src/engine/content/read/read'
import { errorsIn, type SiteProblem } from '../src/engine/problems/problem'
import { prettyReport } from '../src/engine/problems/problem-report'
import type { Clock } from './clock'
import { type Reportable, reportOf } from './located-report'
import type { Reporter } from './stage'

/** Content from disk to graph, with all problems: errors and warnings. */
export type LoadedContent<Graph extends CoreGraph = CoreGraph> = Reportable & {
  /** Null if there is an error. */
  graph: Graph | null
  problems: readonly SiteProblem[]
  /** Warnings that are not shown, since their files waive them. */
  waived: readonly SiteProblem[]
  /** The parse results for the next run. */
  record: ParseCache
  /** The description of this content for the next run, if nothing was found that depends on more than one file. */
  validContent: ContentFingerprint | undefined
}

/** The files of a folder, as they were read. */
export type ReadFolder = Pick<Reportable, 'raw' | 'folder'>

export type LoadOptions<Graph extends CoreGraph = CoreGraph> = {
  site: Pick<Site<Graph>, 'model' | 'pages'>
  /** Gives the key of a text that is known without reading it. */
  keyOf?: CachedKeyLookup
  clock: Clock
  /** Which entries the graph holds. */
  scope?: EntryScope
  /** Cached parse results. */
  record?: ParseCache
  /** The content of the record, if it was right. */
  validContent?: ContentFingerprint | undefined
  /**
   * Returns the cached results that are valid in the context, with those of texts that it has parsed. All other texts are parsed
   * afterwards, one by one.
   */
  parseInParallel?: (raw: readonly RawEntry[], known: { record: ParseCache; context: ReviewContext }) => Promise<ParseCache>
}

/** Reads, parses and links content, each as a stage. */
export async function loadContent<Graph extends CoreGraph>(
  folder: string,
  reporter: Pick<Reporter, 'stage'>,
  options: LoadOptions<Graph>,
): Promise<LoadedContent<Graph>> {
  const raw = await reporter.stage(
    'read',
    () => readContent(folder, options.keyOf),
    (files) => `${files.length} files`,
  )
  return linkContent({ raw, folder }, reporter, options)
}

/** Parses and links content that has been read. */
export async function linkContent<Graph extends CoreGraph>(
  read: ReadFolder,
  { stage }: Pick<Reporter, 'stage'>,
  options: LoadOptions<Graph>,
): Promise<LoadedContent<Graph>> {
  const { site, scope = 'published', record = new Map(), validContent, parseInParallel } = options
  // The clock is copied, so that all stages use the same day, even around midnight.
  const clock = { ...options.clock }
  const parsed = await stage('parse', async () => {
    const context = contextOfFiles(read.raw, site.model, clock)
    const known = validInContext(record, context.key)
    return parseEntries(read.raw, site.model, (await parseInParallel?.(read.raw, { record: known, context })) ?? known)
  })
  const others = { raw: read.raw, day: clock }
  const isCrossFileValid = validContent !== undefined && isStillValid({ validContent, record }, parsed.value, others)
  const linked = await stage('link', () => linkGraph(parsed.value, { ...clock, scope, isCrossFileValid }))
  const graph = errorsIn(parsed.problems).length === 0 ? linked.value : null
  // With a graph, pages are rendered, which finds all links. Without one, links and titles are checked as far as they are known.
  const early = graph ? [] : [...preliminaryLinkProblems(linked.entries, site.pages), ...preliminaryHeadProblems(linked.entries)]
  const next = parseCacheOf(read.raw, linked.entries, parsed.problems)
  return {
    ...read,
    graph,
    problems: [...parsed.problems, ...linked.problems, ...early],
    waived: linked.waived,
    entries: linked.entries,
    clock,
    record: next,
    validContent: linked.isCrossFileValid ? contentFingerprint(next, others) : undefined,
  }
}

/** All problems as one text, with source frames. */
export const problemText = (problems: readonly SiteProblem[], loaded: LoadedContent): string => prettyReport(reportOf({ problems }, loaded))
