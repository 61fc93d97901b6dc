import type { IsoDate } from '../../lib/dates'
import { deepFreeze } from '../../lib/freeze'
import { type Checked, errorsIn, type SiteProblem } from '../../problems/problem'
import type { CoreGraph, FileLookup } from '../model/graph'
import type { EntryScope } from '../model/time'
import { type Entries, isFullyParsed, parsedFiles, siteFile } from '../parse/entries'
import { validIdentity } from '../parse/readable-files'
import { contentLinks } from './content-links'
import { contentWideProblems } from './content-wide'
import { linkCollections } from './derive'
import { entriesInScope } from './entries-in-scope'
import { type Facts, fillFacts } from './facts'
import { frozenClockProblems } from './frozen-clock'
import { changesAfter, timedEntries } from './lifecycle'
import { contentAt, textsAt } from './lookup'
import { unusedPictures, usedPictures } from './pictures'
import { type ReferenceContext, referenceProblems } from './references'
import { reviewContext, reviewed } from './review'
import { siteDay } from './site-day'
import { entriesWithSiteName } from './site-name'
import { timeProblems } from './time-problems'
import { upcomingProblems } from './upcoming'
import { waiverProblems, waiversOf, withoutWaived } from './waivers'

/**
 * Options of linking. The day of the graph is `asOf`, else the editorial date of the site, else `today`. `scope` says which entries the
 * graph holds; left out: those that are published.
 */
export type LinkOptions = {
  today: IsoDate
  asOf?: IsoDate | undefined
  scope?: EntryScope
  /** Whether the checks that look at more than one file are known to find nothing (`isStillValid`). They are skipped then. */
  isCrossFileValid?: boolean
}

/**
 * A graph, or null, with the problems of the content, the warnings that files waive, and the content as it was parsed, with its reviews.
 */
export type LinkedContent<Graph extends CoreGraph = CoreGraph> = Checked<Graph | null> & {
  waived: readonly SiteProblem[]
  entries: Entries<Graph>
  /** Whether the checks that look at more than one file have found nothing. */
  isCrossFileValid: boolean
}

/**
 * Links all parsed content: checks references, choices, facts and pictures, and adds back-references, addresses and derived values. The
 * graph is null if there is an error, or if a file could not be parsed.
 */
export function linkGraph<Graph extends CoreGraph>(parsed: Entries<Graph>, options: LinkOptions): LinkedContent<Graph> {
  const problems: SiteProblem[] = []
  const context = reviewContext(parsed, options)
  const withReviews = reviewed(parsed, context)
  const entries = context.siteName === undefined ? withReviews : entriesWithSiteName(withReviews, context.siteName)
  const { facts } = context
  const known = referenceContext(entries, facts)
  const files = [...parsedFiles(entries), ...entries.invalid]
  const { isCrossFileValid: isKnown = false } = options
  let isCrossFileValid = true
  const across = (check: () => readonly SiteProblem[]) => {
    const found = isKnown ? [] : check()
    if (found.length > 0) isCrossFileValid = false
    problems.push(...found)
  }
  for (const file of files) {
    across(() => referenceProblems(file, known))
    problems.push(...(file.review?.problems ?? []), ...(file.review?.text?.problems ?? []))
  }
  // A picture is not reported while a file in its folder has a problem, even one that only concerns that file.
  problems.push(...unusedPictures(entries, problems))
  const today = siteDay(entries, options)
  const timed = timedEntries(entries, today)
  if (context.today !== undefined)
    across(() => {
      const whole = contentWideProblems(entries, today)
      const ahead = upcomingProblems(entries, { today, changes: changesAfter(timed, today), found: whole })
      return [...timeProblems(entries, timed, today), ...frozenClockProblems(entries, options), ...whole, ...ahead]
    })
  problems.push(...waiverProblems(entries, { problems, isComplete: facts !== undefined && siteFile(entries, 'identity') !== undefined }))
  const weighed = withoutWaived(problems, waiversOf(entries), today)
  if (errorsIn(problems).length > 0 || !facts || !isComplete(entries))
    return { value: null, entries: withReviews, isCrossFileValid, ...weighed }

  const data = fillFacts(singletonData(entries), facts)
  const unpublished = timed.filter(({ state }) => state !== 'published')
  const { scope = 'published' } = options
  const shown = entriesInScope(entries, unpublished, scope)
  const pictures = usedPictures(shown)
  const collections = linkCollections({ entries: shown, facts, pictures, today })
  const graph = {
    ...Object.fromEntries(collections),
    collections,
    site: deepFreeze(data.site),
    pages: deepFreeze(data.pages),
    today,
    links: deepFreeze(contentLinks(parsedFiles(shown))),
    pictures: deepFreeze([...pictures.values()]),
    unpublished: deepFreeze(unpublished),
    scope,
    changes: deepFreeze(changesAfter(timed, today)),
    files: NO_FILES,
  }
  // The type of the graph derives from the schemas of the model, which have validated the data.
  return { value: Object.freeze(graph) as unknown as Graph, entries: withReviews, isCrossFileValid, ...weighed }
}

const NO_FILES: FileLookup = Object.freeze({ get: () => undefined })

function referenceContext(entries: Entries, facts: Facts | undefined): ReferenceContext {
  return {
    slugs: entries.slugs,
    collections: entries.model.collections,
    facts,
    choicesAt: (path) => textsAt(entries, path),
    wordsAt: (path) => {
      const words = contentAt(entries, path)
      return typeof words === 'string' ? words : undefined
    },
    pictures: entries.pictures,
    imageHosts: validIdentity(entries).imageHosts,
    foldersWithoutPages: entries.model.foldersWithoutPages,
  }
}

/** Whether every single file exists, and all entries could be parsed. */
const isComplete = (entries: Entries) =>
  Object.entries(entries.model.singletons).every(([group, files]) =>
    Object.keys(files).every((name) => entries.singletons.has(`${group}.${name}`)),
  ) && Object.keys(entries.model.collections).every((name) => isFullyParsed(entries, name))

/** The data of the single files, by group and name. */
const singletonData = ({ model, singletons }: Entries): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(model.singletons).map(([group, files]) => [
      group,
      Object.fromEntries(Object.keys(files).map((name) => [name, singletons.get(`${group}.${name}`)?.data])),
    ]),
  )
