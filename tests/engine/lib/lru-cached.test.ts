import { expect, test } from 'vitest'
import { lruCached } from '../../../src/engine/lib/lru-cached'

/** An object that counts how many there were before it. */
function counted() {
  let count = 0
  return lruCached(() => ({ count: count++ }))
}

/** Asks for so many other objects. */
const askOthers = (count: number) => {
  for (let index = 0; index < count; index++) counted()()
}

test('is made once while hardly any others are asked for', () => {
  const value = counted()
  const first = value()
  askOthers(3)
  expect(value()).toBe(first)
  askOthers(3)
  expect(value()).toBe(first)
})

test('is made again after some others', () => {
  const value = counted()
  const first = value().count
  askOthers(4)
  expect([first, value().count]).toEqual([0, 1])
})
