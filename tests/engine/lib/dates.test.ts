import { afterEach, describe, expect, test, vi } from 'vitest'
import { dateParts, longDate, newestFirst, partsAroundDay, shortDate } from '../../../src/engine/lib/dates'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a date', () => {
  test('reads as in the specification', () => {
    expect(shortDate('2025-01-15', 'en-US')).toBe('Jan 15, 2025')
    expect(longDate('2024-12-01', 'en-US')).toBe('December 1, 2024')
    expect(dateParts('2025-01-05', 'en-US')).toEqual({ day: '5', month: 'January 2025' })
    expect(partsAroundDay('2025-01-05', 'en-US')).toEqual({ before: 'Jan ', day: '5', sign: ', ', after: '2025' })
    expect(partsAroundDay('2020-01-20', 'de-DE')).toEqual({ before: '', day: '20', sign: '. ', after: 'Jan. 2020' })
  })

  test('follows the language', () => {
    expect(longDate('2024-12-01', 'en-GB')).toBe('1 December 2024')
    expect(longDate('2024-12-01', 'de-DE')).toBe('1. Dezember 2024')
  })

  test.for([
    ['Pacific/Kiritimati', -14 * 60],
    ['Pacific/Pago_Pago', 11 * 60],
  ] as const)('is the same day where the build runs in %s', ([zone, offset]) => {
    vi.stubEnv('TZ', zone)
    expect(new Date('2024-12-31T12:00:00Z').getTimezoneOffset()).toBe(offset)
    expect([shortDate('2024-12-31', 'en-US'), shortDate('2025-01-01', 'en-US')]).toEqual(['Dec 31, 2024', 'Jan 1, 2025'])
  })
})

describe('newestFirst', () => {
  test('sorts by day and keeps the order of equals', () => {
    const given = [
      { date: '2023-12-31', name: 'old' },
      { date: '2024-12-01', name: 'a' },
      { date: '2025-01-01', name: 'new' },
      { date: '2024-12-01', name: 'b' },
    ]
    expect(given.toSorted(newestFirst).map(({ name }) => name)).toEqual(['new', 'a', 'b', 'old'])
  })
})
