import { grouped } from '../../src/engine/lib/grouped'
import { itemAt } from '../../src/engine/lib/items'
import { picturedIn } from '../../src/site/art/entry-drawing'
import { orderAround } from '../../src/site/art/net/subject-places'
import type { Graph, Insight } from '../../src/site/graph/graph'
import { joinsOf, relatedTags, type Tag } from '../../src/site/graph/tags'
import { urlOf } from '../../src/site/routes/addresses'
import type { WriterListProps } from '../../src/site/ui/lists/WriterList'
import type { SubjectNetProps } from '../../src/site/ui/media/SubjectNet'
import { writerFace } from '../shared/person'

/** Number of portraits that fit next to the net. */
const MOST_WRITERS = 4

/** Number of further texts below a single one. */
const MOST_FURTHER = 2

/** The tag with the tags that occur most often together with it; undefined if there are none. */
export function subjectNetOf(graph: Graph, tag: Tag): SubjectNetProps | undefined {
  const { labels, netCaption } = graph.pages.tag
  const strongest = relatedTags(graph, tag)
  if (strongest.length === 0) return undefined
  const related = orderAround(strongest.length, joinsOf(tag, strongest)).map((index) => itemAt(strongest, index))
  return {
    title: labels.related,
    caption: netCaption,
    name: tag.label,
    related: related.map(({ tag: { label, slug }, together }) => ({ label, href: urlOf.tag(slug), together })),
    joins: joinsOf(tag, related),
  }
}

/** The authors with the most entries of a tag. */
export function subjectWriters(graph: Graph, { entries }: Tag): WriterListProps {
  const writers = [...grouped(entries, ({ author }) => author)].toSorted(([, a], [, b]) => b.length - a.length)
  return {
    label: graph.pages.tag.labels.writers,
    people: writers.slice(0, MOST_WRITERS).map(([slug]) => writerFace(graph, slug)),
  }
}

/** For a tag with a single text: the newest texts of related tags. */
export function furtherTexts(graph: Graph, tag: Tag): readonly Insight[] {
  if (tag.entries.length > 1) return []
  const others = relatedTags(graph, tag).flatMap(({ tag: { entries } }) => entries)
  return [...new Set(others)].filter((entry) => !tag.entries.includes(entry)).slice(0, MOST_FURTHER)
}

/** The entry with the strongest figure: one that measured a change, else a featured one, else one with a figure, else the newest. */
export function strongestOf(entries: readonly Insight[]): Insight | undefined {
  const has = (test: (entry: Insight) => boolean) => entries.find(test)
  return has(hasChange) ?? has(({ featured }) => featured) ?? has((entry) => 'figure' in entry && entry.figure !== undefined) ?? entries[0]
}

const hasChange = (entry: Insight) => entry.collection === 'caseStudies' && picturedIn(entry.results)?.measured !== undefined
