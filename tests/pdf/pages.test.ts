import { expect, test } from 'vitest'
import { pagesOf } from '../../src/site/pdf/pages'
import { ideallyWhole, type Piece, space } from '../../src/site/pdf/piece'

/** Lines of ten points. */
const lines = (count: number): Piece[] => Array.from({ length: count }, () => space(10, false))

/** How many pieces are on each page of 100 lines, of a table of half a page below a text of so many lines. */
const piecesBelow = (text: number) =>
  pagesOf([...lines(text), ...ideallyWhole(lines(50))], { top: 0, bottom: 1000 }).map((page) => page.length)

test('a table that is ideally whole begins the next page where at most three eighths of this one stay empty', () => {
  expect(piecesBelow(63)).toEqual([63, 50])
})

test('it is divided where more would stay empty', () => {
  expect(piecesBelow(60)).toEqual([100, 10])
})
