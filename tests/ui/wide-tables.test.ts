import { expect, test } from 'vitest'
import { headsOf, isWide } from '../../src/site/ui/prose/table-heads'
import type { ElementNode } from '../../src/site/ui/prose/text-in'

const element = (tag: ElementNode['tag'], children: ElementNode['children']): ElementNode => ({ type: 'element', tag, children })

const row = (tag: 'th' | 'td', texts: readonly string[]) =>
  element(
    'tr',
    texts.map((value) => element(tag, [element('strong', [{ type: 'text', value }])])),
  )

const table = (heads: readonly string[], ...rows: readonly (readonly string[])[]) =>
  element('table', [
    element('thead', [row('th', heads)]),
    element(
      'tbody',
      rows.map((texts) => row('td', texts)),
    ),
  ])

const HEADS = ['Location', 'Opens', 'People', 'Practices', 'Led by']

test('a table has the heads of its columns, and may have rows that are too wide for phones', () => {
  const wide = table(
    HEADS,
    ['São Paulo', 'March 17, 2025', '60', 'Payments, data', 'Renata Vasques'],
    ['Asia Pacific', '2025', '45', 'Round-the-clock operations', 'Open'],
  )
  expect(headsOf(wide)).toEqual(HEADS)
  expect(isWide(wide)).toBe(true)
})

test('three columns, of which one has sentences, are too wide too', () => {
  const heads = ['Criterion', 'Conformance', 'Remarks']
  expect(isWide(table(heads, ['2.4.3 Focus Order', 'Partially supports', 'Tests go from stop to stop. '.repeat(6)]))).toBe(true)
  expect(
    isWide(
      table(
        heads,
        heads.map(() => 'Three lines in a third of a phone'),
      ),
    ),
  ).toBe(true)
})

test('a table of few columns or of short cells stays a table', () => {
  expect(isWide(table(HEADS, ['1', 'checkout', '$412.00', '689,000', '$0.60']))).toBe(false)
  expect(
    isWide(
      table(
        HEADS.slice(0, 3),
        Array.from({ length: 4 }, () => 'Two lines of such a column'),
      ),
    ),
  ).toBe(false)
})
