import { expect, test } from 'vitest'
import { rowsOf } from '../../src/site/ui/charts/share-rows'

test('a part of a line is broken into rows', () => {
  expect(rowsOf(0, 155, 250)).toBe('M0 0.5H155')
  expect(rowsOf(40, 110, 50)).toBe('M40 0.5H50M0 1.5H50M0 2.5H10')
  expect(rowsOf(50, 67.5, 50)).toBe('M0 1.5H17.5')
  expect(rowsOf(250, 250, 50)).toBe('')
})
