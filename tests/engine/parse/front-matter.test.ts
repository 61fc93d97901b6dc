import { describe, expect } from 'vitest'
import { article, blogPost } from '../../support/factories'
import { siteTest } from '../../support/site-test'

describe('front matter', () => {
  siteTest('has places that are lines of the file', async ({ site }) => {
    await site.write({ 'blog/made.mdx': '---\ntitle: A\ntitle: B\n---\n\nText.\n' })
    expect(await site.problems()).toContain(
      'blog/made.mdx:3:1  yaml/duplicate-key  This field is already there: its name is written twice.',
    )
  })

  siteTest.for([
    ['is missing', 'Text.\n', 'front-matter/missing  The file does not start with front matter, which holds the fields of an article.'],
    [
      'comes after a blank line',
      `\n${article(blogPost())}`,
      'front-matter/missing  The file does not start with front matter, which holds the fields of an article.',
    ],
    ['does not end', '---\ntitle: A\n\nText.\n', 'front-matter/unclosed  The front matter has no closing line `---`.'],
    ['of an empty file', '', 'file/empty  The file has no fields.'],
    ['of a file of blank lines', ' \n\n', 'file/empty  The file has no fields.'],
  ] as const)('that %s', async ([, text, expected], { site }) => {
    await site.write({ 'blog/made.mdx': text })
    expect(await site.problems()).toEqual([`blog/made.mdx:1:1  ${expected}`])
  })

  siteTest('ends at the first line of three hyphens; later ones are thematic breaks', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article(blogPost(), 'One.\n\n---\n\nTwo.\n') })
    expect((await site.graph()).blog.get('made')?.body.words).toBe(2)
  })

  siteTest('spaces after the hyphens are ignored', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article(blogPost()).replaceAll('---\n', '--- \t\n') })
    expect(await site.problems()).toEqual([])
  })
})
