import { expect, test } from 'vitest'
import { type ArticleNode, components } from '../../schemas/components/index'
import { parseBody } from '../../src/engine/content/mdx/mdx'
import { serializeNodes } from '../../src/engine/schema/body'
import { blocksOf } from '../../src/site/pdf/blocks-of'

const blocks = (text: string, files: ReadonlyMap<string, string> = new Map()) => {
  const { value, problems } = parseBody('blog/made.mdx', text, components)
  expect(problems).toEqual([])
  const nodes = value.trees?.nodes ?? []
  return blocksOf({ nodes: serializeNodes(JSON.parse(JSON.stringify(nodes)) as readonly ArticleNode[]) }, files)
}
const words = (text: string) => ({ kind: 'paragraph', runs: [{ text }] })

test('links to files state what is known of them', () => {
  const files = new Map([['/downloads/list.csv', 'CSV, 4 kB']])
  expect(blocks('Take the [**list**](/downloads/list.csv), or [all](/downloads).', files)).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'Take the ' },
        { text: 'list', href: '/downloads/list.csv', style: 'strong' },
        { text: ' (CSV, 4 kB)', href: '/downloads/list.csv' },
        { text: ', or ' },
        { text: 'all', href: '/downloads' },
        { text: '.' },
      ],
    },
  ])
})

test('paragraphs have runs of one look each', () => {
  expect(blocks('Plain **bold _both_** and [a `link`](/services), [an anchor](#here).')).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'Plain ' },
        { text: 'bold ', style: 'strong' },
        { text: 'both', style: 'strong' },
        { text: ' and ' },
        { text: 'a ', href: '/services' },
        { text: 'link', href: '/services', style: 'code' },
        { text: ', ' },
        { text: 'an anchor' },
        { text: '.' },
      ],
    },
  ])
})

test('headings, lists, code and quotations', () => {
  expect(blocks('## One **two**\n\n### Three\n\n- a\n- b\n\n  more\n\n4. c\n\n```sql\nSELECT 1\n```\n\n> Said.')).toEqual([
    { kind: 'heading', level: 1, text: 'One two' },
    { kind: 'heading', level: 2, text: 'Three' },
    { kind: 'list', ordered: false, items: [[words('a')], [words('b'), words('more')]] },
    { kind: 'list', ordered: true, start: 4, items: [[words('c')]] },
    { kind: 'code', text: expect.stringContaining('SELECT 1') },
    { kind: 'quote', by: '', blocks: [words('Said.')] },
  ])
})

test('components, with what is in them', () => {
  expect(
    blocks(
      `<Callout tone="good" title="T">\n\nText.\n\n</Callout>\n\n<Quote by="Ada">\nIt works.\n</Quote>\n\n<Steps>\n\n1. **One.** Two.\n\n</Steps>\n\n` +
        `<Figure caption="A table.">\n\n| a | b |\n| --- | ---: |\n| 1 | **2** |\n\n</Figure>\n\n<Stats items="62: systems" />\n\n<BarChart caption="C." unit="%" items="A: 81; B: 17" bars="B" measure="M" />`,
    ),
  ).toEqual([
    { kind: 'callout', tone: 'good', title: 'T', blocks: [words('Text.')] },
    { kind: 'quote', by: 'Ada', blocks: [words('It works.')] },
    { kind: 'steps', items: [[{ kind: 'paragraph', runs: [{ text: 'One.', style: 'strong' }, { text: ' Two.' }] }]] },
    {
      kind: 'figure',
      caption: 'A table.',
      blocks: [
        {
          kind: 'table',
          head: [[{ text: 'a' }], [{ text: 'b' }]],
          rows: [[[{ text: '1' }], [{ text: '2', style: 'strong' }]]],
          align: [undefined, 'right'],
        },
      ],
    },
    { kind: 'stats', items: [{ value: '62', label: 'systems' }] },
    {
      kind: 'chart',
      caption: 'C.',
      unit: '%',
      rows: [
        { label: 'A', value: 81 },
        { label: 'B', value: 17 },
      ],
    },
  ])
})

test('tasks, terms, footnotes and parts to open', () => {
  const text =
    '- [x] Done\n- [ ] Open\n\nTerm\n: Meaning.\n\nText.[^a]\n\n<Details summary="More">\n\nHidden.\n\n</Details>\n\n[^a]: Note.\n'
  const bold = (value: string) => ({ kind: 'paragraph', runs: [{ text: value, style: 'strong' }] })
  expect(blocks(text)).toEqual([
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'paragraph', runs: [{ text: '[x] ' }, { text: 'Done' }] }],
        [{ kind: 'paragraph', runs: [{ text: '[ ] ' }, { text: 'Open' }] }],
      ],
    },
    bold('Term'),
    words('Meaning.'),
    { kind: 'paragraph', runs: [{ text: 'Text.' }, { text: '[1]' }] },
    bold('More'),
    words('Hidden.'),
    { kind: 'list', ordered: true, start: undefined, items: [[{ kind: 'paragraph', runs: [{ text: 'Note. ' }] }]] },
  ])
})
