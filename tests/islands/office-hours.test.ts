import { expect, test } from 'vitest'
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
  const clock = clockOf(new Date(moment), zone, HOURS, 'en-US')
  expect({ ...clock, time: clock.time.replace(/\s/g, ' ') }).toEqual({ time, isOpen })
})
