import { expect, test } from 'vitest'
import type { EventSchedule } from '../../src/site/calendar/event-schedule'
import { hourOf, hoursText } from '../../src/site/calendar/words'

const at = (zone: string): EventSchedule => ({ date: '2025-01-15', time: { start: '11:00', end: '11:40', zone } })

test.for([
  ['America/New_York', 'en-US', '11:40\u00a0AM,\u00a0EST'],
  ['Europe/Berlin', 'en-GB', '11:40,\u00a0CET'],
  // American English has no short name for it, but that of Britain has.
  ['Europe/Berlin', 'en-US', '11:40\u00a0AM,\u00a0CET'],
  // None has one for it: the long one may stand on a line of its own.
  ['Asia/Karachi', 'en-US', 'Pakistan\u00a0Standard\u00a0Time'],
] as const)('hours in %s, in %s, end with the name of the zone, which breaks nowhere', ([zone, locale, last]) => {
  expect(
    hoursText(at(zone), locale)
      .split(/ |\u2060\u00a0?/)
      .at(-1),
  ).toBe(last)
})

test('an hour breaks nowhere', () => {
  expect(hourOf(18, 'en-US')).toBe('6\u00a0PM')
})
