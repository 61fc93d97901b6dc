import { expect, expectTypeOf, test } from 'vitest'
import { parseJson } from '../../../src/engine/lib/json'

test.for([
  ['{ "a": [1] }', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{ a: 1 }', undefined],
] as const)('the value of %j is %j', ([text, value]) => {
  expect(parseJson(text)).toEqual(value)
})

test('nobody knows the type of a text of JSON', () => {
  expectTypeOf(JSON.parse('1')).toBeUnknown()
  expectTypeOf(JSON.parse('1', (_, value) => value)).toBeUnknown()
})
