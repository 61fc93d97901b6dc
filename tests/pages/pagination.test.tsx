import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { entriesOfPage, linkedPages } from '../../pages/shared/pagination'
import { Pagination } from '../../src/site/ui/lists/Pagination'

describe('the pages that a page of a list links to', () => {
  test.for([
    [2, 1, '1 2'],
    [9, 1, '1 2 3 4 5 6 7 8 9'],
    [9, 5, '1 2 3 4 5 6 7 8 9'],
    [10, 1, '1 2 3 … 10'],
    [10, 4, '1 2 3 4 5 6 … 10'],
    [10, 5, '1 2 3 4 5 6 7 … 10'],
    [10, 6, '1 … 4 5 6 7 8 9 10'],
    [10, 10, '1 … 8 9 10'],
    [1000, 500, '1 … 498 499 500 501 502 … 1000'],
  ] as const)('of %i, at page %i, are %s', ([count, current, expected]) => {
    expect(
      linkedPages(count, current)
        .map((page) => page ?? '…')
        .join(' '),
    ).toBe(expected)
  })

  test('are at most nine, each once, and never leave out a single one', () => {
    for (const count of [10, 11, 12, 50])
      for (let current = 1; current <= count; current++) {
        const pages = linkedPages(count, current)
        const numbers = pages.filter((page) => page !== null)
        expect(pages.length).toBeLessThanOrEqual(9)
        expect(numbers).toContain(current)
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        for (const [index, page] of pages.entries())
          if (page === null) expect(Number(pages[index + 1]) - Number(pages[index - 1])).toBeGreaterThan(2)
      }
  })

  test('are links with names; what is between them is not spoken', () => {
    const pages = linkedPages(12, 6).map((number) => (number === null ? null : { number, href: `/list/${number}` }))
    const words = { page: 'Page {n}', previous: 'Previous', next: 'Next' }
    const html = renderToStaticMarkup(
      <Pagination label="Pages" pages={pages} current={6} previous="/list/5" next="/list/7" words={words} />,
    )
    expect(html.match(/<a [^>]*aria-current[^>]*>6<\/a>/g)).toEqual(['<a href="/list/6" aria-label="Page 6" aria-current="page">6</a>'])
    expect(html.match(/<li aria-hidden="true"><span>…<\/span><\/li>/g)).toHaveLength(2)
    expect(html).toContain('<nav class="pagination" aria-label="Pages">')
  })
})

describe('the entries of a page of a list', () => {
  const entries = Array.from({ length: 50 }, (_, index) => ({ index, featured: index === 30 }))
  const indexesOf = (list: typeof entries, page: number) => entriesOfPage(list, page).map(({ index }) => index)

  test('are those of the list in order, the featured one first', () => {
    const all = [1, 2, 3].flatMap((page) => indexesOf(entries, page))
    expect(all).toEqual([30, ...entries.map(({ index }) => index).filter((index) => index !== 30)])
    expect([1, 2, 3].map((page) => indexesOf(entries, page).length)).toEqual([24, 24, 2])
  })

  test('are in order where none is featured', () => {
    const plain = entries.map(({ index }) => ({ index, featured: false }))
    expect(indexesOf(plain, 2)).toEqual(Array.from({ length: 24 }, (_, index) => 24 + index))
  })
})
