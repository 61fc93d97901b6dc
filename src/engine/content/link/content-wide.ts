import type { IsoDate } from '../../lib/dates'
import { problem, type SiteProblem } from '../../problems/problem'
import { internalLink } from '../../routes/links'
import { targetOf } from '../../routes/redirects'
import { collectionIn } from '../model/content-model'
import type { ContentLink } from '../model/graph'
import type { FactTable } from '../model/site-files'
import { allParsed, type Entries, entriesIn, filesWithData, type ParsedEntry, siteFile } from '../parse/entries'
import { valueAt } from '../parse/schema'
import { placeOfField } from '../parse/source'
import { contentLinks } from './content-links'
import { stateOf } from './lifecycle'
import { absoluteProblems, queryProblems } from './link-details'

/**
 * Finds the problems for which all content of a day has to be known: two featured entries in one collection, counts that are wrong, links
 * with parameters that their page does not read, and links to old addresses.
 */
export function contentWideProblems(entries: Entries, today: IsoDate): SiteProblem[] {
  const links = contentLinks(filesWithData(entries))
  return [
    ...featuredProblems(entries, today),
    ...countProblems(entries, today),
    ...queryProblems(entries, links),
    ...absoluteProblems(entries, links),
    ...movedProblems(entries, links),
  ]
}

const publishedIn = (entries: Entries, name: string, today: IsoDate): readonly ParsedEntry[] =>
  entriesIn(entries, name).filter(({ editorial }) => stateOf(editorial, today) === 'published')

/** A collection has at most one featured entry. */
function featuredProblems(entries: Entries, today: IsoDate): SiteProblem[] {
  return Object.keys(entries.model.collections).flatMap((name) => {
    const [first, ...others] = publishedIn(entries, name, today).filter(({ data }) => 'featured' in data && data.featured)
    return first === undefined ? [] : others.map(({ source }) => problem('entry/featured', placeOfField(source, ['featured']), first.slug))
  })
}

/** A fact that counts entries, or the items of a list in them, has that number as its value. */
function countProblems(entries: Entries, today: IsoDate): SiteProblem[] {
  const file = entries.singletons.get('site.facts')
  if (!file) return []
  return Object.entries(file.data as FactTable).flatMap(([key, { value, counts }]) => {
    const [target, list] = counts?.split('.') ?? []
    const name = Object.keys(entries.model.collections).find((one) => one === target)
    // An entry that could not be parsed would count too.
    if (counts === undefined || name === undefined || !allParsed(entries, name)) return []
    const found = publishedIn(entries, name, today).reduce(
      (sum, { data }) => sum + (list === undefined ? 1 : lengthOf(valueAt(data, [list]))),
      0,
    )
    return value === String(found)
      ? []
      : [
          problem(
            'fact/count',
            placeOfField(file.source, [key, 'value']),
            key,
            value,
            countedIn(collectionIn(entries.model.collections, name).dir, list),
            found,
          ),
        ]
  })
}

/** The counted thing in words of editors: a folder, or a field of its entries. */
const countedIn = (dir: string, list: string | undefined) => [dir, list].filter(Boolean).join('.')

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)

/**
 * Links use the new address of a page that moved. If a redirect starts at a fixed page, the redirect is wrong and not the links to the
 * page.
 */
function movedProblems(entries: Entries, links: readonly ContentLink[]): SiteProblem[] {
  const redirects = siteFile(entries, 'redirects')
  if (!redirects || redirects.length === 0) return []
  return links.flatMap(({ href, place }) => {
    const path = internalLink(href)?.path
    const target = path === undefined || entries.model.fixedPages.has(path) ? undefined : targetOf(path, redirects)
    return target === undefined ? [] : [problem('link/moved', place, href, target)]
  })
}
