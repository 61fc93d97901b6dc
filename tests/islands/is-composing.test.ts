import { expect, test } from 'vitest'
import { isComposing } from '../../src/engine/islands/is-composing'

test.for<[what: string, key: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>, expected: boolean]>([
  ['an Enter', { isComposing: false, keyCode: 13 }, false],
  ['an Enter within a composition', { isComposing: true, keyCode: 13 }, true],
  ['an Enter that ends one in Safari', { isComposing: false, keyCode: 229 }, true],
])('%s is told from others', ([, key, expected]) => {
  expect(isComposing(key)).toBe(expected)
})
