import { describe, expect, test } from 'vitest'
import { missingGlyphs } from '../../src/site/pdf/fonts/glyphs'
import { AREA, PAGE } from '../../src/site/pdf/grid'
import type { Block } from '../../src/site/pdf/pdf-document'
import { renderPdf } from '../../src/site/pdf/render'
import { allOf, pdfFile } from '../support/pdf-file'
import { documentOf, heading, paragraph, paragraphs } from './documents'

const LONG = 'words that say nothing at all, once more and again, '.repeat(6).trim()
const WORD = 'Supercalifragilisticexpialidocious'.repeat(8)
const ADDRESS = `https://www.example.com/${'a-long-address/that-never-ends?with=more&'.repeat(6)}`
const cells = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, index) => [{ text: text(index) }])

const unusual: Readonly<Record<string, readonly Block[]>> = {
  'nothing at all': [],
  'one paragraph': [paragraph('Only this.')],
  'a heading of 300 characters': [heading(LONG), paragraph('Text.'), heading(LONG, 2)],
  'a heading at its end': [...paragraphs(3), heading('Nothing follows')],
  'words and addresses longer than a line': [
    paragraph(WORD),
    paragraph(ADDRESS),
    heading(WORD),
    { kind: 'list', ordered: true, items: [[paragraph(WORD)]] },
  ],
  'a table of 12 columns over pages': [
    {
      kind: 'table',
      caption: 'Wide.',
      head: cells(12, (index) => `Column number ${index}`),
      rows: Array.from({ length: 60 }, (_, row) => cells(12, (index) => (index % 4 ? `${row * index}` : 'responsibilities and more'))),
    },
  ],
  'a cell longer than a page': [
    {
      kind: 'table',
      head: cells(2, (index) => `Head ${index}`),
      rows: [cells(2, (index) => (index ? LONG.repeat(20) : 'Long')), cells(1, () => 'Short')],
    },
  ],
  'words and addresses longer than a cell': [
    {
      kind: 'table',
      caption: 'Narrow.',
      head: cells(6, (index) => `Head ${index}`),
      rows: [[[{ text: ADDRESS, href: ADDRESS }], [{ text: WORD }], ...cells(4, () => LONG.slice(0, 60))], cells(6, () => '1')],
    },
  ],
  'tables without head, rows or both': [
    { kind: 'table', head: [], rows: [cells(2, () => 'cell')] },
    { kind: 'table', head: cells(2, () => 'head'), rows: [] },
    { kind: 'table', head: [], rows: [] },
  ],
  'an empty chart, and one of zeros': [
    { kind: 'chart', caption: 'Empty.', unit: '', rows: [] },
    { kind: 'chart', caption: 'Zeros.', unit: 'M USD', rows: [{ label: 'None', value: 0 }] },
  ],
  'a chart with more rows than a page': [
    {
      kind: 'chart',
      caption: 'Many.',
      unit: '',
      rows: Array.from({ length: 70 }, (_, index) => ({ label: index % 7 ? 'Row' : LONG.slice(0, 90), value: index })),
    },
  ],
  'a quotation and a note of a page': [
    { kind: 'quote', by: 'Somebody', blocks: [paragraph(LONG.repeat(16))] },
    { kind: 'callout', tone: 'bad', blocks: [paragraph(LONG.repeat(16))] },
  ],
  'long figures': [
    {
      kind: 'stats',
      items: [
        { value: '1,234,567,890 USD', label: LONG },
        { value: '1', label: '' },
        { value: 'a', label: 'b' },
      ],
    },
  ],
  'code of long lines': [{ kind: 'code', text: `${'x = 1; '.repeat(60)}\n\n\ty` }],
  'figures with long captions and little in them': [
    { kind: 'figure', caption: LONG, blocks: [paragraph('x')] },
    { kind: 'figure', caption: LONG, blocks: [] },
    { kind: 'figure', caption: 'Two.', blocks: [{ kind: 'chart', caption: 'Inner.', unit: '%', rows: [{ label: 'a', value: 200 }] }] },
  ],
  'characters that no font has': [heading('漢字'), paragraph('Ελληνικά, עברית and 🙂'), { kind: 'code', text: '日本' }],
  'empty parts': [
    paragraph(''),
    { kind: 'list', ordered: false, items: [[], [paragraph('x')]] },
    { kind: 'steps', items: [[]] },
    { kind: 'stats', items: [] },
    { kind: 'code', text: '' },
    { kind: 'quote', by: '', blocks: [] },
  ],
}

/** Whether two stretches of text cover each other: by more than lines that stand close do. */
const overlap = (a: Box, b: Box) =>
  a.x + 0.5 < b.x + b.width && b.x + 0.5 < a.x + a.width && a.y + 0.5 < b.y + b.height * 0.55 && b.y + 0.5 < a.y + a.height * 0.55
type Box = { x: number; y: number; width: number; height: number }

describe.each(Object.entries(unusual))('%s', async (_, blocks) => {
  const { bytes, pages } = await renderPdf(documentOf(blocks))
  const pdf = await pdfFile(bytes)

  test('stays on the paper', () => {
    expect(pages).toBe(pdf.pages)
    for (const { text, x, y, width } of pdf.placed.flat())
      if (x < 0 || x + width > PAGE.width - 40 || y < PAGE.height - AREA.bottom - 30 || y > PAGE.height - 40)
        expect.fail(`${text} is at ${Math.round(x)}, ${Math.round(y)}, ${Math.round(width)} wide`)
  })

  test('covers nothing', () => {
    for (const placed of pdf.placed)
      for (const [index, one] of placed.entries())
        for (const other of placed.slice(index + 1)) if (overlap(one, other)) expect.fail(`${one.text} and ${other.text} overlap`)
  })

  test('has no page without text, and no row without all its cells', () => {
    for (const placed of pdf.placed) expect(placed.some(({ isTagged }) => isTagged)).toBe(true)
    expect(pdf.unmarked.every((count) => count === 0)).toBe(true)
    for (const table of allOf(pdf.trees[1] ?? [], 'Table'))
      expect(new Set(allOf(table.children, 'TR').map(({ children }) => children.length)).size).toBe(1)
  })
})

test('a title of 300 characters leaves room for the rest of the cover', async () => {
  const { bytes } = await renderPdf(
    documentOf([], { title: LONG, subtitle: LONG, facts: Array.from({ length: 9 }, () => ({ label: 'Label', value: LONG.slice(0, 60) })) }),
  )
  const { placed } = await pdfFile(bytes)
  const [cover = []] = placed
  for (const [index, one] of cover.entries()) for (const other of cover.slice(index + 1)) expect(overlap(one, other)).toBe(false)
  expect(Math.min(...cover.map(({ y }) => y))).toBeGreaterThan(20)
})

test('a figure on the cover is as large as fits, and covers nothing', async () => {
  for (const value of ['48%', '1,234,567,890 US dollars a year']) {
    const { bytes } = await renderPdf(documentOf([], { title: LONG, figure: { value, label: LONG.slice(0, 60) } }))
    const { placed } = await pdfFile(bytes)
    const [cover = []] = placed
    const figure = cover.find(({ text }) => text.startsWith(value.slice(0, 3)))
    expect(figure && figure.x + figure.width).toBeLessThan(PAGE.width - 40)
    for (const [index, one] of cover.entries()) for (const other of cover.slice(index + 1)) expect(overlap(one, other)).toBe(false)
  }
})

test('tells the characters that no font has, once each', () => {
  expect(missingGlyphs('Plain “text” – 5 € ↑ ½ é, tabs\tand\u00a0spaces\n')).toEqual([])
  expect(missingGlyphs('漢字 and 漢, Ω')).toEqual(['漢', '字', 'Ω'])
  // A letter with its accent apart is one that the fonts have.
  expect(missingGlyphs('e\u0301')).toEqual([])
})
