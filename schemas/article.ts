import * as z from 'zod'
import { choice, distinct, formed, pastDate, text } from '../src/engine/schema/fields'
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
  subtitle: excerpt.optional().describe('Under the headline, where it differs from the excerpt.'),
  excerpt: excerpt.describe('Summary in cards and search results.'),
  author: ref('people').describe('Who wrote it.'),
  date: pastDate.describe('When it was published.'),
  updated,
  readTime: z.int().min(1).max(90).optional().describe('Minutes to read, where the computed time is wrong.'),
  tags: distinct(z.array(text(30)).min(1).max(6)).describe('Subjects.'),
  featured: z.boolean().default(false).describe('Large at the head of the list.'),
  hub: z.boolean().default(false).describe('Also listed on /insights.'),
  figure: cardFigure.optional().describe('The one figure of the text, large on its card.'),
  picture: namedTally.optional().describe('Draws what it tells, from its own numbers. Without it, the drawing means nothing.'),
  image: picture('page').optional().describe('A picture instead of the drawing.'),
  margin: margin.optional().describe('Figures in the margin. Left out: a rule chooses from the text; empty: none.'),
  tone: ownTone,
  seo,
}

/** A blog post (specification, 4.12). */
export const blogPost = z.strictObject({
  ...article,
  category: choice('pages.blog.categories').describe('The chip that it belongs to.'),
  relatedPosts: z.array(ref('blog')).max(3).optional().describe('Related articles, where shared tags choose badly.'),
})

/** A news item (specification, 4.10). */
export const newsItem = z.strictObject({
  ...article,
  category: choice('pages.newsroom.categories').describe('The chip that it belongs to.'),
  relatedPosts: z.array(ref('newsroom')).max(3).optional().describe('Related articles, where shared tags choose badly.'),
})

/** A whitepaper or eBook (specification, 4.11). */
export const whitepaper = z.strictObject({
  ...article,
  category: choice('pages.whitepapers.categories').describe('The chip that it belongs to.'),
  downloadCount: formed(z.string().regex(/^\d[\d.]*K? downloads$/, 'is not a count, such as `2.5K downloads`'), '0.0 downloads').describe(
    'Such as `2.5K downloads`.',
  ),
  relatedPosts: z.array(ref('whitepapers')).max(3).optional().describe('Related articles, where shared tags choose badly.'),
})

const verdict = text(30)

/** A legal page (specification, 4.21); its text is the body of the file. */
export const legalPage = z.strictObject({
  title: title.describe('Name of the document; also the `<h1>`.'),
  short: text(30).describe('Its name in the footer and in breadcrumbs.'),
  summary: excerpt.describe('What it settles, in one sentence.'),
  icon: z.enum(['shield', 'document', 'cookie', 'person', 'chain', 'house', 'list']).describe('Sign of the document.'),
  lastUpdated: pastDate.describe('Date of this version.'),
  order: z.int().min(1).max(99).describe('Place in lists.'),
  footer: z.boolean().optional().describe('With `false`, the footer does not name it.'),
  pdf: z.boolean().optional().describe('With `true`, it is a PDF as well.'),
  margin: margin.default([]).describe('What its paragraphs come to, in the margin.'),
  tally: z
    .strictObject({
      says: text(90).describe('What a point is.'),
      full: verdict.describe('What such a cell says of what is met.'),
      part: verdict.describe('Of what is met in part; these cells are in bold letters.'),
      none: verdict.describe('Of what does not apply.'),
    })
    .optional()
    .describe('Cells of its tables that are counted above its text, with a point each.'),
  seo,
})
