import type { RootContent } from 'mdast'
import { dataFiles } from '../../../renderer/data-files'
import { keyOf } from '../../../renderer/key'
import { inParts } from '../../../renderer/output-parts'
import { longDate } from '../../engine/lib/dates'
import { memoize } from '../../engine/lib/memoize'
import { sizeText } from '../../engine/lib/size'
import { fill } from '../../engine/lib/text'
import { parseNodes } from '../../engine/schema/body'
import { factsOf, type TextFacts, type WrittenText } from '../collections/text'
import type { Graph } from '../graph/graph'
import { INSIGHT_COLLECTIONS } from '../graph/hub'
import { type EntryText, textsOf } from '../graph/texts'
import { authorTexts, tagTexts } from '../graph/texts-of-lists'
import { toolsOf } from '../graph/tools'
import { urlOf } from '../routes/addresses'
import { markdownOf, markdownText } from './texts/markdown'
import { plainNodes } from './texts/plain-nodes'

/** A Markdown file for the page of every insight, such as `/blog/first-post.md`, and for those of tags and authors. */
export const markdown = inParts<Graph>({
  name: 'markdown',
  codeKey: import.meta.codeKey,
  early: true,
  inShares: true,
  make: (data) => documents.make(data),
  reserved: (graph) => [...insightTexts(graph), ...listTexts(graph)].map(({ url }) => urlOf.markdown(url)),
  *parts({ graph, pages, codeKey }) {
    const { identity, strings } = graph.site
    const { byline, bylineUpdated, published } = strings.files
    const words = { byline, bylineUpdated, published }
    const { origin, locale, name } = identity
    const key = keyOf(codeKey, words, origin, locale, name)
    // In a build shared by several machines, each makes the files of its own pages.
    const own = new Set(pages.map(({ address }) => address))
    const isOwn = ({ url }: EntryText) => own.has(url)
    const filesOf = (entry: Described) => {
      const downloads = downloadsOf(entry, graph)
      const text = factsOf(entry.text)
      const named = { path: urlOf.markdown(entry.url).slice(1), key: keyOf(key, entry.url, text, entry.text.nodesKey(), downloads) }
      return documents.files([named], () => ({
        url: entry.url,
        text,
        nodes: entry.text.nodes(),
        downloads,
        settings: { words, origin, locale },
      }))
    }
    for (const entry of insightTexts(graph).filter(isOwn)) yield { name: entry.url, files: () => filesOf(entry) }
    yield { name: 'lists', files: () => listTexts(graph).filter(isOwn).flatMap(filesOf) }
  },
})

/** An entry as a text, with its collection; empty for tags and authors. */
type Described = EntryText & { collection: string }

const insightTexts = memoize((graph: Graph): readonly Described[] =>
  INSIGHT_COLLECTIONS.flatMap((name) => textsOf(graph, name).map((text) => ({ ...text, collection: name }))),
)

const listTexts = (graph: Graph): readonly Described[] =>
  [...tagTexts(graph), ...authorTexts(graph)].map((text) => ({ ...text, collection: '' }))

/** A file that belongs to an entry: the words before its address, and the address. */
type Download = { said: string; href: string }

/** The PDF of an entry, with its size if known, and the tools that belong to the entry. */
function downloadsOf(entry: Described, graph: Graph): Download[] {
  const { strings, identity } = graph.site
  const pdf = urlOf.pdf(entry.url)
  const facts = graph.files.get(pdf.slice(1))
  const { kind, pages, page } = strings.file
  const count = fill(facts?.pages === 1 ? page : pages, { n: facts?.pages ?? 0 })
  const lineOf = (title: string, details: string, href: string) => ({
    said: `${strings.files.download} ${title} (${details}): `,
    href: identity.origin + href,
  })
  return [
    ...(facts ? [lineOf(entry.text.title, [kind, sizeText(facts.size, identity.locale), count].join(', '), pdf)] : []),
    ...toolsOf(graph, entry).map(({ title, format, size, href }) => lineOf(title, `${format}, ${sizeText(size, identity.locale)}`, href)),
  ]
}

type Settings = {
  words: { byline: string; bylineUpdated: string; published: string }
  origin: string
  locale: string
}

/** The data that a document is made from. Plain data. */
type DocumentData = {
  url: string
  text: TextFacts
  nodes: ReturnType<WrittenText['nodes']>
  downloads: readonly Download[]
  settings: Settings
}

const documents = dataFiles((data: DocumentData) => [document(data)])

/** Title, line under it, author and day, address of the page, files to download, then the text. */
function document({ url, text, nodes, downloads, settings: { words, origin, locale } }: DocumentData): string {
  const page = origin + url
  const { title, lede, author } = text
  const said = (value: string): RootContent => ({ type: 'paragraph', children: [{ type: 'text', value }] })
  return markdownText([
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    said(lede),
    ...(author ? [said(bylineOf(text, author, { words, locale }))] : []),
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: `${words.published} ` },
        { type: 'link', url: page, children: [{ type: 'text', value: page }] },
      ],
    },
    ...downloads.map(
      ({ said: before, href }): RootContent => ({
        type: 'paragraph',
        children: [
          { type: 'text', value: before },
          { type: 'link', url: href, children: [{ type: 'text', value: href }] },
        ],
      }),
    ),
    ...markdownOf(plainNodes(parseNodes(nodes)), { page, origin }),
  ])
}

/** Author and day of a text, and the day of its last correction, if any. */
function bylineOf(
  { date, updated }: Pick<WrittenText, 'date' | 'updated'>,
  { name, title }: { name: string; title: string },
  { words, locale }: Pick<Settings, 'words' | 'locale'>,
): string {
  const values = { author: name, title, date: longDate(date, locale) }
  return updated === undefined ? fill(words.byline, values) : fill(words.bylineUpdated, { ...values, updated: longDate(updated, locale) })
}
