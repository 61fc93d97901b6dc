import { contentLinks } from '../../src/engine/content/link/content-links'
import { hasPage, urlOfSlug } from '../../src/engine/content/link/entry-url'
import { fileOfEntry } from '../../src/engine/content/model/content-model'
import { type Entries, entriesIn, parsedFiles, siteFile, slugsIn } from '../../src/engine/content/parse/entries'
import { declaredRedirects } from '../../src/engine/content/parse/readable-files'
import type { SiteProblem } from '../../src/engine/problems/problem'
import { internalLink } from '../../src/engine/routes/links'
import { patternIndex } from '../../src/engine/routes/pattern-index'
import { targetsOf } from '../../src/engine/routes/redirects'
import { aliasesOf } from '../aliases'
import type { Page } from '../define/page'
import { type LinkTargets, linkProblem } from './link'
import { redirectProblemsAmong } from './redirect-problems'

/** The addresses of a kind of page. */
type Addressed = Pick<Page, 'path' | 'aliases'>

/** Any address with an ending, except `.html` and `.htm`, counts as a file: which files exist is known only once all entries are valid. */
const FILE = /\.(?!html?$)[a-z\d]+$/

/**
 * Finds links and redirects in content that lead to no page. It is used while other errors keep pages from being rendered. A link is right
 * if a page, an entry (valid or not) or a redirect has its address, and an anchor is checked only where the headings of the page are known.
 */
export function preliminaryLinkProblems(entries: Entries, pages: readonly Addressed[]): SiteProblem[] {
  const redirects = declaredRedirects(entries)
  // Without the redirects it is not known which addresses have moved.
  if (!redirects) return []
  const addressOf = entryAddresses(entries)
  const addresses = knownAddresses([...addressOf.values()], pages)
  const anchors = knownAnchors(entries, addressOf)
  const mayBePage = pagesWithoutFiles(entries, pages)
  const targets: LinkTargets = {
    idsAt: (path) => (addresses.has(path) || mayBePage(path) || FILE.test(path) ? () => anchors.get(path) ?? null : undefined),
    addresses: [...addresses],
    targetOf: targetsOf(redirects),
  }
  const ofRedirects = redirectProblemsAmong(siteFile(entries, 'redirects') ?? [], {
    // The page of an entry may not be published on the day of the build; then a redirect may start at its address.
    taken: [...addresses].filter((address) => entries.model.fixedPages.has(address)),
    targets: [...addresses],
    mayBeTarget: mayBePage,
  })
  const ofLinks = contentLinks([...parsedFiles(entries), ...entries.invalid])
    .map((link) => ({ ...link, from: addressOf.get(link.place.file) }))
    .filter(({ href, from }) => from !== undefined || internalLink(href)?.path !== undefined)
    .flatMap((link) => linkProblem(link, targets))
  return [...ofLinks, ...ofRedirects]
}

/** The addresses of all fixed pages, and of the pages of entries. */
function knownAddresses(ofEntries: readonly string[], pages: readonly Addressed[]): ReadonlySet<string> {
  const single = pages.filter(({ path }) => !path.includes(':')).flatMap(({ path, aliases }) => [path, ...aliases])
  const aliasesAt = aliasesOf(pages)
  const aliases = ofEntries.flatMap((address) => aliasesAt(address))
  return new Set([...single, ...ofEntries, ...aliases])
}

/** The address of the page of each entry, by the name of its file. An entry that could not be parsed counts as having a page. */
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

/**
 * Makes a function that says whether an address may be that of a page without a content file: a further page of a list, or the page of
 * something that several entries name, such as a subject. Which of these exist is not known before all entries are valid.
 */
function pagesWithoutFiles({ model }: Entries, pages: readonly Addressed[]): (address: string) => boolean {
  const ofEntries: ReadonlySet<string | undefined> = new Set(Object.values(model.collections).map(({ path }) => path))
  const pagesAt = patternIndex(
    pages.filter(({ path }) => path.includes(':') && !ofEntries.has(path)),
    ({ path }) => path,
  )
  return (address) => pagesAt(address).length > 0
}

/** The anchors of each article by its address, where its text is valid; its fields may not be. */
function knownAnchors(entries: Entries, addresses: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [...parsedFiles(entries), ...entries.invalid].flatMap(({ source, body, review }) => {
      const url = addresses.get(source.file)
      const text = review?.text
      if (!body?.isComplete || url === undefined || text === undefined || text.problems.length > 0) return []
      return [[url, new Set([...entries.model.reservedHeadingIds, ...text.body.headings.map(({ id }) => id)])] as const]
    }),
  )
}
