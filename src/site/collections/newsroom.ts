import { newsItem } from '../../../schemas/article'
import { entry } from '../../engine/schema/editorial'
import { drawingOfNews } from '../art/entry-drawing'
import { patterns } from '../routes/patterns'
import { articleText, findArticle, offerArticle, readingTime } from './article'
import { byDate, defineCollection } from './define'

/** News, newest first. "Today" in a text is the day of its publication. */
export const newsroom = defineCollection({
  dir: 'newsroom',
  format: 'mdx',
  schema: entry(newsItem),
  path: patterns.newsItem,
  describedBy: 'excerpt',
  kind: ({ site }) => site.strings.kinds.newsroom,
  articleType: 'NewsArticle',
  drawing: 'mosaic',
  isInsight: true,
  isDated: true,
  order: byDate,
  derive: () => {
    const timed = readingTime()
    return (item) => ({
      ...timed(item),
      /** Its picture: what it is about, or a mosaic where it does not say. */
      drawing: drawingOfNews(item.slug, item.data.picture),
    })
  },
  find: findArticle,
  text: articleText,
  feed: { place: 'newsroom' },
  listed: {
    place: 'newsroom',
    heading: ({ pages }) => pages.search.groups.newsroom,
    further: patterns.newsroomPage,
    chips: 'pages.newsroom.categories',
  },
  notFound: { words: ({ pages }) => pages.notFound.newsroom, way: ['insights', 'newsroom'], offer: offerArticle },
})
