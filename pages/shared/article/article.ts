import type { Head } from '../../../renderer/define/page'
import type { ArticleNode } from '../../../schemas/components'
import { bodyNodes } from '../../../src/engine/schema/body'
import type { Article, Graph } from '../../../src/site/graph/graph'
import { familyOf, kindOf } from '../../../src/site/graph/kinds'
import { relatedTo } from '../../../src/site/graph/related'
import { articleCard, dateText, minutesText } from '../cards'
import { neighborLinks } from '../neighbors'
import { personOf, portraitOf } from '../person'
import { placeOf } from '../place'
import { toolsOf } from './article-tools'

type StatsNode = Extract<ArticleNode, { type: 'component'; name: 'Stats' }>
const isStats = (node: ArticleNode): node is StatsNode => node.type === 'component' && node.name === 'Stats'

/** Props of the page of a blog post, a news item or a whitepaper. */
export function articleProps(graph: Graph, entry: Article) {
  const { collection, slug, tone, title, subtitle, excerpt, tags, date, minutes, image, body, seo } = entry
  return {
    crumbs: [placeOf(graph, 'insights'), placeOf(graph, collection), { label: title }],
    title,
    lede: subtitle ?? excerpt,
    tags,
    date: dateText(date, graph),
    minutes: minutesText(minutes, graph),
    picture: { seed: slug, family: familyOf(collection), tone, picture: image },
    // The table of contents leaves out headings of the fourth level.
    headings: body.headings.filter(({ level }) => level < 4),
    text: body.nodes,
    // The first figures of a whitepaper are shown in the margin (specification, 4.14).
    hasFigures: collection === 'whitepapers',
    author: authorOf(graph, entry),
    neighbors: neighborLinks(graph[collection].values(), entry),
    related: relatedTo(graph, entry).map((ref) => articleCard({ graph, ref })),
    kind: kindOf(graph, collection),
    tools: toolsOf(graph, entry),
    copy: graph.pages.article,
    seo: { title: seo?.title ?? title, description: seo?.description ?? excerpt },
  }
}

export type ArticleProps = ReturnType<typeof articleProps>

/** The head of an article page. */
export const articleHead = ({ seo, date }: ArticleProps): Head => ({ ...seo, type: 'article', modified: date.iso })

/** An article with its text as nodes, without the figures that are shown in its margin. */
export function shownArticle<Props extends Pick<ArticleProps, 'text' | 'hasFigures'>>({ text, hasFigures, ...article }: Props) {
  const all = bodyNodes(text)
  const figures = hasFigures ? all.find(isStats) : undefined
  return { ...article, nodes: all.filter((node) => node !== figures), figures: figures?.props.items ?? [] }
}

/** What the view of an article gets. */
export type ShownArticle = Omit<ArticleProps, 'text' | 'hasFigures'> & {
  nodes: readonly ArticleNode[]
  figures: StatsNode['props']['items']
}

function authorOf(graph: Graph, { author }: Article) {
  const person = personOf(graph, author)
  return { name: person.name, title: person.title, bio: person.bio, portrait: portraitOf(person) }
}
