import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { reclaimable } from '../../src/engine/lib/reclaimable'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** An object that counts how many there were before it. */
function counted() {
  let count = 0
  return reclaimable(() => ({ count: count++ }))
}

test('is made once while somebody holds it', async () => {
  const value = counted()
  const held = value()
  await setImmediate()
  collectGarbage()
  expect(value()).toBe(held)
})

test('is made again once its memory has been reclaimed', async () => {
  const value = counted()
  const first = value().count
  // A reference that was followed keeps its object until the task ends.
  await setImmediate()
  collectGarbage()
  expect([first, value().count]).toEqual([0, 1])
})
