import { expect, test } from 'vitest'
import { curveOf, pathOf, topsOf } from '../../src/site/ui/charts/strata'

const years = [0, 2, 4, 9]

test('layers of the timeline are stacked and match the values of every milestone', () => {
  const tops = topsOf([curveOf(years, [6, 34, 70, 285]), curveOf(years, [0, 0, 12, 160])])
  expect(tops.map(({ values }) => values)).toEqual([
    [6, 34, 70, 285],
    [6, 34, 82, 445],
  ])
})

test('a layer never dips: it is flat where its values are, and its slope is limited', () => {
  const { slopes } = curveOf(years, [0, 0, 12, 160])
  expect(slopes.slice(0, 2)).toEqual([0, 0])
  expect(slopes.every((slope) => slope >= 0)).toBe(true)
})

test('a linear rise is a straight path from bottom to top', () => {
  expect(pathOf([0, 30], curveOf([0, 30], [0, 60]), 60)).toBe('M0 100C10 66.7 20 33.3 30 0')
})
