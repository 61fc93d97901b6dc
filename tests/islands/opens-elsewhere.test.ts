import { expect, test } from 'vitest'
import { opensElsewhere } from '../../src/engine/islands/opens-elsewhere'

const PLAIN = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.for([
  [{}, false],
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ shiftKey: true }, true],
  [{ altKey: true }, true],
  [{ ctrlKey: true, shiftKey: true }, true],
] as const)('a click with %j opens elsewhere: %j', ([held, expected]) => {
  expect(opensElsewhere({ ...PLAIN, ...held })).toBe(expected)
})
