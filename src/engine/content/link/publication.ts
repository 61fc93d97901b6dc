import type { IsoDate } from '../../lib/dates'
import { problem, type SiteProblem } from '../../problems/problem'
import { collectionIn } from '../model/content-model'
import { type Entries, entriesIn, isFullyParsed, type ParsedEntry, siteFile } from '../parse/entries'
import { valueAt } from '../parse/schema'
import { placeOfField } from '../parse/source'
import { stateOf } from './lifecycle'

/**
 * A rule about the published entries of a collection. It starts with those of a day; `put` adds or removes one, so that checking a later
 * day costs only the changes until then.
 */
export type PublicationRule = {
  collection: string
  setPublished: (entry: ParsedEntry, isPublished: boolean) => void
  problems: () => SiteProblem[]
}

/** All rules about published entries, as of a day. */
export function publicationRules(entries: Entries, day: IsoDate): PublicationRule[] {
  const rules = [...Object.keys(entries.model.collections).map((name) => featuredRule(entries, name)), ...countRules(entries)]
  for (const { collection, setPublished } of rules)
    for (const entry of entriesIn(entries, collection)) if (stateOf(entry.editorial, day) === 'published') setPublished(entry, true)
  return rules
}

/** A collection has at most one featured entry. */
function featuredRule(entries: Entries, collection: string): PublicationRule {
  const featured = new Set(entriesIn(entries, collection).filter(({ data }) => 'featured' in data && data.featured))
  const published = new Set<ParsedEntry>()
  return {
    collection,
    setPublished(entry, isPublished) {
      if (!featured.has(entry)) return
      if (isPublished) published.add(entry)
      else published.delete(entry)
    },
    problems() {
      if (published.size < 2) return []
      const [first, ...others] = [...featured].filter((entry) => published.has(entry))
      return others.map(({ source }) => problem('entry/featured', placeOfField(source, ['featured']), first?.slug ?? ''))
    },
  }
}

/** A fact that counts entries, or the items of a list in them, has that number as its value. */
function countRules(entries: Entries): PublicationRule[] {
  const file = entries.singletons.get('site.facts')
  const facts = siteFile(entries, 'facts')
  if (!file || !facts) return []
  return Object.entries(facts).flatMap(([key, { value, counts }]) => {
    const [collection, list] = counts?.split('.') ?? []
    // An entry that could not be parsed would count too.
    if (collection === undefined || !Object.hasOwn(entries.model.collections, collection) || !isFullyParsed(entries, collection)) return []
    let found = 0
    return [
      {
        collection,
        setPublished({ data }: ParsedEntry, isPublished: boolean) {
          found += (isPublished ? 1 : -1) * (list === undefined ? 1 : lengthOf(valueAt(data, [list])))
        },
        problems() {
          if (value === String(found)) return []
          const counted = countedIn(collectionIn(entries.model.collections, collection).dir, list)
          return [problem('fact/count', placeOfField(file.source, [key, 'value']), key, value, counted, found)]
        },
      },
    ]
  })
}

/** The counted thing in words of editors: a folder, or a field of its entries. */
const countedIn = (dir: string, list: string | undefined) => [dir, list].filter(Boolean).join('.')

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)
