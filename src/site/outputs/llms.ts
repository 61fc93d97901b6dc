import type { RootContent } from 'mdast'
import { listedPages, type Output, type SitePage } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { SITEMAP } from '../../engine/routes/files'
import type { Graph } from '../graph/graph'
import { INSIGHT_COLLECTIONS } from '../graph/hub'
import { type EntryText, textsOf } from '../graph/texts'
import { authorTexts, tagTexts } from '../graph/texts-of-lists'
import { kindHeading } from '../graph/writing-kinds'
import { urlOf } from '../routes/addresses'
import { FEED } from '../routes/files'
import { markdownText } from './texts/markdown'

/** Maximum number of entries of a kind; feeds and the site map lead to older ones. */
export const MOST_OF_A_KIND = 50

type Link = { title: string; href: string; text?: string }
type Section = { title: string; links: readonly Link[] }

/** `llms.txt` (llmstxt.org): a description of the site, links to its insights as Markdown by kind, and links to its pages. */
export const llms: Output<Graph> = {
  name: 'llms',
  codeKey: import.meta.codeKey,
  *emit({ graph, pages, codeKey }) {
    const { name, description, origin } = graph.site.identity
    const { markdown } = graph.site.strings.files
    const head = { name, description, markdown, origin }
    const sections = [
      practices(graph),
      ...kindsOf(graph),
      ...listsOf(graph),
      pagesSection(graph, listedPages({ pages })),
      optional(graph),
    ].filter(({ links }) => links.length > 0)
    yield { path: 'llms.txt', key: keyOf(codeKey, head, sections), contents: () => document(head, sections) }
  },
}

/** The services. */
const practices = ({ services, pages }: Graph): Section => ({
  title: pages.search.results.groups.services,
  links: services.values().flatMap(({ url, title, description }) => (url === null ? [] : [{ title, href: url, text: description }])),
})

/** The newest entries of each kind of insight. */
const kindsOf = (graph: Graph): Section[] =>
  INSIGHT_COLLECTIONS.map((name) => ({
    title: kindHeading(graph, name),
    links: textsOf(graph, name).slice(0, MOST_OF_A_KIND).map(linkTo),
  }))

const linkTo = ({ url, text }: EntryText): Link => ({ title: text.title, href: urlOf.markdown(url), text: text.summary })

/** Tags of several insights, those with the most first, and authors. */
const listsOf = (graph: Graph): Section[] => {
  const { tags, authors } = graph.pages.search.groups
  return [
    { title: tags, texts: tagTexts(graph) },
    { title: authors, texts: authorTexts(graph) },
  ].map(({ title, texts }) => ({ title, links: texts.slice(0, MOST_OF_A_KIND).map(linkTo) }))
}

/** Pages whose address has no parameters. */
const pagesSection = (graph: Graph, pages: readonly SitePage[]): Section => ({
  title: graph.pages.search.results.groups.pages,
  links: pages
    .filter(({ params }) => Object.keys(params).length === 0)
    .map(({ address, head }) => ({ title: head.title, href: address, text: head.description })),
})

/** The last section, which readers may skip by its name (llmstxt.org). */
const OPTIONAL = 'Optional'

const optional = ({ site }: Graph): Section => ({
  title: OPTIONAL,
  links: [
    { title: site.strings.files.feed, href: FEED },
    { title: site.strings.files.siteMap, href: SITEMAP },
  ],
})

type Head = { name: string; description: string; markdown: string; origin: string }

const document = ({ name, description, markdown, origin }: Head, sections: readonly Section[]) =>
  markdownText([
    { type: 'heading', depth: 1, children: [textNode(name)] },
    { type: 'blockquote', children: [{ type: 'paragraph', children: [textNode(description)] }] },
    { type: 'paragraph', children: [textNode(markdown)] },
    ...sections.flatMap((section) => sectionNodes(section, origin)),
  ])

const sectionNodes = ({ title, links }: Section, origin: string): RootContent[] => [
  { type: 'heading', depth: 2, children: [textNode(title)] },
  {
    type: 'list',
    ordered: false,
    spread: false,
    children: links.map(({ title: name, href, text }) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'link', url: origin + href, children: [textNode(name)] },
            ...(text === undefined ? [] : [textNode(`: ${text}`)]),
          ],
        },
      ],
    })),
  },
]

const textNode = (value: string) => ({ type: 'text', value }) as const
