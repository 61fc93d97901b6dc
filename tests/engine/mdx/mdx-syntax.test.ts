import { describe, expect, test } from 'vitest'
import { problemsOfText } from '../../support/body'

const mistakes = (text: string) => problemsOfText(`${text}\n`).map((line) => line.replace('The text cannot be read: ', ''))

describe('a text that cannot be parsed', () => {
  test.for([
    ['a component without an end', '<Callout>\n\na', '1:1  mdx/syntax  `<Callout>` is not closed by `</Callout>`.'],
    ['a component that has no end', '<Fact name="clients">', '1:1  mdx/syntax  `<Fact>` is not closed; it ends in `/>`.'],
    ['an end without a component', 'a\n\n</Steps>', '3:1  mdx/syntax  `</Steps>` closes nothing that is open.'],
    [
      'a component with the end of another one',
      '<Callout>\n\na\n\n</Steps>\n\nb',
      '5:1  mdx/syntax  `</Steps>` is where `<Callout>` of line 1 has to be closed.',
    ],
    [
      'a component without an end in another one',
      '<Steps>\n\n<Callout>\n\n1. a\n\n</Steps>\n\nb',
      '3:1  mdx/syntax  `<Callout>` is not closed by `</Callout>` before `</Steps>`.',
    ],
    [
      'an end without a component in another one',
      '<Callout>\n\na\n\n</Steps>\n\nb\n\n</Callout>',
      '5:1  mdx/syntax  `</Steps>` closes nothing that is open.',
    ],
    [
      'an unknown component with the end of a known one',
      '<Calout>\n\na\n\n</Callout>\n\nb',
      '1:1  mdx/component  The component `<Calout>` is not known. Did you mean `Callout`?',
    ],
    [
      'a component that starts in a line',
      '<Callout>a\n\n</Callout>',
      '1:1  mdx/syntax  the opening and the closing tag of `<Callout>` have to be on lines of their own.',
    ],
    [
      'an attribute without quotes',
      '<Callout tone=note>\n\na\n\n</Callout>',
      '1:1  mdx/syntax  an attribute of `<Callout>` has no value in quotes, or its quotes do not end.',
    ],
    ['a comment of HTML', 'a\n\n<!-- b\nc -->', '3:1  mdx/syntax  a comment is written `{/* … */}` here.'],
    ['an address in angle brackets', 'a <https://a.example> b', '1:3  mdx/syntax  a link is written `[words](https://…)`.'],
    ['a mailbox in angle brackets', 'a <b@c.example> d', '1:3  mdx/syntax  a mailbox is written `[words](mailto:name@example.com)`.'],
    ['a fact in braces', 'a {fact:clients} b', '1:3  mdx/syntax  a number of the site is written `<Fact name="clients" />` in an article.'],
    ['a sign', 'a <5 b', '1:3  mdx/syntax  a `<` that starts no component is written `\\<`.'],
    ['an element without an end', 'a <br> b', '1:3  mdx/html  `<br>` is HTML, which content cannot hold.'],
    ['a picture', '<img src="a.png">', '1:1  mdx/picture  A picture cannot be here: it is HTML.'],
    [
      'a fact without an end',
      'For {fact:clients a',
      '1:5  mdx/syntax  the brace here is not closed; a number of the site is written `<Fact name="clients" />`.',
    ],
    ['an expression that is none', 'a {b c} d', '1:3  mdx/expression  `{b c}` is code, which content cannot hold.'],
  ] as const)('says of %s where it is and what is wrong', ([, text, expected]) => {
    expect(mistakes(text)).toEqual([expected])
  })

  test('shows all its mistakes at once, including those that are not of syntax', () => {
    expect(mistakes('<Callout tone=note>\n\na <5 b\n\n</Callout>\n\n[c](d)\n\n<Calout>\n\n{e f}').map((line) => line.slice(0, 20))).toEqual(
      ['1:1  mdx/syntax  an ', '3:3  mdx/syntax  a `', '9:1  mdx/component  ', '11:1  mdx/expression', '7:1  mdx/address  `d'],
    )
  })

  test('with too many mistakes shows only the first ones', () => {
    expect(mistakes('a <5\n\n'.repeat(200)).length).toBe(20)
  })
})
