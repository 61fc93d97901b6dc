import { describe, expect, test } from 'vitest'
import { deepFreeze } from '../../../src/engine/lib/freeze'
import { escapeHtml } from '../../../src/engine/lib/html'
import { itemAt, lastOf, pairsOf } from '../../../src/engine/lib/items'
import { powersOfTwo } from '../../../src/site/ui/charts/powers-of-two'

describe('deepFreeze', () => {
  test('freezes all the way down and gives back the same value', () => {
    const value = { list: [{ a: 1 }], nested: { more: { b: 2 } }, nothing: null, text: 'a' }
    expect(deepFreeze(value)).toBe(value)
    expect([value, value.list, value.list[0], value.nested, value.nested.more].every(Object.isFrozen)).toBe(true)
    expect(() => value.list.push({ a: 2 })).toThrow(TypeError)
  })

  test('takes frozen values to be frozen with all their members, as it leaves them', () => {
    const inner = deepFreeze({ list: [{ a: 1 }] })
    const outer = deepFreeze({ inner, more: {} })
    expect([outer, outer.more, outer.inner.list, outer.inner.list[0]].every(Object.isFrozen)).toBe(true)
    expect(Object.isFrozen(deepFreeze(Object.freeze({ inner: { a: 1 } })).inner)).toBe(false)
  })

  test('terminates for cyclic data', () => {
    const value: { self?: object; list: object[] } = { list: [] }
    value.self = value
    value.list.push(value)
    expect(Object.isFrozen(deepFreeze(value).list)).toBe(true)
  })

  test.for([undefined, null, 1, 'a', true])('leaves %s as it is', (value) => {
    expect(deepFreeze(value)).toBe(value)
  })
})

describe('escapeHtml', () => {
  test('leaves nothing that could end a text or an attribute', () => {
    expect(escapeHtml(`<a href="b" title='c'>&amp;</a>`)).toBe('&lt;a href=&quot;b&quot; title=&#39;c&#39;&gt;&amp;amp;&lt;/a&gt;')
  })
})

describe('items', () => {
  test('throw if they do not exist', () => {
    expect([itemAt(['a', 'b'], 1), lastOf(['a', 'b', 'c'])]).toEqual(['b', 'c'])
    expect(() => itemAt(['a'], 1)).toThrow('There is no item 1 in a list of 1.')
    expect(() => lastOf([])).toThrow('There is no item -1 in a list of 0.')
  })

  test('are paired, each with each later one', () => {
    expect([...pairsOf(['a', 'b', 'c'])]).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ])
    expect([...pairsOf(['a'])]).toEqual([])
  })
})

describe('shareOf', () => {
  test.for([
    [1, '1'],
    [6, '2 4'],
    [63, '1 2 4 8 16 32'],
    [5.6, '2 4'],
    [0, '1'],
    [-3, '1'],
    [1000, '1 2 4 8 16 32'],
  ] as const)('%d is %s', ([value, expected]) => {
    expect(powersOfTwo(value)).toBe(expected)
  })

  test('adds up to the number again', () => {
    const numbers = Array.from({ length: 63 }, (_, index) => index + 1)
    const sums = numbers.map((number) =>
      powersOfTwo(number)
        .split(' ')
        .reduce((sum, power) => sum + Number(power), 0),
    )
    expect(sums).toEqual(numbers)
  })
})
