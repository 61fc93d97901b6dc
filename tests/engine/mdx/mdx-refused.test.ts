import { describe, expect, test } from 'vitest'
import { problemsOfText } from '../../support/body'
import { article, blogPost } from '../../support/factories'
import { siteTest } from '../../support/site-test'

const cases = (name: string, list: readonly (readonly [what: string, text: string, ...expected: string[]])[]) =>
  describe(name, () => {
    test.for(list)('%s', ([, text, ...expected]) => {
      expect(problemsOfText(text)).toEqual(expected)
    })
  })

cases('code in a text', [
  [
    'an expression',
    'One.\n\nTwo {process.env.HOME} three.\n',
    '3:5  mdx/expression  `{process.env.HOME}` is code, which content cannot hold.',
  ],
  ['an expression of its own', '{1 + 1}\n', '1:1  mdx/expression  `{1 + 1}` is code, which content cannot hold.'],
  ['a text in braces', '{"text"}\n', '1:1  mdx/expression  `{"text"}` is code, which content cannot hold.'],
  ['an expression after letters of several bytes', 'é 😀 {x}\n', '1:6  mdx/expression  `{x}` is code, which content cannot hold.'],
  [
    'an expression between two comments',
    '{/* a */ run() /* b */}\n',
    '1:1  mdx/expression  `{/* a */ run() /* b */}` is code, which content cannot hold.',
  ],
  [
    'an import',
    'import a from "./a"\n\nText.\n',
    '1:1  mdx/code  A line that starts with `import` or `export` is code, which content cannot hold.',
  ],
  [
    'an export',
    'Text.\n\nexport const a = 1\n',
    '3:1  mdx/code  A line that starts with `import` or `export` is code, which content cannot hold.',
  ],
  ['a script', '<script>alert(1)</script>\n', '1:1  mdx/script  Content cannot hold a script.'],
  ['a script in capitals', 'Text <SCRIPT src="https://a.example/a.js" />\n', '1:6  mdx/script  Content cannot hold a script.'],
  [
    'a handler of an element',
    '<b onclick="run()">a</b>\n',
    '1:1  mdx/html  `<b>` is HTML, which content cannot hold.',
    '1:4  mdx/handler  The attribute `onclick` would run code.',
  ],
  [
    'a handler of a component',
    '<Callout onClick="run()">\n\nText.\n\n</Callout>\n',
    '1:10  mdx/handler  The attribute `onClick` would run code.',
  ],
  ['a handler as an expression', '<Steps onLoad={run}>\n\n1. a\n\n</Steps>\n', '1:8  mdx/handler  The attribute `onLoad` would run code.'],
])

cases('HTML in a text', [
  ['an element in a line', 'a <b>c</b>\n', '1:3  mdx/html  `<b>` is HTML, which content cannot hold.'],
  ['an element of its own', '<div>\n\nText.\n\n</div>\n', '1:1  mdx/html  `<div>` is HTML, which content cannot hold.'],
  ['an element with a name space', '<svg:path />\n', '1:1  mdx/html  `<svg:path>` is HTML, which content cannot hold.'],
  ['a link', '<a href="/services">a</a>\n', '1:1  mdx/html  `<a>` is HTML, which content cannot hold.'],
  ['nothing but brackets', '<>a</>\n', '1:1  mdx/html  `<>` is HTML, which content cannot hold.'],
  [
    'elements inside elements, each by itself',
    '<div>\n\n<span>a</span>\n\n</div>\n',
    '1:1  mdx/html  `<div>` is HTML, which content cannot hold.',
    '3:1  mdx/html  `<span>` is HTML, which content cannot hold.',
  ],
])

cases('pictures and headings', [
  ['a picture', 'a ![b](c.png)\n', '1:3  mdx/picture  A picture cannot be here: it is in a paragraph with other things.'],
  ['a heading of level 1', '# A\n', '1:1  mdx/heading  A text cannot have a heading of level 1.'],
  ['one that is underlined', 'A\n=\n', '1:1  mdx/heading  A text cannot have a heading of level 1.'],
  ['a heading of level 5', '## A\n\n##### B\n', '3:1  mdx/heading  A text cannot have a heading of level 5.'],
])

describe('a text that cannot be parsed', () => {
  test.for([
    ['a component that is not closed', '<Callout>\n\nText.\n', /^1:1 {2}mdx\/syntax {2}The text cannot be read: .*`<Callout>`.*\.$/],
    ['a tag that closes nothing', 'Text.\n\n</Callout>\n', /^3:1 {2}mdx\/syntax {2}The text cannot be read: .*`<\/Callout>`.*\.$/],
    ['a brace that is not closed', 'Text {a\n', /^1:6 {2}mdx\/syntax {2}The text cannot be read: the brace here is not closed; .*\.$/],
    ['a comment of HTML', 'Text.\n\n<!-- a -->\n', /^3:\d+ {2}mdx\/syntax {2}The text cannot be read: .*\.$/],
    ['a bracket before a number', 'a <1\n', /^1:\d+ {2}mdx\/syntax {2}The text cannot be read: .*\.$/],
  ] as const)('%s', ([, text, expected]) => {
    expect(problemsOfText(text)).toEqual([expect.stringMatching(expected)])
  })

  test('a paragraph of too many parts is a single problem, where it begins', () => {
    expect(problemsOfText(`Text.\n\n${'a\\\n'.repeat(60_000)}`)).toEqual([
      expect.stringMatching(/^3:1 {2}mdx\/syntax {2}The text cannot be read: a paragraph or list of it has more than 50,000 parts\.$/),
    ])
  })

  test('deep nesting is a single problem in plain words', () => {
    expect(problemsOfText(`${'> '.repeat(20_000)}a\n`)).toEqual([
      expect.stringMatching(/mdx\/syntax {2}The text cannot be read: it is nested too deeply\.$/),
    ])
  })
})

describe('in a file', () => {
  siteTest('every mistake of the text and of the front matter is shown, on the lines of the file', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article({ ...blogPost(), wrong: 1 }, '# A\n\n{b}\n\n<Calout />\n\n[c](javascript:d)\n') })
    expect(await site.problems()).toEqual([
      'blog/made.mdx:9:1  field/unknown  The field `wrong` is not known here.',
      'blog/made.mdx:12:1  mdx/heading  A text cannot have a heading of level 1.',
      'blog/made.mdx:14:1  mdx/expression  `{b}` is code, which content cannot hold.',
      'blog/made.mdx:16:1  mdx/component  The component `<Calout>` is not known. Did you mean `Callout`?',
      'blog/made.mdx:18:1  mdx/address  `javascript:d` is not an address that a page may link to.',
    ])
  })
})

describe('invisible characters in a text', () => {
  test('a reference to a control or bidi character is a problem at its paragraph', () => {
    expect(problemsOfText('a\n\nb &#x202e; c\n')).toEqual(['3:1  file/control-character  The file holds the control character U+202E.'])
  })

  test('a table of thousands of columns is refused before it is parsed', () => {
    const row = (cell: string) => `|${cell.repeat(3000)}\n`
    expect(problemsOfText(`${row('a|')}${row('-|')}${'|x\n'.repeat(2000)}`)).toEqual([
      '2:1  mdx/syntax  The text cannot be read: it holds a table of more than 50 columns.',
    ])
  })
})
