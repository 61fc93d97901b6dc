import type { Block, PdfDocument } from '../../src/site/pdf/pdf-document'

/** A document that has only what every one has. */
export const documentOf = (blocks: readonly Block[], more: Partial<PdfDocument> = {}): PdfDocument => ({
  language: 'en',
  origin: 'https://www.example.com',
  date: '2024-09-26',
  publisher: 'Example',
  kind: 'Paper',
  title: 'A title & more',
  subtitle: 'A subtitle',
  facts: [{ label: 'Author', value: 'Ada' }],
  drawing: { seed: 'paper', family: 'strata', tone: 'pine' },
  blocks,
  contact: {
    title: 'Ask us',
    text: 'We answer.',
    rows: [{ label: 'E-mail', value: 'hello@example.com', href: 'mailto:hello@example.com' }],
    note: 'All rights.',
  },
  words: { contents: 'Contents', figure: 'Figure {n}', table: 'Table {n}' },
  ...more,
})

export const paragraph = (text: string): Block => ({ kind: 'paragraph', runs: [{ text }] })
export const heading = (text: string, level: 1 | 2 | 3 = 1): Block => ({ kind: 'heading', level, text })

/** Each kind of block once. */
export const everyKind: readonly Block[] = [
  heading('First chapter'),
  { kind: 'paragraph', lead: true, runs: [{ text: 'A lead.' }] },
  {
    kind: 'paragraph',
    runs: [
      { text: 'Words, ' },
      { text: 'strong', style: 'strong' },
      { text: ', ' },
      { text: 'a link', href: '/services?topic=AI%20%26%20data' },
      { text: ' and ' },
      { text: 'code', style: 'code' },
      { text: '.' },
    ],
  },
  heading('A section', 2),
  { kind: 'list', ordered: false, items: [[paragraph('One')], [paragraph('Two'), paragraph('More of two')]] },
  { kind: 'list', ordered: true, start: 3, items: [[paragraph('Three')]] },
  { kind: 'steps', items: [[paragraph('Begin.')], [paragraph('End.')]] },
  {
    kind: 'table',
    caption: 'What it cost.',
    head: [[{ text: 'Year' }], [{ text: 'Cost' }]],
    rows: [
      [[{ text: '2023' }], [{ text: '12' }]],
      [[{ text: '2024' }], []],
    ],
  },
  {
    kind: 'chart',
    caption: 'Share of all.',
    unit: '%',
    rows: [
      { label: 'First', value: 81 },
      { label: 'Second', value: 17 },
    ],
  },
  { kind: 'stats', items: [{ value: '62', label: 'systems' }] },
  { kind: 'quote', by: 'Grace', role: 'Author', blocks: [paragraph('It works.')] },
  { kind: 'callout', tone: 'note', title: 'Note', blocks: [paragraph('Read this.')] },
  { kind: 'code', text: 'SELECT 1\n' },
  { kind: 'figure', caption: 'A list.', blocks: [{ kind: 'list', ordered: false, items: [[paragraph('Only')]] }] },
  { kind: 'logo', caption: 'The sign.' },
]

/** So many paragraphs of ordinary length. */
export const paragraphs = (count: number): Block[] =>
  Array.from({ length: count }, (_, index) =>
    paragraph(
      `Paragraph ${index + 1}. ${'A billing team renames a column on Thursday, and finance closes the month on Friday. '.repeat(4)}`,
    ),
  )
