import * as fc from 'fast-check'
import type { Paragraph, PhrasingContent, RootContent } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { expect, test } from 'vitest'
import { FORM, markdownText } from '../../src/site/outputs/texts/markdown'
import { SEED } from '../support/seed'

/** Words and signs, some of which mean something in Markdown, and some only at the start of a line. */
const words = fc
  .array(
    fc.constantFrom(
      'a',
      'Word',
      'é',
      '7',
      ' ',
      ', ',
      '. ',
      '(',
      ')',
      '-',
      '’',
      ':',
      '"',
      '*',
      '_',
      '[',
      ']',
      '<',
      '&',
      '#',
      '!',
      '|',
      '`',
      '~',
      '1. ',
      '+ ',
      '=',
      '/',
      '\u00a0',
      '\ud83d\ude00',
    ),
    { minLength: 1 },
  )
  .map((parts) => parts.join(''))

const phrases = fc
  .tuple(fc.constantFrom('text', 'emphasis', 'strong', 'link', 'inlineCode' as const), words)
  .map(([type, value]): PhrasingContent => {
    if (type === 'text' || type === 'inlineCode') return { type, value }
    const children = [{ type: 'text', value } as const]
    return type === 'link' ? { type, url: '/a', children } : { type, children }
  })

test('plain texts are written as the library writes them, wherever they stand', () => {
  const paragraphs = fc.array(phrases, { minLength: 1, maxLength: 5 }).map((children): Paragraph => ({ type: 'paragraph', children }))
  fc.assert(
    fc.property(paragraphs, (paragraph) => {
      const { children } = paragraph
      const blocks: RootContent[] = [
        paragraph,
        { type: 'heading', depth: 2, children },
        { type: 'blockquote', children: [paragraph] },
        { type: 'table', children: [{ type: 'tableRow', children: [{ type: 'tableCell', children }] }] },
        { type: 'list', spread: false, children: [null, true].map((checked) => ({ type: 'listItem', checked, children: [paragraph] })) },
        { type: 'footnoteDefinition', identifier: '1', children: [paragraph, paragraph] },
      ]
      expect(markdownText(blocks)).toBe(toMarkdown({ type: 'root', children: blocks }, FORM))
    }),
    { seed: SEED, numRuns: 500 },
  )
})

test('a text in parentheses after a bracket stays a text', () => {
  const texts = (...values: readonly string[]): RootContent[] => [
    { type: 'paragraph', children: values.map((value) => ({ type: 'text', value })) },
  ]
  expect(markdownText(texts(']', '(a'))).toBe(']\\(a\n')
})
