import { memoize } from '../src/engine/lib/memoize'
import { namesOf } from '../src/site/art/names/names'
import { drawingOf } from '../src/site/art/shapes'
import { contactRows } from '../src/site/graph/contact-rows'
import type { Entry, Graph } from '../src/site/graph/graph'
import { LOGO, LOGO_ON_DARK, PRESS_SHEET } from '../src/site/routes/files'
import { patterns } from '../src/site/routes/patterns'
import type { CardEntry } from '../src/site/ui/cards/Card'
import { articlePage } from './shared/article/article-page'
import { articleCard, dateText } from './shared/cards'
import { fileOf } from './shared/file'
import { chipsOf, type LongList } from './shared/listing/list'
import { pagedList } from './shared/listing/list-page'
import { timesOpening } from './shared/listing/opening'

type NewsItem = Entry<'newsroom'>

/** News as rows of a journal, without author and tags, which would be the same in every row; the featured one is labeled as the latest. */
const newsroomList: LongList<NewsItem> = {
  address: patterns.newsroom,
  further: patterns.newsroomPage,
  copy: (graph) => graph.pages.newsroom,
  crumbs: ['insights', 'newsroom'],
  opening: timesOpening,
  downloads: (graph) => {
    const { pressSheet, logo, logoOnDark, logoKind } = graph.pages.newsroom
    const drawing = (href: string) => ({ href, type: 'image/svg+xml', details: [logoKind] })
    return [
      { file: fileOf(graph, PRESS_SHEET), label: pressSheet },
      { file: drawing(LOGO), label: logo },
      { file: drawing(LOGO_ON_DARK), label: logoOnDark },
    ]
  },
  contact: ({ pages, site }) => contactRows(pages.newsroom.contact, site.strings.contactPanel),
  categories: (graph) => chipsOf(graph.pages.newsroom.categories),
  entries: (graph) => graph.newsroom.values(),
  item: (graph, item) => ({
    kind: 'news',
    id: item.slug,
    category: item.category,
    featured: item.featured,
    search: [item.title, item.excerpt],
    entry: newsCard(graph, item),
    date: dateText(item.date, graph),
  }),
}

function newsCard(graph: Graph, item: NewsItem): CardEntry {
  const card = { ...articleCard({ graph, ref: item, label: 'category' }), author: undefined, tags: undefined, date: undefined }
  return item === latestOf(graph.newsroom.values())
    ? { ...card, names: namesIn(item), label: graph.pages.newsroom.latest, category: item.category }
    : card
}

/** The names of the marks of its drawing, for the latest item, which shows it large. */
const namesIn = ({ image, picture }: NewsItem) =>
  image || !picture?.labels ? undefined : namesOf(picture, picture.labels, drawingOf('wide'))

/** The news item that is labeled as the latest. */
const latestOf = memoize((news: readonly NewsItem[]) => news.find(({ featured }) => featured))

/** Newsroom list (specification, 4.10). */
export default pagedList({
  codeKey: import.meta.codeKey,
  list: newsroomList,
  source: 'pages/newsroom.yaml',
  entry: articlePage(patterns.newsItem, (graph) => graph.newsroom.values()),
})
