import { expect, test } from 'vitest'
import { madeLately } from '../../src/engine/lib/made-lately'

/** An object that counts how many there were before it. */
function counted() {
  let count = 0
  return madeLately(() => ({ count: count++ }))
}

/** Asks for so many other objects. */
const askOthers = (count: number) => {
  for (let index = 0; index < count; index++) counted()()
}

test('is made once while few others are asked for', () => {
  const value = counted()
  const first = value()
  askOthers(50)
  expect(value()).toBe(first)
  askOthers(80)
  expect(value()).toBe(first)
})

test('is made again after many others', () => {
  const value = counted()
  const first = value().count
  askOthers(100)
  expect([first, value().count]).toEqual([0, 1])
})
