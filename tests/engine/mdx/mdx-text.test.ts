import { describe, expect, test } from 'vitest'
import { bodyOf, problemsOfText } from '../../support/body'
import { article, blogPost, newsItem } from '../../support/factories'
import { siteTest } from '../../support/site-test'

describe('the tree of a text', () => {
  test('is plain data of known elements', () => {
    expect(bodyOf('A *b* **c** ~~d~~ `e`\\\n[f](/g "h")\n').nodes).toEqual([
      {
        type: 'element',
        tag: 'p',
        children: [
          { type: 'text', value: 'A ' },
          { type: 'element', tag: 'em', children: [{ type: 'text', value: 'b' }] },
          { type: 'text', value: ' ' },
          { type: 'element', tag: 'strong', children: [{ type: 'text', value: 'c' }] },
          { type: 'text', value: ' ' },
          { type: 'element', tag: 'del', children: [{ type: 'text', value: 'd' }] },
          { type: 'text', value: ' ' },
          { type: 'element', tag: 'code', children: [{ type: 'text', value: 'e' }] },
          { type: 'element', tag: 'br', children: [] },
          { type: 'text', value: '\n' },
          { type: 'element', tag: 'a', href: '/g', title: 'h', children: [{ type: 'text', value: 'f' }] },
        ],
      },
    ])
  })

  test('ends a cell of a table behind two backslashes, which are one in the text', () => {
    const rows = (row: string) => `| A | B |\n| - | - |\n${row}\n`
    expect(problemsOfText(rows(String.raw`| x\\| y |`))).toEqual([])
    expect(problemsOfText(rows(String.raw`| x\| y |`))).toEqual(['3:1  mdx/table  This row of a table has 1 cell; the head has 2.'])
  })

  test.for([
    ['a list that starts further on', '3. a\n4. b\n', { tag: 'ol', start: 3 }],
    ['a block of code with its language', '```js\na\n```\n', { tag: 'pre', code: { language: 'js' } }],
    ['a column with its alignment', '| a |\n| --: |\n| b |\n', { tag: 'td', align: 'right' }],
    ['a rule', 'a\n\n---\n\nb\n', { tag: 'hr' }],
    ['a quotation', '> a\n', { tag: 'blockquote' }],
  ] as const)('%s', ([, text, expected]) => {
    expect(problemsOfText(text)).toEqual([])
    const elements: object[] = []
    JSON.stringify(bodyOf(text).nodes, (_, value: unknown) => {
      if (typeof value === 'object' && value !== null && 'tag' in value) elements.push(value)
      return value
    })
    expect(elements).toContainEqual(expect.objectContaining(expected))
  })

  test('a comment for editors is not part of it', () => {
    expect(bodyOf('a\n\n{/* Ask {someone} about this. */}\n\nb\n').plain).toBe('a b')
    expect(problemsOfText('a\n\n{/* Ask someone about this. */}\n')).toEqual([])
  })

  test('quotation marks, dashes, dollar signs and colons are unchanged', () => {
    const text = '"a" -- b... $c$ :d[e] [[f]]'
    expect(bodyOf(`${text}\n`).plain).toBe(text)
  })
})

describe('headings', () => {
  test('are recorded with level, words and anchor', () => {
    const { headings } = bodyOf('## First *of* all\n\n### Cost & `code`\n\n#### Über 3,5 %\n\n## 日本\n')
    expect(headings).toEqual([
      { level: 2, id: 'first-of-all', text: 'First of all' },
      { level: 3, id: 'cost-code', text: 'Cost & code' },
      { level: 4, id: 'uber-3-5', text: 'Über 3,5 %' },
      { level: 2, id: '日本', text: '日本' },
    ])
  })

  test('have their anchors in the tree too', () => {
    expect(bodyOf('## A\n').nodes).toEqual([{ type: 'element', tag: 'h2', id: 'a', children: [{ type: 'text', value: 'A' }] }])
  })

  test('with the same words are numbered', () => {
    expect(bodyOf('## A\n\n## A\n\n### A\n').headings.map(({ id }) => id)).toEqual(['a', 'a-2', 'a-3'])
  })

  test.for(['## A\n\n## A\n\n## A 2\n', '## A 2\n\n## A\n\n## A\n'])('%j has three anchors', (text) => {
    expect(new Set(bodyOf(text).headings.map(({ id }) => id)).size).toBe(3)
  })
})

describe('links', () => {
  test('are recorded in order, including repeated ones', () => {
    const text = 'A [b](/c) [d](https://e.example)\n\n<Callout>\n\n[f](#g)\n\n</Callout>\n\n[h](/c)\n\n[i]: /unused\n'
    expect(bodyOf(text).links).toEqual(['/c', 'https://e.example', '#g', '/c'])
  })
})

describe('words', () => {
  test.for([
    ['One two three.', 3],
    ['One *two*. Three', 3],
    ['**Bold**ly said', 2],
    ['## One\n\nTwo\n\n- three\n- four\n\n| five | six |\n| --- | --- |\n| seven | eight |', 8],
    ['One <Fact name="clients" /> two', 3],
    ['<Callout title="Not counted">\n\nOne two\n\n</Callout>', 2],
    ['', 0],
  ] as const)('%j has %i', ([text, words]) => {
    expect(bodyOf(text).words).toBe(words)
  })

  test('the plain text has no markup and single blanks', () => {
    expect(bodyOf('## One\n\nTwo *three*,\nfour.\n\n- five\n- six\n\n| a | b |\n| --- | --- |\n| c | d |\n').plain).toBe(
      'One Two three, four. five six a b c d',
    )
  })
})

describe('reading time', () => {
  const minutes = async (site: { graph: () => Promise<{ blog: { get: (slug: string) => { minutes: number } | undefined } }> }) =>
    (await site.graph()).blog.get('made')?.minutes

  siteTest.for([
    [1, 1],
    [220, 1],
    [221, 2],
    [661, 4],
  ] as const)('%i words take %i minutes', async ([words, expected], { site }) => {
    await site.write({ 'blog/made.mdx': article(blogPost(), `${'word '.repeat(words)}\n`) })
    expect(await minutes(site)).toBe(expected)
  })

  siteTest('is that of the entry if it is stated', async ({ site }) => {
    await site.write({ 'newsroom/made.mdx': article(newsItem({ readTime: 9 }), 'One word.\n') })
    expect((await site.graph()).newsroom.get('made')?.minutes).toBe(9)
  })
})
