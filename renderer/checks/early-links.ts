import { generatePath, matchPath } from 'react-router-dom'
import { contentLinks } from '../../src/engine/content/link/content-links'
import { hasPage, urlOfSlug } from '../../src/engine/content/link/entry-url'
import { factsOf, fillBody } from '../../src/engine/content/link/facts'
import { fileOfEntry } from '../../src/engine/content/model/content-model'
import { type Entries, entriesIn, parsedFiles, siteFile, slugsIn } from '../../src/engine/content/parse/entries'
import type { SiteProblem } from '../../src/engine/problems/problem'
import { internalLink } from '../../src/engine/routes/links'
import type { Page } from '../define/page'
import { type LinkTargets, linkProblem } from './link'
import { redirectProblemsAmong } from './redirect-problems'

/** A kind of page as far as its addresses are concerned. */
type Addressed = Pick<Page, 'path' | 'aliases'>

/**
 * Links and redirects in content that lead nowhere, as far as that is known while something else is wrong and no page can be rendered: to
 * addresses that neither a page, an entry, be it right or wrong, nor a redirect has, and to anchors that an article has not.
 */
export function earlyLinkProblems(entries: Entries, pages: readonly Addressed[]): SiteProblem[] {
  const redirects = siteFile(entries, 'redirects')
  // Without the redirects any address may have moved.
  if (!redirects) return []
  const addresses = knownAddresses(entries, pages)
  const anchors = knownAnchors(entries)
  const addressOf = entryAddresses(entries)
  const targets: LinkTargets = {
    idsAt: (path) => (addresses.has(path) || isFurtherPage(path, pages) ? (anchors.get(path) ?? null) : undefined),
    addresses: [...addresses],
    redirects,
  }
  const ofRedirects = redirectProblemsAmong(redirects, {
    // A page of an entry may be left out on the day of the build, and its address be free.
    taken: [...addresses].filter((address) => entries.model.fixedPages.has(address)),
    targets: [...addresses],
    mayBeTarget: (address) => isFurtherPage(address, pages),
  })
  const ofLinks = contentLinks([...parsedFiles(entries), ...entries.damaged])
    .map((link) => ({ ...link, from: addressOf.get(link.place.file) }))
    .filter(({ href, from }) => from !== undefined || internalLink(href)?.path !== undefined)
    .flatMap((link) => linkProblem(link, targets))
  return [...ofLinks, ...ofRedirects]
}

/** Addresses of pages that there are whatever entries say, and of every entry whose file is there. */
function knownAddresses(entries: Entries, pages: readonly Addressed[]): ReadonlySet<string> {
  const single = pages.filter(({ path }) => !path.includes(':')).flatMap(({ path, aliases }) => [path, ...aliases])
  const ofEntries = [...entryAddresses(entries).values()]
  const aliases = ofEntries.flatMap((address) =>
    pages.flatMap((page) => {
      const match = matchPath(page.path, address)
      return match ? page.aliases.map((alias) => generatePath(alias, match.params)) : []
    }),
  )
  return new Set([...single, ...ofEntries, ...aliases])
}

/** The address of the page of each entry, by the name of its file; one that could not be parsed is taken to have a page. */
function entryAddresses(entries: Entries): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(entries.model.collections).flatMap(([name, definition]) => {
      const without = new Set(entriesIn(entries, name).flatMap(({ slug, data }) => (hasPage(definition, data) ? [] : [slug])))
      return [...slugsIn(entries, name)].flatMap((slug) => {
        const url = urlOfSlug(definition, slug)
        return url === null || url.includes('#') || without.has(slug) ? [] : [[fileOfEntry(entries.model, name, slug), url] as const]
      })
    }),
  )
}

/** How many further pages a list has is known only when all its entries are. */
const isFurtherPage = (path: string, pages: readonly Addressed[]) =>
  pages.some((page) => page.path.endsWith('/:page') && matchPath(page.path, path))

/** Anchors of each article whose text is right, be its fields right or wrong, by its address. */
function knownAnchors(entries: Entries): ReadonlyMap<string, ReadonlySet<string>> {
  const declared = siteFile(entries, 'facts')
  if (!declared) return new Map()
  const facts = factsOf(declared)
  const addresses = entryAddresses(entries)
  return new Map(
    [...parsedFiles(entries), ...entries.damaged].flatMap(({ source, body }) => {
      const url = addresses.get(source.file)
      if (!body?.isComplete || url === undefined) return []
      const filled = fillBody({ file: source.file, body, model: entries.model }, facts)
      return filled.problems.length > 0
        ? []
        : [[url, new Set([...entries.model.articleIds, ...filled.body.headings.map(({ id }) => id)])] as const]
    }),
  )
}
