import type { RootContent } from 'mdast'
import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { longDate } from '../../engine/lib/dates'
import { fill } from '../../engine/lib/text'
import { bodyNodes } from '../../engine/schema/body'
import type { Graph } from '../graph/graph'
import { INSIGHT_COLLECTIONS } from '../graph/hub'
import { type EntryText, textsOf } from '../graph/texts'
import { urlOf } from '../routes/addresses'
import { markdownOf, markdownText } from './texts/markdown'
import { plainNodes } from './texts/plain-nodes'

/** The Markdown beside the page of every insight, such as `/blog/first-post.md`. */
export const markdown: Output<Graph> = {
  name: 'markdown',
  inShares: true,
  reserved: (graph) => entriesOf(graph).map(({ url }) => urlOf.markdown(url)),
  *emit({ graph, pages, codeKey }) {
    const { identity, strings } = graph.site
    const { item, value } = strings.chart
    const words = { item, value, byline: strings.files.byline, published: strings.files.published }
    const { origin, locale, name } = identity
    const key = keyOf(codeKey, words, origin, locale, name)
    // A machine of several that share a build makes the files beside its own pages.
    const own = new Set(pages.map(({ address }) => address))
    for (const entry of entriesOf(graph).filter(({ url }) => own.has(url)))
      yield {
        path: urlOf.markdown(entry.url).slice(1),
        key: keyOf(key, entry.url, entry.text),
        contents: () => document(entry, { words, origin, locale }),
      }
  },
}

const entriesOf = (graph: Graph) => INSIGHT_COLLECTIONS.flatMap((name) => textsOf(graph, name))

type Settings = {
  words: { item: string; value: string; byline: string; published: string }
  origin: string
  locale: string
}

/** Title, line under it, author and day, address of the page, then the text. */
function document({ url, text }: EntryText, { words, origin, locale }: Settings): string {
  const page = origin + url
  const { title, lede, author, date, nodes } = text
  const said = (value: string): RootContent => ({ type: 'paragraph', children: [{ type: 'text', value }] })
  return markdownText([
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    said(lede),
    ...(author ? [said(fill(words.byline, { author: author.name, title: author.title, date: longDate(date, locale) }))] : []),
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: `${words.published} ` },
        { type: 'link', url: page, children: [{ type: 'text', value: page }] },
      ],
    },
    ...markdownOf(plainNodes(bodyNodes(nodes), words), page),
  ])
}
