import { expect, test } from 'vitest'
import type { Happening } from '../../src/site/calendar/happening'
import { hourOf, hoursText } from '../../src/site/calendar/words'

const at = (zone: string): Happening => ({ date: '2025-01-15', time: { start: '11:00', end: '11:40', zone } })

test.for([
  ['America/New_York', 'en-US', 'EST'],
  ['Europe/Berlin', 'en-GB', 'CET'],
  // American English has no short name for it, but that of Britain has.
  ['Europe/Berlin', 'en-US', 'CET'],
  // None has one for it.
  ['Asia/Karachi', 'en-US', 'Pakistan\u00a0Standard\u00a0Time'],
] as const)('hours in %s, in %s, end with the name of the zone, which breaks nowhere', ([zone, locale, name]) => {
  expect(hoursText(at(zone), locale).split(', ').at(-1)).toBe(name)
})

test('an hour breaks nowhere', () => {
  expect(hourOf(18, 'en-US')).toBe('6\u00a0PM')
})
