import { newestFirst } from '../../engine/lib/dates'
import { grouped } from '../../engine/lib/grouped'
import { memoize } from '../../engine/lib/memoize'
import { required } from '../../engine/problems/problem'
import { urlOf } from '../routes/addresses'
import { tagSlug } from '../routes/tag-slug'
import type { Graph, Insight, InsightCollection } from './graph'
import { INSIGHT_COLLECTIONS } from './hub'

/** A tag: its label as in its newest entry, its slug, and its entries of every collection, newest first. */
export type Tag = { slug: string; label: string; entries: readonly Insight[] }

/** With fewer entries, the page of a tag adds nothing to that of its entry: it is not indexed by search engines and has no feed. */
const LISTED_FROM = 2

/** Whether the page of a tag is for search engines and the site map, and has a feed. */
export const isListedTag = ({ entries }: Tag): boolean => entries.length >= LISTED_FROM

/** Every insight, newest first. */
const newest = (graph: Pick<Graph, InsightCollection>): readonly Insight[] =>
  INSIGHT_COLLECTIONS.flatMap<Insight>((name) => graph[name].values()).toSorted(newestFirst)

/** Every tag by its slug. An entry with a tag in two spellings counts once. */
const tagsBySlug = memoize((graph: Graph): ReadonlyMap<string, Tag> => {
  const uses = newest(graph).flatMap((entry) => [...labelsOf(entry)].map(([slug, label]) => ({ slug, label, entry })))
  return new Map(
    [...grouped(uses, ({ slug }) => slug)].map(([slug, own]) => {
      const { label } = required(own[0], `the newest use of ${slug}`)
      return [slug, { slug, label, entries: own.map(({ entry }) => entry) }]
    }),
  )
})

/** The labels of the tags of an entry by slug. */
const labelsOf = memoize(({ tags }: Pick<Insight, 'tags'>): ReadonlyMap<string, string> => new Map(tags.map((tag) => [tagSlug(tag), tag])))

const byEntries = (a: Tag, b: Tag) => b.entries.length - a.entries.length || (a.label < b.label ? -1 : 1)

/** Every tag, those with the most entries first. */
export const tagsOf = memoize((graph: Graph): readonly Tag[] => [...tagsBySlug(graph).values()].toSorted(byEntries))

const tagAt = (graph: Graph, slug: string): Tag => required(tagsBySlug(graph).get(slug), `the tag ${slug}`)

/** The tags of an entry, with the addresses of their pages. */
export const tagLinks = (entry: Pick<Insight, 'tags'>): { label: string; href: string }[] =>
  [...labelsOf(entry)].map(([slug, label]) => ({ label, href: urlOf.tag(slug) }))

/** A related tag, and the number of entries that have both. */
export type RelatedTag = { tag: Tag; together: number }

/** Number of related tags. */
const RELATED = 8

/**
 * The tags that occur most often together with a tag. Only the entries of the tag are counted: for all tags this takes as many steps as the
 * sum of the squared numbers of tags of the entries.
 */
export const relatedTags = (graph: Graph, tag: Tag): readonly RelatedTag[] => relatedIn(graph)(tagAt(graph, tag.slug))

const relatedIn = memoize((graph: Graph) =>
  memoize((tag: Tag): readonly RelatedTag[] => {
    const others = tag.entries.flatMap((entry) => [...labelsOf(entry).keys()].filter((slug) => slug !== tag.slug))
    return [...grouped(others, (slug) => slug)]
      .map(([slug, uses]): RelatedTag => ({ tag: tagAt(graph, slug), together: uses.length }))
      .toSorted((a, b) => b.together - a.together || byEntries(a.tag, b.tag))
      .slice(0, RELATED)
  }),
)

/** Pairs of related tags that occur together in an entry of a tag, by their indexes in `related`. */
export function joinsOf({ entries }: Tag, related: readonly RelatedTag[]): [number, number][] {
  const slugs = related.map(({ tag }) => tag.slug)
  const isJoined = entries.map((entry) => new Set(labelsOf(entry).keys()))
  return slugs.flatMap((one, from) =>
    slugs.flatMap((other, to): [number, number][] =>
      from < to && isJoined.some((tags) => tags.has(one) && tags.has(other)) ? [[from, to]] : [],
    ),
  )
}
