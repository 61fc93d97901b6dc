import { expect, test } from 'vitest'
import { numberIn } from '../../src/site/art/entry-drawing'

test.for([
  ['85+', 85],
  ['1,200+', 1200],
  ['8 months', 8],
  ['Twelve experts', 0],
  ['', 0],
] as const)('the number in %j is %i', ([count, number]) => {
  expect(numberIn(count)).toBe(number)
})
