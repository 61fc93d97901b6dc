import type { IsoDate } from '../../lib/dates'
import { problem, type SiteProblem } from '../../problems/problem'
import { internalLink } from '../../routes/links'
import { targetsOf } from '../../routes/redirects'
import type { ContentLink } from '../model/graph'
import { type Entries, filesWithData } from '../parse/entries'
import { declaredRedirects } from '../parse/readable-files'
import { contentLinks } from './content-links'
import { wordProblems } from './fact-words'
import { absoluteProblems, queryProblems } from './link-details'
import { publicationRules } from './publication'

/**
 * Finds the problems that only all content of a day shows: two featured entries in one collection, counts that are wrong in figures or in
 * words, links with parameters that their page does not read, links that name this site, links to old addresses, and what rules of the site
 * find in all files together.
 */
export function contentWideProblems(entries: Entries, today: IsoDate): SiteProblem[] {
  const files = filesWithData(entries)
  const links = contentLinks(files)
  const isWhole = entries.invalid.length === 0 && entries.unreadable.length === 0
  return [
    ...publicationRules(entries, today).flatMap((rule) => rule.problems()),
    ...wordProblems(entries),
    ...queryProblems(entries, links),
    ...absoluteProblems(entries, links),
    ...movedProblems(entries, links),
    ...entries.model.crossFileLint.flatMap((rule) => rule(files, { today, isWhole })),
  ]
}

/**
 * Finds links to old addresses of pages that have moved. If a redirect starts at a fixed page, or at all pages of a collection, the redirect
 * is wrong and not the links to these pages.
 */
function movedProblems(entries: Entries, links: readonly ContentLink[]): SiteProblem[] {
  const redirects = declaredRedirects(entries)
  if (!redirects || redirects.length === 0) return []
  const taken = new Set(Object.values(entries.model.collections).flatMap(({ path }) => (path === undefined ? [] : [unnamed(path)])))
  const targetOf = targetsOf(redirects.filter(({ from }) => !taken.has(unnamed(from))))
  return links.flatMap(({ href, place }) => {
    const path = internalLink(href)?.path
    const target = path === undefined || entries.model.fixedPages.has(path) ? undefined : targetOf(path)
    return target === undefined ? [] : [problem('link/moved', place, href, target)]
  })
}

/** A pattern without the names of its parameters. */
const unnamed = (pattern: string) => pattern.replace(/:\w+/g, ':')
