import { expect, test } from 'vitest'
import { partIn } from '../../src/site/graph/pulled/part'

test.each([
  ['29 of 38', 'incidents would have shown', { count: 29, whole: 38 }],
  ['20 + 40', 'people in each center', { count: 20, whole: 60 }],
  ['74 seconds', 'go to the pipeline, 9 of them to signatures', { count: 9, whole: 74 }],
  ['74 seconds', 'go to six controls, 9\u00a0seconds of them to signatures', { count: 9, whole: 74 }],
  ['$3.2M', 'over two years, $1.9M of it in the first', { count: 19, whole: 32 }],
  ['$80', 'a seat, $15 of it for support', { count: 15, whole: 80 }],
])('%s, %s', (figure, sentence, part) => {
  expect(partIn({ figure, sentence })).toEqual(part)
})

test.each([
  ['9 of 912', 'payments were wrong'],
  ['15% to 25%', 'of the budget'],
  ['$3.2M', 'over two years, 9 of them'],
  ['74 seconds', 'go to the policies, 9 rules of them to signatures'],
  ['$3.2M', 'over two years, $2M of it in the first'],
  ['$3.2M', 'over two years, $1.9K of it in the first'],
  ['$3.2M', 'over two years, €1.9M of it in the first'],
  ['108', 'checkouts cost as much as one answered question'],
  [undefined, 'Every test runs again, 9 of them'],
])('no part to draw: %s, %s', (figure, sentence) => {
  expect(partIn({ ...(figure === undefined ? {} : { figure }), sentence })).toBeUndefined()
})
