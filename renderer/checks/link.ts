import type { ContentLink } from '../../src/engine/content/model/graph'
import { nearest } from '../../src/engine/lib/nearest.mjs'
import { problem, type SiteProblem } from '../../src/engine/problems/problem'
import { internalLink } from '../../src/engine/routes/links'
import type { TargetOf } from '../../src/engine/routes/redirects'

/** The pages that links may lead to. */
export type LinkTargets = {
  /** Gives the ids of the page at an address, or null where they are not known; undefined where there is no page. */
  idsAt: (address: string) => (() => ReadonlySet<string> | null) | undefined
  /** The addresses to suggest for one that is wrong. */
  addresses: readonly string[]
  /** Addresses of pages that the site does without. */
  leftOut?: ReadonlySet<string>
  /** Follows redirects. */
  targetOf: TargetOf
}

/** A link in content, with the address of the page that it is on, if there is one. */
export type PlacedLink = ContentLink & { from: string | undefined }

/** Endings that no address of a page has here, although they are common elsewhere. */
const ENDING = /(?<=.)(?:\/|\.(?:html?|mdx?|yaml))$/

/** Finds a link within the site that leads to no page, or to an anchor that its page does not have. */
export function linkProblem({ href, place, from }: PlacedLink, { idsAt, addresses, targetOf, leftOut }: LinkTargets): SiteProblem[] {
  const link = internalLink(href)
  if (!link) return []
  const { path = from, anchor } = link
  if (path === undefined) return [problem('link/anchor', place, href)]
  if (leftOut?.has(path)) return [problem('link/left-out', place, href)]
  const idsThere = idsAt(path) ?? idsAt(targetOf(path) ?? '')
  if (!idsThere) return [problem('link/unknown', place, href, nearest(path.replace(ENDING, ''), addresses))]
  if (anchor === '') return []
  const ids = idsThere()
  return ids === null || ids.has(anchor) ? [] : [problem('link/anchor', place, href, nearest(anchor, ids))]
}
