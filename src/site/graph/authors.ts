import { grouped } from '../../engine/lib/grouped'
import { memoize } from '../../engine/lib/memoize'
import { urlOf } from '../routes/addresses'
import type { Graph, Insight, Person } from './graph'
import { INSIGHT_COLLECTIONS } from './hub'

/** A person or team and what they wrote, by collection, newest first in each. */
export type Author = { slug: string; person: Person; entries: readonly Insight[] }

const writings = memoize(
  (graph: Graph): ReadonlyMap<string, readonly Insight[]> =>
    grouped(
      INSIGHT_COLLECTIONS.flatMap<Insight>((name) => graph[name].values()),
      ({ author }) => author,
    ),
)

/** Everybody with a published text. Other people have no page of their own. */
export const authorsOf = memoize((graph: Graph): readonly Author[] =>
  graph.people.values().flatMap((person) => {
    const entries = writings(graph).get(person.slug)
    return entries ? [{ slug: person.slug, person, entries }] : []
  }),
)

/** The address of the page of a person; undefined for somebody without texts. */
export const authorAddress = (graph: Graph, slug: string): string | undefined =>
  writings(graph).has(slug) ? urlOf.author(slug) : undefined
