import * as z from 'zod'
import { choice, distinct, pastDate, text, withPlaceholder } from '../src/engine/schema/fields'
import { cardFigure } from './card-figure'
import { excerpt, ownTone, picture, ref, seo, title, updated } from './fields'
import { margin } from './margin'
import { namedTally } from './tally'

/**
 * Fields that every article has (specification, 4.14); its text is the body of the file. @public because new collections that
 * `npm run new -- collection` writes use it.
 */
export const article = {
  title: title.describe('Headline; also the `<h1>`.'),
  subtitle: excerpt.optional().describe('Under the headline, if it should differ from the excerpt.'),
  excerpt: excerpt.describe('Summary in cards and search results.'),
  author: ref('people').describe('Who wrote it.'),
  date: pastDate.describe('When it was published.'),
  updated,
  readTime: z.int().min(1).max(90).optional().describe('Minutes to read, if the computed time is wrong.'),
  tags: distinct(z.array(text(30)).min(1).max(6)).describe('Subjects.'),
  featured: z.boolean().default(false).describe('Large at the head of the list.'),
  hub: z.boolean().default(false).describe('Also listed on /insights.'),
  figure: cardFigure.optional().describe('A figure of the text, shown large on its card.'),
  picture: namedTally.optional().describe('A drawing of numbers of the text. Left out: a purely decorative drawing.'),
  image: picture('page').optional().describe('A picture instead of the drawing.'),
  margin: margin.optional().describe('Figures in the margin. Left out: a rule chooses from the text; empty: none.'),
  tone: ownTone,
  seo,
}

/** A blog post (specification, 4.12). */
export const blogPost = z.strictObject({
  ...article,
  category: choice('pages.blog.categories').describe('The category (chip) it belongs to.'),
  relatedPosts: z.array(ref('blog')).max(3).optional().describe('Related articles, if those found by shared tags do not fit.'),
})

/** A news item (specification, 4.10). */
export const newsItem = z.strictObject({
  ...article,
  category: choice('pages.newsroom.categories').describe('The category (chip) it belongs to.'),
  relatedPosts: z.array(ref('newsroom')).max(3).optional().describe('Related articles, if those found by shared tags do not fit.'),
})

/** A whitepaper or eBook (specification, 4.11). */
export const whitepaper = z.strictObject({
  ...article,
  category: choice('pages.whitepapers.categories').describe('The category (chip) it belongs to.'),
  downloadCount: withPlaceholder(
    z.string().regex(/^\d[\d.]*K? downloads$/, 'is not a count, such as `2.5K downloads`'),
    '0.0 downloads',
  ).describe('Such as `2.5K downloads`.'),
  relatedPosts: z.array(ref('whitepapers')).max(3).optional().describe('Related articles, if those found by shared tags do not fit.'),
})

const verdict = text(30)

/** A legal page (specification, 4.21); its text is the body of the file. */
export const legalPage = z.strictObject({
  title: title.describe('Name of the document; also the `<h1>`.'),
  short: text(30).describe('Its name in the footer and in breadcrumbs.'),
  summary: excerpt.describe('What the document settles, in one sentence.'),
  icon: z.enum(['shield', 'document', 'cookie', 'person', 'chain', 'house', 'list']).describe('Sign of the document.'),
  lastUpdated: pastDate.describe('Date of this version.'),
  order: z.int().min(1).max(99).describe('Place in lists.'),
  footer: z.boolean().optional().describe('With `false`, it is not listed in the footer.'),
  pdf: z.boolean().optional().describe('With `true`, it is a PDF as well.'),
  margin: margin.default([]).describe('Summaries of its paragraphs, shown in the margin.'),
  tally: z
    .strictObject({
      says: text(90).describe('What a point stands for.'),
      full: verdict.describe('Text of a cell for a requirement that is met.'),
      part: verdict.describe('Text of a cell for what is partly met; write these cells in bold.'),
      none: verdict.describe('Text of a cell for what does not apply.'),
    })
    .optional()
    .describe('Counts cells of its tables, shown above its text with a point each.'),
  seo,
})
