import type { ExplorerSite } from '../../renderer/explorer/document'
import type { MeasuredPage } from '../../renderer/explorer/measure'
import type { SiteProblem } from '../../src/engine/problems/problem'
import { shownFolder } from '../located-report'
import type { Background } from './background'
import type { Loaded, SiteWithCache } from './site-loader'

/** What an explorer shows besides the content that was loaded last. */
export type ExplorerInput = {
  problems: readonly SiteProblem[]
  /** The site whose pages are measured: the last one without errors, if there has been one. */
  last: SiteWithCache | undefined
  folder: string
  /** The base path of the site. */
  base: string
  background: Background
  /** Whether an explorer is still the one that is shown. */
  isShown: (explorer: ExplorerSite) => boolean
  /** Tells open explorers that something has changed. */
  changed: () => void
}

/** The explorer of content as it was loaded. It measures pages in the background, until another one takes its place. */
export function contentExplorer(
  { modules, loaded, next }: Loaded,
  { problems, last, folder, base, background, isShown, changed }: ExplorerInput,
): ExplorerSite {
  const { site: made, development } = modules
  const explorer: ExplorerSite = modules.explorer.createExplorer({
    ...loaded,
    problems,
    kinds: made.default.pages,
    shownFolder: shownFolder(folder, process.cwd()),
    site: last && {
      graph: last.site.graph,
      isCurrent: last === next,
      measure: (found) => measure(last, found, { background, isWanted: () => isShown(explorer) }),
    },
    changed,
    placement: development.placementBelow(base, made.default),
  })
  return explorer
}

type Measuring = { background: Background; isWanted: () => boolean }

/** Measures the pages of a site, and caches the result. `found` gets what is measured so far. */
async function measure(
  { site, cache }: SiteWithCache,
  found: (measured: readonly MeasuredPage[]) => void,
  { background, isWanted }: Measuring,
) {
  const { pages, measures } = await site.measure(cache.measures, async (measured) => {
    found(measured)
    await background.whenIdle()
    return isWanted()
  })
  cache.measures = measures
  return pages
}
