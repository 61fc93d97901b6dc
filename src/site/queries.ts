import { COLLECTION_NAMES } from '../../schemas/collection-names'
import type { ContentLookup, PageQuery, QueryParameter } from '../engine/content/model/content-model'
import { valueAt } from '../engine/content/parse/schema'
import { collections } from './collections/index'
import { problem } from './lint/problems'
import { patterns } from './routes/patterns'

/** One of the categories of a list. */
const category = (values: (content: ContentLookup) => readonly string[] | undefined): QueryParameter => ({
  takes: {
    values,
    problem: (refused) => problem('link/category', refused.place, refused.path, refused.value, refused.values, refused.near),
  },
})

/** One of the texts in the list at a path of content, or of those under a key of its items. */
const listed = (path: string, key?: string): QueryParameter =>
  category(({ value }) => {
    const items = value(path)
    if (!Array.isArray(items)) return undefined
    return items.map((item: unknown) => (key === undefined ? item : valueAt(item, [key]))).filter((item) => typeof item === 'string')
  })

/** What narrows a list whose chips are at a path of content. */
const list = (chips: QueryParameter): PageQuery => ({ category: chips, q: {} })

/** The lists of collections. */
const lists = Object.fromEntries(
  COLLECTION_NAMES.flatMap((name) => {
    const { listed: own } = collections[name]
    return own?.chips === undefined ? [] : [[patterns[own.place], list(listed(own.chips))]]
  }),
)

/**
 * What each page reads from the query of its address, by its path; a page that is not here reads nothing. Scripts of the
 * browser name theirs themselves, so that none of them carries those of all pages; a test compares the two.
 */
export const queries: Readonly<Record<string, PageQuery>> = {
  ...lists,
  [patterns.contact]: {
    service: {},
    industry: {},
    topic: {
      takes: {
        values: ({ value }) => {
          const topics = value('site.contact.topics')
          return typeof topics === 'object' && topics !== null ? Object.keys(topics) : undefined
        },
        problem: ({ place, name, value, near }) => problem('link/topic', place, name, value, 'site/contact.yaml', near),
      },
    },
    event: {},
    project: {},
    position: {},
    office: {},
  },
  [patterns.insights]: { ...list(listed('pages.insights.categories', 'label')), saved: {} },
  [patterns.technology]: list(category(({ texts }) => texts('technologies', 'title'))),
  [patterns.careers]: { q: {}, location: {}, department: {} },
  [patterns.search]: { category: {}, q: {} },
}

/** What the header of every page reads. */
export const everywhere: PageQuery = { region: {} }
