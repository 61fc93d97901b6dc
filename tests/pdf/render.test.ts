import { describe, expect, test } from 'vitest'
import type { Block } from '../../src/site/pdf/pdf-document'
import { renderPdf } from '../../src/site/pdf/render'
import { allOf, pdfFile, rolesIn } from '../support/pdf-file'
import { documentOf, everyKind, heading, paragraph, paragraphs } from './documents'

const rendered = async (...[blocks, more]: Parameters<typeof documentOf>) => {
  const { bytes, pages } = await renderPdf(documentOf(blocks, more))
  return { ...(await pdfFile(bytes)), bytes, told: pages }
}

describe('a document', async () => {
  const pdf = await rendered(everyKind)
  const tags = pdf.trees.flat()
  const elements = tags.flatMap(({ children }) => children)

  test('says its title, language and standard', () => {
    const { info, metadata } = pdf.info
    expect(info).toMatchObject({ Title: 'A title & more', Language: 'en', PDFFormatVersion: '1.7', CreationDate: 'D:20240926000000Z' })
    expect(metadata?.get('dc:title')).toBe('A title & more')
    expect(metadata?.get('pdfuaid:part')).toBe('1')
    expect(pdf.marks).toMatchObject({ Marked: true, Suspects: false })
    expect(pdf.preferences).toMatchObject({ DisplayDocTitle: true })
  })

  test('says its number of pages', () => expect(pdf.pages).toBe(pdf.told))

  test('has a structure for each kind of block', () => {
    expect(tags.map(({ role }) => role)).toEqual(tags.map(() => 'Document'))
    expect(rolesIn(elements)).toMatchSnapshot()
  })

  test('reads in order', () => {
    const read = elements.map(({ text }) => text.replace(/\s+/g, ' ').trim()).join(' ')
    const words = [
      'A title & more',
      'First chapter',
      'A lead.',
      'Words, strong, a link and code.',
      'A section',
      '– One',
      '– Two',
      '3. Three',
      '1 Begin.',
      'Table 1',
      'Year',
      '2023',
      'Figure 1',
      '62',
      'It works.',
      'Grace',
      'Read this.',
      'SELECT 1',
      'Figure 2',
      'Only',
      'The sign.',
      'Ask us',
    ]
    const places = words.map((word) => read.replace(/ +/g, ' ').indexOf(word))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('leaves nothing unmarked, and names each content once', () => {
    expect(pdf.unmarked).toEqual(pdf.unmarked.map(() => 0))
    for (const named of pdf.contents) expect(new Set(named).size).toBe(named.length)
  })

  test('tells what a chart shows, and whose logo it is', () => {
    expect(allOf(tags, 'Figure').map(({ alt }) => alt)).toEqual(['First: 81%\nSecond: 17%', 'Example'])
  })

  test('has links with a description, each in the structure', () => {
    const links = pdf.links.flat()
    expect(links.map(({ url, contentsObj }) => [url, contentsObj.str])).toEqual([
      ['https://www.example.com/services?topic=AI%20%26%20data', 'a link (https://www.example.com/services?topic=AI%20%26%20data)'],
      ['mailto:hello@example.com', 'hello@example.com (mailto:hello@example.com)'],
    ])
    expect(allOf(tags, 'Link').map(({ text }) => text.trim())).toEqual(['a link', 'hello@example.com'])
  })

  test('has bookmarks as its headings are', () => {
    const titles = (items: typeof pdf.outline): unknown => items?.map(({ title, items: inner }) => [title, titles(inner)])
    expect(titles(pdf.outline)).toEqual([
      ['A title & more', []],
      ['First chapter', [['A section', []]]],
      ['Ask us', []],
    ])
  })

  test('has all its fonts inside, as subsets', () => {
    const text = Buffer.from(pdf.bytes).toString('latin1')
    const descriptors = text.match(/\/Type \/FontDescriptor[^>]*/g) ?? []
    expect(descriptors.length).toBeGreaterThan(3)
    for (const descriptor of descriptors) expect(descriptor).toMatch(/\/FontName \/[A-Z]{6}\+Aldergate[\s\S]*\/FontFile2 /)
  })

  test('orders the stops of the keyboard by its structure', () => {
    const text = Buffer.from(pdf.bytes).toString('latin1')
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pdf.pages)
    expect(text.match(/\/Tabs \/S/g)).toHaveLength(pdf.pages)
  })

  test('is the same each time', async () => {
    const again = await renderPdf(documentOf(everyKind))
    expect(Buffer.compare(again.bytes, pdf.bytes)).toBe(0)
  })
})

test('levels of headings that a text leaves out are not left out in the structure', async () => {
  const { trees } = await rendered([heading('One', 3), heading('Two', 1), heading('Three', 3), heading('Four', 2)])
  expect(allOf(trees.flat(), 'H1', 'H2', 'H3', 'H4').map(({ role, text }) => `${role} ${text.trim()}`)).toEqual([
    'H1 A title & more',
    'H2 One',
    'H2 Two',
    'H3 Three',
    'H3 Four',
    'H2 Ask us',
  ])
})

test('a caption that begins with a name of its own has no other one', async () => {
  const table = (caption: string) => ({ kind: 'table', caption, head: [[{ text: 'A' }]], rows: [[[{ text: 'a' }]]] }) as const
  const { trees } = await rendered([table('Table B4. What it cost.'), table('What it saved.')])
  const captions = allOf(trees.flat(), 'Caption').map(({ children }) => children.map(({ text }) => text.trim()))
  expect(captions).toEqual([
    ['Table B4', 'What it cost.'],
    ['Table 1', 'What it saved.'],
  ])
})

describe('a long document', async () => {
  const chapters = ['Alpha', 'Beta', 'Gamma'].flatMap((name) => [
    heading(name),
    ...paragraphs(20),
    heading(`Part of ${name}`, 2),
    paragraph('End.'),
  ])
  const pdf = await rendered(chapters)

  test('has a list of contents that leads to its chapters', async () => {
    const [, contents] = pdf.trees
    const entries = allOf(contents ?? [], 'TOCI').map(({ text }) => text.replace(/\s+/g, ' ').trim())
    expect(entries).toHaveLength(6)
    const pageOf = (name: string) =>
      pdf.trees.findIndex((tree, page) => page > 1 && allOf(tree, 'H2').some(({ text }) => text.includes(name))) + 1
    expect(entries[0]).toBe(`1 Alpha ${pageOf('Alpha')}`)
    expect(entries[4]).toBe(`3 Gamma ${pageOf('Gamma')}`)
    expect(pdf.links[1]?.every(({ dest }) => typeof dest === 'string')).toBe(true)
  })

  test.each([
    ['1. Alpha', '2. Beta'],
    ['Before', 'Part A: Alpha'],
    ['Before', 'Annex A: Alpha'],
  ])('has no numbers of its own where the text marks its chapters: %s, %s', async (...names) => {
    const { trees } = await rendered(names.flatMap((name) => [heading(name), ...paragraphs(30)]))
    const entries = allOf(trees[1] ?? [], 'TOCI').map(({ text }) => text.replace(/\s+/g, ' ').trim())
    expect(entries.map((entry) => entry.replace(/ \d+$/, ''))).toEqual(names)
  })

  test('has a running head on each page but the first and the last one, which nobody is told', () => {
    for (const [page, placed] of pdf.placed.entries()) {
      const heads = placed.filter(({ y }) => y > 780 && y < 800)
      expect(heads.map(({ isTagged }) => isTagged)).toEqual(page === 0 || page === pdf.pages - 1 ? [] : [false, false, false])
    }
  })

  test('leaves no line alone, and no page nearly empty', () => {
    for (const placed of pdf.placed.slice(2, -1)) expect(placed.length).toBeGreaterThan(8)
  })
})

describe('a table of less than half a page', async () => {
  const table: Block = {
    kind: 'table',
    caption: 'Rows.',
    head: [[{ text: 'Name' }], [{ text: 'Count' }]],
    rows: Array.from({ length: 13 }, (_, index) => [[{ text: `Row ${index}` }], [{ text: `${index}` }]]),
  }
  /** How many rows of the body are on each page that has some. */
  async function rowsAfter(count: number) {
    const { trees } = await rendered([heading('Before'), ...paragraphs(count), heading('With the table'), paragraph('As counted:'), table])
    const rows = trees.map((tree) => allOf(tree, 'TR').filter(({ text }) => text.includes('Row ')).length)
    return rows.filter((number) => number > 0)
  }

  test('stands on one page', async () => expect(await rowsAfter(11)).toEqual([13]))

  test('is divided where the page before would be left half empty', async () => expect(await rowsAfter(9)).toEqual([9, 4]))
})

test('a page break leaves no item of a list alone', async () => {
  const list: Block = { kind: 'list', ordered: false, items: Array.from({ length: 7 }, (_, index) => [paragraph(`Item ${index}`)]) }
  for (const count of [25, 26, 27]) {
    const lines = Array.from({ length: count }, () => paragraph('A line.'))
    const { trees } = await rendered([heading('Before'), ...lines, list, paragraph('After.')])
    const items = trees.map((tree) => allOf(tree, 'LI').filter(({ text }) => text.includes('Item ')).length)
    expect(items, `${count}`).not.toContain(1)
  }
})

test('a cover has no kind that its title begins with', async () => {
  const coverOf = async (title: string) => {
    const [cover = []] = (await rendered([], { title, kind: 'Annual report' })).placed
    return cover.filter(({ text }) => text.includes('Annual report')).length
  }
  expect(await coverOf('Annual report 2024')).toBe(1)
  expect(await coverOf('Figures of 2024')).toBe(1)
})
