import { expect, test } from 'vitest'
import { openPath } from '../../src/site/calendar/open-spans'
import { clockOf } from '../../src/site/islands/office-hours/clock'

const HOURS = { opens: 9, closes: 18 }

test.for([
  ['2024-12-16T09:00Z', 'Europe/London', '9:00 AM', true],
  ['2024-12-16T08:59Z', 'Europe/London', '8:59 AM', false],
  ['2024-12-16T17:59Z', 'Europe/London', '5:59 PM', true],
  ['2024-12-16T18:00Z', 'Europe/London', '6:00 PM', false],
  ['2024-12-16T00:00Z', 'Europe/London', '12:00 AM', false],
  // Friday evening in San Francisco is Saturday in Sydney.
  ['2024-12-14T00:30Z', 'America/Los_Angeles', '4:30 PM', true],
  ['2024-12-14T00:30Z', 'Australia/Sydney', '11:30 AM', false],
] as const)('at %s clocks of %s show %s', ([moment, zone, time, isOpen]) => {
  const clock = clockOf(new Date(moment), { zone, ...HOURS }, 'en-US')
  expect({ time: clock.time.replace(/\s/g, ' '), isOpen: clock.isOpen }).toEqual({ time, isOpen })
})

test.for([
  ['2024-12-14T02:24Z', 'Australia/Sydney', true],
  ['2024-12-14T02:24Z', 'America/Los_Angeles', false],
  ['2024-12-15T22:30Z', 'Australia/Sydney', false],
  ['2024-12-15T22:30Z', 'Europe/London', true],
] as const)('at %s it is a day off in %s: %s', ([moment, zone, isDayOff]) => {
  expect(clockOf(new Date(moment), { zone, ...HOURS }, 'en-US').isDayOff).toBe(isDayOff)
})

test.for([
  ['2024-12-16T12:00Z', 'America/Los_Angeles', 'M17 1.5H24M0 1.5H2'],
  ['2025-07-01T12:00Z', 'America/Los_Angeles', 'M16 1.5H24M0 1.5H1'],
  ['2024-12-16T12:00Z', 'Europe/London', 'M9 1.5H18'],
  ['2025-07-01T12:00Z', 'Europe/London', 'M8 1.5H17'],
  ['2025-07-01T12:00Z', 'Asia/Kolkata', 'M3.5 1.5H12.5'],
] as const)('at %s an office in %s is open along %s', ([moment, zone, path]) => {
  expect(openPath(clockOf(new Date(moment), { zone, ...HOURS }, 'en-US').ahead, HOURS)).toBe(path)
})
