import { memoize } from '../../lib/memoize'
import { nearest } from '../../lib/nearest.mjs'
import { problem, type SiteProblem } from '../../problems/problem'
import { addressWithin, internalLink } from '../../routes/links'
import type { ContentLookup, QueryParameter, RefusedValue } from '../model/content-model'
import type { ContentLink } from '../model/graph'
import { type Entries, entriesIn, isFullyParsed } from '../parse/entries'
import { validIdentity } from '../parse/readable-files'
import { valueAt } from '../parse/schema'
import { contentAt } from './lookup'

/** Finds parameters of links that their page does not read, and values that a parameter does not take. */
export function queryProblems(entries: Entries, links: readonly ContentLink[]): SiteProblem[] {
  const { fixedPages, everywhere } = entries.model
  const content: ContentLookup = {
    value: (path) => contentAt(entries, path),
    texts: (collection, field) => (isFullyParsed(entries, collection) ? textsOf(entries, collection, field) : undefined),
  }
  const valuesOf = memoize(({ values }: Takes) => {
    const all = values(content)
    return all && { all, distinct: new Set(all) }
  })
  return links.flatMap(({ href, place }) => {
    const { path, query = '' } = internalLink(href) ?? {}
    const known = path === undefined ? undefined : fixedPages.get(path)
    if (path === undefined || query === '' || known === undefined) return []
    const parameters = { ...known, ...everywhere }
    return [...new URLSearchParams(query)].flatMap(([name, value]) => {
      const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined
      if (!parameter) return [problem('link/query', place, name, path, nearest(name, Object.keys(parameters)))]
      return valueProblem(parameter.takes, { path, name, value, place }, valuesOf)
    })
  })
}

const textsOf = (entries: Entries, collection: string, field: string) =>
  entriesIn(entries, collection).flatMap(({ data }) => {
    const text = valueAt(data, [field])
    return typeof text === 'string' ? [text] : []
  })

type Asked = Omit<RefusedValue, 'values' | 'near'>
type Takes = NonNullable<QueryParameter['takes']>
type Values = { all: readonly string[]; distinct: ReadonlySet<string> }

function valueProblem(takes: Takes | undefined, asked: Asked, valuesOf: (takes: Takes) => Values | undefined): SiteProblem[] {
  const values = takes && valuesOf(takes)
  if (!takes || !values || values.distinct.has(asked.value)) return []
  return [takes.problem({ ...asked, values: values.all, near: nearest(asked.value, values.all) })]
}

/** Finds links that begin with the origin of this site, since they are not checked like others. */
export function absoluteProblems(entries: Entries, links: readonly ContentLink[]): SiteProblem[] {
  const origin = validIdentity(entries).origin
  if (origin === undefined) return []
  return links.flatMap(({ href, place }) => {
    const own = href.toLowerCase().startsWith(origin.toLowerCase()) ? addressWithin(origin, origin + href.slice(origin.length)) : undefined
    return own === undefined ? [] : [problem('link/absolute', place, href, own)]
  })
}
