import { COLLECTION_NAMES, type CollectionName } from '../../schemas/collection-names'
import { fill } from '../../src/engine/lib/text'
import { collections } from '../../src/site/collections/index'
import { authorsOf } from '../../src/site/graph/authors'
import type { Graph } from '../../src/site/graph/graph'
import { isLeftOut } from '../../src/site/graph/left-out'
import { isListedTag, tagsOf } from '../../src/site/graph/tags'
import { pageAddress, urlOf } from '../../src/site/routes/addresses'
import { breadcrumbOf } from '../shared/breadcrumb'
import { entriesOfPage, furtherPages } from '../shared/pagination'

type Link = { label: string; href: string }

/** A group of the site map: the page of its heading, if it has one, and whether each link has a glyph. */
export type SiteMapGroup = { title: string; page?: Link; links: readonly Link[]; each?: boolean }

/** Maximum number of tags and of authors in the site map: those with the most entries; texts link to the others. */
const MOST = 48

/**
 * Every page of the site by section, except the home page, which the logo links to. Paginated lists have the entries of the first page, and
 * links to the other pages.
 */
export const siteMapOf = (graph: Graph): SiteMapGroup[] => [
  ...COLLECTION_NAMES.flatMap((name) => listGroup(graph, name)),
  ...writingGroups(graph),
  {
    title: graph.pages.search.groups.company,
    each: true,
    links: [
      ...COMPANY.flatMap((name) => [breadcrumbOf(graph, name), ...(name === 'careers' ? positionsOf(graph) : [])]).filter(
        ({ href }) => !isLeftOut(graph, href),
      ),
      breadcrumbOf(graph, 'insights'),
    ],
  },
  { title: graph.pages.search.groups.legal, page: breadcrumbOf(graph, 'legalDocuments'), links: links(graph.legal.values()) },
]

const COMPANY = ['about', 'howWeMeasure', 'technology', 'regions', 'investors', 'contact', 'careers', 'feeds'] as const

/** Collections whose entries have glyphs of their own, as in the menus. */
const DRAWN: ReadonlySet<CollectionName> = new Set(['services', 'industries'])

/** The group of a collection with a list; none if it is empty. */
function listGroup(graph: Graph, name: CollectionName): SiteMapGroup[] {
  const { listed } = collections[name]
  if (!listed) return []
  const { place, heading, further, cell } = listed
  const own: readonly Listed[] = graph[name].values()
  const entries = cell ? own.map(({ title, slug, url }) => ({ title, slug, url: url ?? cell(slug) })) : own
  if (entries.length === 0) return []
  return [
    {
      title: heading(graph),
      page: breadcrumbOf(graph, place),
      links: further ? pagedLinks(graph, entries, further) : links(entries),
      each: DRAWN.has(name),
    },
  ]
}

/** Tags that search engines may list, and authors. */
function writingGroups(graph: Graph): SiteMapGroup[] {
  const { tags, authors } = graph.pages.search.groups
  const ofTags = tagsOf(graph).filter(isListedTag).slice(0, MOST)
  const ofAuthors = authorsOf(graph)
    .toSorted((a, b) => b.entries.length - a.entries.length)
    .slice(0, MOST)
  return [
    { title: tags, links: ofTags.map(({ label, slug }) => ({ label, href: urlOf.tag(slug) })) },
    {
      title: authors,
      page: breadcrumbOf(graph, 'authors'),
      links: ofAuthors.map(({ person, slug }) => ({ label: person.name, href: urlOf.author(slug) })),
    },
  ].filter(({ links: own }) => own.length > 0)
}

/** Positions; closed ones are marked. */
const positionsOf = ({ careers, pages }: Graph): Link[] =>
  careers
    .values()
    .flatMap(({ title, url, open }) => (url === null ? [] : [{ label: open ? title : fill(pages.search.closed, { title }), href: url }]))

type Listed = { title?: string; slug: string; url: string | null; featured?: boolean }

/** Entries that have an address. */
const links = (entries: readonly Listed[]): Link[] =>
  entries.flatMap(({ title, url }) => (url === null || title === undefined ? [] : [{ label: title, href: url }]))

/** Links to the entries of the first page, then to the further pages. */
const pagedLinks = ({ site }: Graph, entries: readonly Listed[], further: `${string}/:page`): Link[] => [
  ...links(entriesOfPage(entries, 1)),
  ...furtherPages(entries.length).map(({ page }) => ({
    label: fill(site.strings.list.page, { n: page }),
    href: pageAddress(further, Number(page)),
  })),
]
