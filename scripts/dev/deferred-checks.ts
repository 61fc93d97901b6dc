import type { DevelopmentSite } from '../../renderer/development'
import type { SiteProblem } from '../../src/engine/problems/problem'
import { type Background, inBackground } from './background'
import type { DevelopmentCache } from './content'

/** The input of checks that run after pages are shown: a site with the cache for its pages, and callbacks. */
export type DeferredChecks = {
  site: Pick<DevelopmentSite, 'plan' | 'checkLinks'>
  cache: DevelopmentCache
  background: Background
  /** Whether no other content has been loaded since. */
  isLatest: () => boolean
  /** Whether errors are shown in place of pages. */
  hasErrors: () => boolean
  /** Writes the files for editors. */
  writeFiles: () => Promise<void>
  /** Gets the problems that were found, after those that were known before. */
  tell: (known: readonly SiteProblem[], found: readonly SiteProblem[]) => void
}

/**
 * Finds the problems that only whole pages show: those of the plan, then those of links. It takes longer than rendering a page, so pages
 * are shown before it, and answered during it. Returns whether all was checked; `known` are the problems of content.
 */
export async function runDeferredChecks(
  known: readonly SiteProblem[],
  { site, cache, background, isLatest, hasErrors, writeFiles, tell }: DeferredChecks,
): Promise<boolean> {
  const isCurrent = () => isLatest() && !hasErrors()
  const ofPlan = await inBackground(site.plan(), background, isCurrent)
  if (!ofPlan) return false
  tell(known, ofPlan)
  await background.whenIdle()
  if (!isLatest()) return false
  await writeFiles()
  const ofLinks = await inBackground(site.checkLinks(cache.pages), background, isCurrent)
  if (!ofLinks) return false
  cache.pages = ofLinks.record
  tell([...known, ...ofPlan], ofLinks.problems)
  return true
}
