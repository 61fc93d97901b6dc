import type { DataContext, Head } from '../../../renderer/define/page'
import type { DataNodes } from '../../../renderer/structured-data'
import type { ArticleNode } from '../../../schemas/components/index'
import { fill } from '../../../src/engine/lib/text'
import { required } from '../../../src/engine/problems/problem'
import { parseNodes } from '../../../src/engine/schema/body'
import { namesOf } from '../../../src/site/art/names/names'
import { drawingOf as sizeOf } from '../../../src/site/art/shapes'
import { contactRows } from '../../../src/site/graph/contact-rows'
import { withFileDetails } from '../../../src/site/graph/file-details'
import type { Article, Graph } from '../../../src/site/graph/graph'
import { articleTypeOf, drawingOf, kindOf } from '../../../src/site/graph/kinds'
import { manuscriptOf } from '../../../src/site/graph/manuscripts'
import { personOf } from '../../../src/site/graph/people'
import { pulledFigures, statedFigures } from '../../../src/site/graph/pulled/pulled-figures'
import { withSpread } from '../../../src/site/graph/pulled/spread'
import { relatedTo } from '../../../src/site/graph/related'
import { tagLinks } from '../../../src/site/graph/tags'
import type { SiteWords } from '../../../src/site/graph/words'
import { urlOf } from '../../../src/site/routes/addresses'
import { articleData } from '../../data/article'
import { breadcrumbs } from '../../data/breadcrumbs'
import { breadcrumbOf } from '../breadcrumb'
import { articleCard, dateText, issueOf, minutesText, updatedText } from '../cards'
import { entryFeed, feedAlternates, markdownAlternates } from '../feed-links'
import { fileOf } from '../file'
import { neighborLinks } from '../neighbors'
import { portraitOf, writerOf } from '../person'
import { practiceLinks } from '../practice-lead'
import { seoOf } from '../seo'
import { detailsByAddress, offeredTools } from './article-tools'

type StatsNode = Extract<ArticleNode, { type: 'component'; name: 'Stats' }>
const isStats = (node: ArticleNode): node is StatsNode => node.type === 'component' && node.name === 'Stats'

/** Props of the page of a blog post, a news item or a whitepaper. */
export function articleProps(graph: Graph, entry: Article) {
  const { collection, slug, url, tone, title, subtitle, excerpt, date, minutes, image, body, seo } = entry
  // A whitepaper shows the same cover as in its list.
  const cover = collection === 'whitepapers' && !image ? { title, issue: issueOf(graph, entry) } : undefined
  const neighbors = neighborLinks(graph[collection].values(), entry)
  return {
    crumbs: [breadcrumbOf(graph, 'insights'), breadcrumbOf(graph, collection), { label: title }],
    articleType: articleTypeOf(collection),
    title,
    lede: subtitle ?? excerpt,
    tags: tagLinks(entry),
    date: dateText(date, graph),
    updated: updatedText(entry, graph),
    minutes: minutesText(minutes, graph),
    picture: { ...drawingOf(entry), tone, picture: image },
    cover,
    // Describes a drawing; a picture file needs no caption.
    caption: image ? undefined : entry.picture?.caption,
    names: image || cover ? undefined : namesOfPicture(entry.picture),
    // The table of contents leaves out headings of level 4.
    headings: body.headings.filter(({ level }) => level < 4),
    text: body.nodes,
    margin: entry.margin,
    // The first figures of a whitepaper are shown above its text (specification, 4.14).
    hasFigures: collection === 'whitepapers',
    author: { ...authorOf(graph, entry.author), ...(collection === 'newsroom' && { contact: pressContact(graph) }) },
    neighbors: { ...neighbors, list: breadcrumbOf(graph, collection) },
    related: relatedTo(graph, entry, [neighbors.previous?.href, neighbors.next?.href]).map((ref) => articleCard({ graph, ref })),
    kind: kindOf(graph, collection),
    download: collection === 'whitepapers' ? paperFile(graph, slug) : undefined,
    tools: offeredTools(graph, entry),
    copy: graph.pages.article,
    feed: entryFeed(graph, collection),
    markdown: urlOf.markdown(required(url, `the address of ${slug}`)),
    seo: seoOf({ title, seo }, excerpt),
  }
}

export type ArticleProps = ReturnType<typeof articleProps>

/** The head of an article page. */
export const articleHead = ({ seo, date, updated, markdown, feed }: ArticleProps): Head => ({
  ...seo,
  type: 'article',
  modified: (updated ?? date).iso,
  alternates: [...markdownAlternates(markdown), ...feedAlternates(feed)],
})

/** An article with its text as nodes, without the figures that are shown above it. */
export function shownArticle<Props extends Pick<ArticleProps, 'text' | 'margin' | 'hasFigures' | 'tools' | 'picture'>>({
  text,
  margin,
  hasFigures,
  ...article
}: Props) {
  const all = parseNodes(text)
  const figures = hasFigures ? all.find(isStats) : undefined
  const items = figures?.props.items ?? []
  const nodes = withFileDetails(
    all.filter((node) => node !== figures),
    detailsByAddress(article.tools),
  )
  const pulled = margin ? statedFigures(nodes, margin) : pulledFigures(nodes)
  return { ...article, nodes, figures: items, pulled: withSpread(nodes, pulled, article.picture.tone) }
}

/** Props of the view of an article. */
export type ShownArticle = Omit<ArticleProps, 'text' | 'margin' | 'hasFigures' | 'articleType' | 'markdown' | 'feed'> & {
  nodes: readonly ArticleNode[]
  figures: StatsNode['props']['items']
  pulled: ReturnType<typeof pulledFigures>
}

/** Structured data of an article page. */
export const articlePageData = (
  { crumbs, articleType, title, seo, date, updated, author, picture, download }: ArticleProps,
  context: DataContext<SiteWords>,
): DataNodes => [
  breadcrumbs(context.site, ...crumbs),
  articleData(
    {
      type: articleType,
      title,
      description: seo.description,
      date: date.iso,
      updated: updated?.iso,
      writer: author,
      picture: picture.picture,
      hasPdf: download !== undefined,
    },
    context,
  ),
]

/** The names of the marks of a picture at the head of a page, for its drawings in wide and narrow windows. */
const namesOfPicture = (picture: Article['picture']) =>
  picture?.labels && {
    panorama: namesOf(picture, picture.labels, sizeOf('panorama')),
    wide: namesOf(picture, picture.labels, sizeOf('wide')),
  }

/** The PDF of a whitepaper; if there is a manuscript, a note says that it is longer than the page. */
const paperFile = (graph: Graph, slug: string) => ({
  file: fileOf(graph, urlOf.pdf(urlOf.whitepaper(slug))),
  label: graph.site.strings.card.downloadPdf,
  note: manuscriptOf(graph, slug) ? graph.pages.article.executive : undefined,
})

/** Who answers the press on a news item. */
const pressContact = ({ pages, site }: Graph) => contactRows(pages.newsroom.contact, site.strings.contactPanel)

function authorOf(graph: Graph, slug: string) {
  const person = personOf(graph, slug)
  const writer = writerOf(graph, person)
  const { page, name } = writer
  return {
    ...writer,
    bio: person.bio,
    portrait: portraitOf(person),
    links: [
      ...(page === undefined ? [] : [{ label: fill(graph.site.strings.article.moreAbout, { person: name }), href: page }]),
      ...practiceLinks(graph, slug),
    ],
  }
}
