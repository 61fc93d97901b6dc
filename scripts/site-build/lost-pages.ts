import { SITE_FILES } from '../../src/engine/content/model/site-files'
import { type Redirect, targetsOf } from '../../src/engine/routes/redirects'

/** Addresses that are named, at most. */
const SHOWN = 3

/**
 * A line about pages that the last build into the same folder had, that this one lacks, and that no redirect replaces: links on other sites
 * and search results break.
 */
export function lostLines(before: Iterable<string>, now: Iterable<string>, redirects: readonly Redirect[]): string[] {
  const there = new Set(now)
  const gone = [...before].filter((address) => !there.has(address))
  if (gone.length === 0) return []
  const targetOf = targetsOf(redirects)
  const lost = gone.filter((address) => targetOf(address) === undefined).toSorted()
  if (lost.length === 0) return []
  const named = lost.slice(0, SHOWN).join(', ') + (lost.length > SHOWN ? ` and ${lost.length - SHOWN} more` : '')
  const [pages, them] = lost.length === 1 ? ['1 page of the last build is', 'it'] : [`${lost.length} pages of the last build are`, 'them']
  return [`${pages} gone, and no redirect in ${SITE_FILES.redirects} leads on from ${them}: ${named}`]
}
