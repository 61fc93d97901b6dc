import { expect } from 'vitest'
import { article, blogPost } from '../support/factories'
import { siteTest } from '../support/site-test'

const margin = [{ figure: '94%', says: 'of all', beside: 'stands here' }]

siteTest('a text that cannot be read is not said to lack the words beside which figures stand', async ({ site }) => {
  await site.write({ 'blog/made.mdx': article(blogPost({ margin }), 'It stands here.\n\n<Callout tone="note">\n\na\n\n</Quote>\n') })
  expect(await site.problems()).toEqual([
    'blog/made.mdx:21:1  mdx/syntax  The text cannot be read: `</Quote>` is where `<Callout>` of line 17 has to be closed.',
  ])
})
