import { expect, test } from 'vitest'
import type { RunMeasurements } from '../../../scripts/bench/measure'
import { medianOf, summaryObject, summaryOf, tableOf } from '../../../scripts/bench/summary'

const run = (times: number): RunMeasurements => ({
  floorSeconds: 1 * times,
  bundleSeconds: 2 * times,
  coldSeconds: 3 * times,
  noopSeconds: 0.5 * times,
  editSeconds: 0.75 * times,
  componentSeconds: 4 * times,
  peakMegabytes: 200.4 * times,
})

test('the median is the middle, or the mean of the two in the middle', () => {
  expect(medianOf([3])).toBe(3)
  expect(medianOf([9, 1, 2])).toBe(2)
  expect(medianOf([4, 1, 2, 9])).toBe(3)
})

test('the result for programs has these keys and no others', () => {
  expect(summaryObject(summaryOf(5, [run(1), run(3), run(2)]))).toEqual({
    articles: 5,
    floorSeconds: 2,
    coldSeconds: 6,
    bundleSeconds: 4,
    noopSeconds: 1,
    editSeconds: 1.5,
    componentSeconds: 8,
    peakMegabytes: 401,
  })
})

test('the table shows ratios to the floor, and the spread of several runs', () => {
  expect(tableOf(summaryOf(1000, [run(1)]), 1)).toMatchInlineSnapshot(`
    "1,000 articles, one run

                               seconds     x floor
    floor                         1.00         1.0
    cold                          3.00         3.0
    bundle alone                  2.00         2.0
    nothing changed               0.50         0.5
    one article edited            0.75         0.8
    one component edited          4.00         4.0

    peak memory, cold           200 MB"
  `)
  expect(tableOf(summaryOf(1000, [run(1), run(2)]), 2)).toMatchInlineSnapshot(`
    "1,000 articles, median of 2 runs

                               seconds     x floor      spread
    floor                         1.50         1.0        1.00
    cold                          4.50         3.0        3.00
    bundle alone                  3.00         2.0        2.00
    nothing changed               0.75         0.5        0.50
    one article edited            1.13         0.8        0.75
    one component edited          6.00         4.0        4.00

    peak memory, cold           301 MB                  200 MB"
  `)
})
