import { expect, test } from 'vitest'
import { spansOf } from '../../src/site/calendar/open-spans'

test.for([
  ['UTC', [[9, 18]]],
  ['UTC+5:30', [[3.5, 12.5]]],
  ['UTC-3:30', [[12.5, 21.5]]],
  [
    'UTC-8',
    [
      [17, 24],
      [0, 2],
    ],
  ],
  [
    'UTC+11',
    [
      [22, 24],
      [0, 7],
    ],
  ],
  ['UTC-6', [[15, 24]]],
] as const)('an office in %s is open at these hours of UTC', ([timezone, spans]) => {
  expect(spansOf(timezone, { opens: 9, closes: 18 })).toEqual(spans)
})
