import { COLLECTION_NAMES } from '../../schemas/collection-names'
import type { ContentLookup, PageQuery, QueryParameter } from '../engine/content/model/content-model'
import { valueAt } from '../engine/content/parse/schema'
import { collections } from './collections/index'
import { problem } from './lint/problems'
import { patterns } from './routes/patterns'
import { QUERY_PARAMETER } from './routes/query-parameter'

/** A parameter whose values are the categories of a list. */
const category = (values: (content: ContentLookup) => readonly string[] | undefined): QueryParameter => ({
  takes: {
    values,
    problem: (refused) => problem('link/category', refused.place, refused.path, refused.value, refused.values, refused.near),
  },
})

/** A parameter whose values are the texts of a list in content, or the texts at a key of its items. */
const listed = (path: string, key?: string): QueryParameter =>
  category(({ value }) => {
    const items = value(path)
    if (!Array.isArray(items)) return undefined
    return items.map((item: unknown) => (key === undefined ? item : valueAt(item, [key]))).filter((item) => typeof item === 'string')
  })

/** The parameters of a list whose chips are at a content path. */
const list = (chips: QueryParameter): PageQuery => ({ category: chips, [QUERY_PARAMETER]: {} })

/** The parameters of the lists of collections. */
const lists = Object.fromEntries(
  COLLECTION_NAMES.flatMap((name) => {
    const { listed: own } = collections[name]
    return own?.chips === undefined ? [] : [[patterns[own.place], list(listed(own.chips))]]
  }),
)

/**
 * The query parameters that each page reads, by its path. Scripts repeat their own, so that no script carries those of all pages; a test
 * compares both.
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
  [patterns.careers]: { [QUERY_PARAMETER]: {}, location: {}, department: {} },
  [patterns.search]: { category: {}, [QUERY_PARAMETER]: {} },
}

/** Parameters that every page reads in its header. */
export const everywhere: PageQuery = { region: {} }
