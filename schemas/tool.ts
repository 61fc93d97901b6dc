import * as z from 'zod'
import { sentence, verbatim } from '../src/engine/schema/fields'
import { ref, title } from './fields'

/** The formats of files that readers can download. */
export const TOOL_FORMATS = ['csv', 'yaml', 'json', 'md', 'sql'] as const

/** A file that readers can download and fill in. */
export const tool = z.strictObject({
  title: title.describe('Name of the file.'),
  description: sentence.describe('What it holds, and how to use it.'),
  format: z.enum(TOOL_FORMATS).describe('Its format, which is the extension in its address, `/downloads/SLUG.FORMAT`.'),
  papers: z.array(ref('whitepapers')).min(1).optional().describe('Whitepapers that mention it; their pages offer it.'),
  posts: z.array(ref('blog')).min(1).optional().describe('Blog posts that mention it.'),
  news: z.array(ref('newsroom')).min(1).optional().describe('News items that mention it.'),
  order: z.int().min(1).max(99).describe('Place in lists.'),
  text: verbatim(40_000).describe(
    'The text of the file, without the licence, which the site adds: as a comment, or as the last row of a table.',
  ),
})
