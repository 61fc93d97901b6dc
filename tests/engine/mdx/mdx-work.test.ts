import { describe, expect, test } from 'vitest'
import { problemsOfText } from '../../support/body'

const TOO_DEEP = 'mdx/syntax  The text cannot be read: it is nested too deeply.'
const TOO_MANY = 'mdx/syntax  The text cannot be read: it holds more `{` and `&` than can be read.'

describe('a text that would keep the parser busy', () => {
  test.for([
    ['attributes with braces in each other', 'a\n\n<Callout tone={'.repeat(200), `13:14  ${TOO_DEEP}`],
    ['quotations in each other', `a\n\n${'>'.repeat(200_000)} b\n`, `3:1  ${TOO_DEEP}`],
    ['braces that do not end', '{'.repeat(99_000), `1:10102  ${TOO_MANY}`],
    ['characters by their numbers', '&#x61;'.repeat(160_000), `1:6247  ${TOO_MANY}`],
  ] as const)('is refused before it is parsed: %s', ([, text, expected]) => {
    expect(problemsOfText(text)).toEqual([expected])
  })

  test.for([
    [2_000, 20],
    [24_000, 1],
  ] as const)('of %i braces has the first mistakes shown: %i', ([braces, shown]) => {
    expect(problemsOfText('{'.repeat(braces))).toHaveLength(shown)
  })
})

describe('a long article', () => {
  const component =
    '<Callout tone="note">\n\nMargin <5 & time &amp; care, as in `{ a: { b: 1 } }`, [one](/about) <Fact name="clients" />.\n\n</Callout>\n\n'
  const article = component.replace('<5', '\\<5').repeat(600)

  test('with many components, signs and links has no problem', () => {
    expect(problemsOfText(article)).toEqual([])
  })

  test('shows twenty of its mistakes', () => {
    expect(problemsOfText(component.repeat(100))).toHaveLength(20)
  })
})
