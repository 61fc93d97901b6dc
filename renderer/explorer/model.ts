import { changesAfter, timedEntries } from '../../src/engine/content/link/lifecycle'
import type { LinkOptions } from '../../src/engine/content/link/link'
import { locateProblems } from '../../src/engine/content/link/locate'
import { siteDay } from '../../src/engine/content/link/site-day'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import type { Change } from '../../src/engine/content/model/time'
import { type Entries, filesWithData, siteFile } from '../../src/engine/content/parse/entries'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import type { IsoDate } from '../../src/engine/lib/dates'
import { grouped } from '../../src/engine/lib/grouped'
import { type SiteProblem, sortProblems } from '../../src/engine/problems/problem'
import type { Page } from '../define/page'
import { type Appearance, appearancesOf } from './appearances'
import { type ContentFile, contentFiles } from './files'
import type { MeasuredPage } from './measure'
import { mentionsIn } from './mentions'
import { type FactUse, factUses, type Use, usesOf } from './usage'

/** The data of the explorer: the current content, and the last site that could be made from content. */
export type ExplorerInput = {
  raw: readonly RawEntry[]
  entries: Entries
  problems: readonly SiteProblem[]
  clock: Pick<LinkOptions, 'asOf' | 'today'>
  /** The path that terminals show before the name of a file; empty if it is left out. */
  shownFolder?: string
  /** The kinds of pages that the site has. */
  kinds: readonly Pick<Page, 'path' | 'aliases'>[]
  /** Undefined if content has not been valid since the server started. */
  site: LastSite | undefined
}

/** How far the pages of a site are measured: not all of them yet, all of them, or never all, since one could not be rendered. */
export type Progress = 'measuring' | 'measured' | 'broken'

/** The last site that could be made: its pages as far as they are measured, and whether it was made from the current content. */
export type LastSite = { graph: CoreGraph; pages: readonly MeasuredPage[]; progress: Progress; isCurrent: boolean }

/** The state of pages: not all are measured, there are none yet, or they are of the current or of older content. */
export type PagesState = Exclude<Progress, 'measured'> | 'none' | 'current' | 'old'

/** A file with all that is known of its use on the site. */
export type ExploredFile = ContentFile & {
  refersTo: readonly Use[]
  referredBy: readonly Use[]
  appearsOn: readonly Appearance[]
  facts: readonly FactUse[]
  /** The pages that are made from it, with their sizes. */
  pages: readonly MeasuredPage[]
  /**
   * Whether it is an entry that nothing refers to and that only its own page shows. The site map does not count. It is false for files with
   * errors, of which this is not known.
   */
  isOrphan: boolean
}

/** All that the explorer shows. Plain data. */
export type Explorer = {
  today: IsoDate
  pagesState: PagesState
  files: readonly ExploredFile[]
  problems: readonly SiteProblem[]
  facts: readonly FactUse[]
  pages: readonly MeasuredPage[]
  /** The entries that will appear or expire, in order. */
  changes: readonly Change[]
  /** The path that terminals show before the name of a file. */
  folder: string
  /** The text of each file, for source frames. */
  texts: ReadonlyMap<string, string>
}

/** Gathers all data of the explorer. Content may have errors. */
export function explore({ raw, entries, problems: found, clock, shownFolder: folder = '', kinds, site }: ExplorerInput): Explorer {
  const today = siteDay(entries, clock)
  const timed = timedEntries(entries, today)
  const pages = site?.pages ?? []
  const pagesState = stateOfPages(site)
  const problems = sortProblems(locateProblems(found, raw))
  const files = contentFiles({ raw, entries, problems, timed })
  const mentions = new Map(filesWithData(entries).map((file) => [file.source.file, mentionsIn(file)]))
  const uses = usesOf(files, mentions, kinds)
  const [byFrom, byTo] = [grouped(uses, ({ from }) => from), grouped(uses, ({ to }) => to)]
  const facts = factUses(siteFile(entries, 'facts') ?? {}, mentions)
  const factsIn = factsByFile(facts)
  const appearances = appearancesOf(files, pages, entries.model.collections)
  // Pages that search engines leave out, such as the site map and the not-found views, do not count as showing an entry.
  const unlisted = new Set(pages.flatMap(({ page }) => (page.head.noindex ? [page.address] : [])))
  const bySource = grouped(pages, ({ page }) => page.source)
  return {
    today,
    pagesState,
    folder,
    problems,
    facts,
    pages,
    changes: changesAfter(timed, today),
    texts: new Map(raw.flatMap((entry) => (entry.kind === 'text' ? [[entry.file, entry.text] as const] : []))),
    files: files.map((one) => {
      const [referredBy, appearsOn] = [byTo.get(one.file) ?? [], appearances.get(one.file) ?? []]
      const isShown = appearsOn.some(({ how, address }) => how !== 'own' && !unlisted.has(address))
      return {
        ...one,
        refersTo: byFrom.get(one.file) ?? [],
        referredBy,
        appearsOn,
        facts: factsIn.get(one.file) ?? [],
        pages: bySource.get(one.file) ?? [],
        isOrphan:
          one.collection !== undefined && one.state !== 'wrong' && site?.progress === 'measured' && referredBy.length === 0 && !isShown,
      }
    }),
  }
}

/** The facts that each file names, with their places in it. */
function factsByFile(facts: readonly FactUse[]): ReadonlyMap<string, readonly FactUse[]> {
  const named = facts.flatMap((fact) =>
    [...grouped(fact.uses, ({ from }) => from)].map(([file, uses]) => ({ file, fact: { ...fact, uses } })),
  )
  return new Map([...grouped(named, ({ file }) => file)].map(([file, own]) => [file, own.map(({ fact }) => fact)]))
}

function stateOfPages(site: LastSite | undefined): PagesState {
  if (!site) return 'none'
  if (site.progress !== 'measured') return site.progress
  return site.isCurrent ? 'current' : 'old'
}
