import { describe, expect, test } from 'vitest'
import { problemsOfText } from '../../support/body'
import { article, blogPost } from '../../support/factories'
import { siteTest } from '../../support/site-test'

describe('a text in which something is missing', () => {
  test.for([
    ['a heading without words', 'One.\n\n##\n', '3:1  mdx/empty  A heading has no words.'],
    ['a link without words', 'One [](/about).\n', '1:5  mdx/empty  A link has no words.'],
    ['a table without a head', '|  |  |\n| --- | --- |\n| a | b |\n', '1:1  mdx/empty  The head of a table has no words.'],
    ['a table without a row', 'One.\n\n| a | b |\n| --- | --- |\n', '3:1  mdx/empty  The body of a table has no words.'],
    ['an item without words', '- One\n-\n- Two\n', '2:1  mdx/empty  An item of a list has no words.'],
    ['an item with blanks', '- One\n- {/* two */}\n', '2:1  mdx/empty  An item of a list has no words.'],
    ['a number without words', 'One.\n\n1.\n', '3:1  mdx/empty  An item of a list has no words.'],
    ['a quotation without words', 'One.\n\n>\n', '3:1  mdx/empty  A quotation has no words.'],
    ['an item with an empty quotation', 'One.\n\n- >\n', '3:3  mdx/empty  A quotation has no words.'],
    ['steps without a list', '<Steps>\n\nOne, two.\n\n</Steps>\n', '1:1  mdx/content  `<Steps>` needs a numbered list between its tags.'],
    [
      'steps around bullets',
      '<Steps>\n\n- One.\n- Two.\n\n</Steps>\n',
      '1:1  mdx/content  `<Steps>` needs a numbered list between its tags.',
    ],
    [
      'a figure without a table',
      '<Figure caption="Sizes.">\n\nOne, two.\n\n</Figure>\n',
      '1:1  mdx/content  `<Figure>` needs a table, a list or a chart between its tags.',
    ],
    ['a link by a name that is not there', 'One [a b][nope] two.\n', '1:5  mdx/reference  `[a b][nope]` is not a link: it has no address.'],
  ] as const)('%s', ([, text, expected]) => {
    expect(problemsOfText(text)).toEqual([expected])
  })

  test.for([
    'One `[a][b]` two.\n',
    '```\n[a][b]\n```\n',
    'One [a][b].\n\n[b]: /about\n',
    '## `code`\n',
    '- `code`\n- ```\n  code\n  ```\n- - a\n',
    '- {name}\n- <Fact name="clients" />\n',
    '| a | b |\n| --- | --- |\n|  |  |\n',
    'A list[1] and [2].\n',
  ])('%j is whole', (text) => {
    expect(problemsOfText(text)).toEqual([])
  })

  siteTest.for([
    ['nothing', ''],
    ['blanks', '\n  \n'],
    ['a comment', '{/* nothing yet */}\n'],
  ] as const)('an article with %s', async ([, body], { site }) => {
    await site.write({ 'blog/made.mdx': article(blogPost(), body) })
    expect(await site.problems()).toEqual([expect.stringMatching(/^blog\/made\.mdx:\d+:1 {2}mdx\/empty {2}The article has no words\.$/)])
  })
})
