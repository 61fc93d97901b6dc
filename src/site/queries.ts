import type { PageQuery, QueryParameter } from '../engine/content/model/content-model'
import { valueAt } from '../engine/content/parse/schema'
import { patterns } from './routes/patterns'

/** Texts in the list at a path of content, or those under a key of its items. */
const listed = (path: string, key?: string): QueryParameter => ({
  values: ({ value }) => {
    const items = value(path)
    if (!Array.isArray(items)) return undefined
    return items.map((item: unknown) => (key === undefined ? item : valueAt(item, [key]))).filter((item) => typeof item === 'string')
  },
})

/** What narrows a list whose chips are at a path of content. */
const list = (chips: QueryParameter): PageQuery => ({ category: chips, q: {} })

/**
 * What each page reads from the query of its address, by its path; a page that is not here reads nothing. Scripts of the
 * browser name theirs themselves, so that none of them carries those of all pages; a test compares the two.
 */
export const queries: Readonly<Record<string, PageQuery>> = {
  [patterns.contact]: {
    service: {},
    industry: {},
    topic: {
      values: ({ value }) => {
        const topics = value('site.contact.topics')
        return typeof topics === 'object' && topics !== null ? Object.keys(topics) : undefined
      },
      listedIn: 'site/contact.yaml',
    },
    event: {},
    project: {},
    position: {},
    office: {},
  },
  [patterns.insights]: { ...list(listed('pages.insights.categories', 'label')), saved: {} },
  [patterns.caseStudies]: list(listed('pages.caseStudies.categories')),
  [patterns.newsroom]: list(listed('pages.newsroom.categories')),
  [patterns.whitepapers]: list(listed('pages.whitepapers.categories')),
  [patterns.blog]: list(listed('pages.blog.categories')),
  [patterns.events]: list(listed('pages.events.types')),
  [patterns.technology]: list({ values: ({ texts }) => texts('technologies', 'title') }),
  [patterns.careers]: { q: {}, location: {}, department: {} },
  [patterns.search]: { category: {}, q: {} },
}

/** What the header of every page reads. */
export const everywhere: PageQuery = { region: {} }
