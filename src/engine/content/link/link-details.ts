import { everywhere, parameters } from '../../../site/routes/parameters'
import { patterns } from '../../../site/routes/patterns'
import { nearest } from '../../lib/text'
import { problem, type SiteProblem } from '../../problems/problem'
import { internalLink } from '../../routes/links'
import { type Entries, pageFile, siteFile } from '../parse/entries'
import type { ContentLink } from './graph'

/** Addresses of pages that are there whatever entries say. */
export const STANDING: ReadonlySet<string> = new Set(Object.values(patterns).filter((pattern) => !pattern.includes(':')))

/** The chips that a list can be narrowed to; undefined where their file could not be parsed. */
const CATEGORIES: Readonly<Record<string, (entries: Entries) => readonly string[] | undefined>> = {
  [patterns.blog]: (entries) => pageFile(entries, 'blog')?.categories,
  [patterns.caseStudies]: (entries) => pageFile(entries, 'caseStudies')?.categories,
  [patterns.newsroom]: (entries) => pageFile(entries, 'newsroom')?.categories,
  [patterns.whitepapers]: (entries) => pageFile(entries, 'whitepapers')?.categories,
  [patterns.events]: (entries) => pageFile(entries, 'events')?.types,
  [patterns.insights]: (entries) => pageFile(entries, 'insights')?.categories.map(({ label }) => label),
  [patterns.technology]: ({ collections, slugs }) =>
    collections.technologies.length === slugs.technologies.size ? collections.technologies.map(({ data }) => data.title) : undefined,
}

/** What links ask of a page behind the `?` that it does not know: parameters, categories of lists, topics of the contact form. */
export function queryProblems(entries: Entries, links: readonly ContentLink[]): SiteProblem[] {
  return links.flatMap(({ href, place }) => {
    const { path, query = '' } = internalLink(href) ?? {}
    if (path === undefined || query === '' || !STANDING.has(path)) return []
    return [...new URLSearchParams(query)].flatMap(([name, value]) => {
      const known = [...(parameters[path] ?? []), ...everywhere]
      if (!known.includes(name)) return [problem('link/query', place, name, path, nearest(name, known))]
      if (path === patterns.contact && name === 'topic') return topicProblem(entries, value, place)
      const categories = name === 'category' ? CATEGORIES[path]?.(entries) : undefined
      if (categories === undefined || categories.includes(value)) return []
      return [problem('link/category', place, path, value, categories, nearest(value, categories))]
    })
  })
}

function topicProblem(entries: Entries, topic: string, place: ContentLink['place']): SiteProblem[] {
  const topics = siteFile(entries, 'contact')?.topics
  return topics === undefined || Object.hasOwn(topics, topic)
    ? []
    : [problem('link/topic', place, topic, nearest(topic, Object.keys(topics)))]
}

/** Links that name this site itself: nothing could prove that they lead anywhere. */
export function absoluteProblems(entries: Entries, links: readonly ContentLink[]): SiteProblem[] {
  const origin = siteFile(entries, 'identity')?.origin
  if (origin === undefined) return []
  return links.flatMap(({ href, place }) => {
    const rest = href.toLowerCase().startsWith(origin.toLowerCase()) ? href.slice(origin.length) : undefined
    return rest === undefined || !/^(?:[/?#]|$)/.test(rest) ? [] : [problem('link/absolute', place, href, rest === '' ? '/' : rest)]
  })
}
