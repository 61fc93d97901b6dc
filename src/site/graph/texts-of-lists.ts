import { newestFirst, shortDate } from '../../engine/lib/dates'
import { grouped } from '../../engine/lib/grouped'
import { fill } from '../../engine/lib/text'
import { required } from '../../engine/problems/problem'
import { heading, linkList, paragraph, textOf } from '../collections/text'
import { urlOf } from '../routes/addresses'
import { type Author, authorsOf } from './authors'
import type { Graph, Insight } from './graph'
import { kindOf } from './kinds'
import { isListedTag, type Tag, tagsOf } from './tags'
import type { EntryText } from './texts'
import { countText, kindHeading } from './writing-kinds'

/** The most entries in a text: feeds and the pages themselves lead to older ones. */
const MOST_LISTED = 50

/** The pages of tags as texts, with their newest entries; tags with a single entry have none. */
export const tagTexts = (graph: Graph): EntryText[] =>
  tagsOf(graph)
    .filter(isListedTag)
    .map((tag) => tagText(graph, tag))

/** The pages of authors as texts: about the author, and their newest entries. */
export const authorTexts = (graph: Graph): EntryText[] => authorsOf(graph).map((author) => authorText(graph, author))

function tagText(graph: Graph, { slug, label, entries }: Tag): EntryText {
  const copy = graph.pages.tag
  const lede = fill(copy.lede, { count: countText(copy, entries.length) })
  const nodes = [linkList(entries.slice(0, MOST_LISTED).map((entry) => linkTo(graph, entry)))]
  return { slug, url: urlOf.tag(slug), inFeed: false, text: { title: label, lede, summary: lede, ...datesOf(entries), ...textOf(nodes) } }
}

function authorText(graph: Graph, { slug, person, entries }: Author): EntryText {
  const { name, title, bio, biography } = person
  const newest = entries.toSorted(newestFirst).slice(0, MOST_LISTED)
  const byKind = grouped(newest, ({ collection }) => collection)
  const nodes = [
    paragraph(bio),
    ...(biography ? [heading(biography.argues), ...biography.text.map((text) => paragraph(text))] : []),
    ...[...byKind].flatMap(([kind, own]) => [heading(kindHeading(graph, kind)), linkList(own.map((entry) => linkTo(graph, entry)))]),
  ]
  return {
    slug,
    url: urlOf.author(slug),
    inFeed: false,
    text: { title: name, lede: title, summary: bio, ...datesOf(newest), ...textOf(nodes) },
  }
}

const linkTo = (graph: Graph, { title, url, collection, date }: Insight) => ({
  title,
  href: required(url, `the address of ${title}`),
  text: `${kindOf(graph, collection)}, ${shortDate(date, graph.site.identity.locale)}`,
})

/** The day of the newest entry. */
const datesOf = (newest: readonly Insight[]) => ({ date: required(newest[0], 'the newest entry').date, tags: [] })
