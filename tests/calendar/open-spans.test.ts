import { expect, test } from 'vitest'
import { openPath, utcOffsetHours } from '../../src/site/calendar/open-spans'

test.for([
  ['UTC', 'M9 1.5H18'],
  ['UTC+5:30', 'M3.5 1.5H12.5'],
  ['UTC-3:30', 'M12.5 1.5H21.5'],
  ['UTC-8', 'M17 1.5H24M0 1.5H2'],
  ['UTC+11', 'M22 1.5H24M0 1.5H7'],
  ['UTC-6', 'M15 1.5H24'],
] as const)('an office in %s is open along these hours of UTC', ([timezone, path]) => {
  expect(openPath(utcOffsetHours(timezone), { opens: 9, closes: 18 })).toBe(path)
})
