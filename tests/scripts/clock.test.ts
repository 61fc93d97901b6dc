import { describe, expect, test, vi } from 'vitest'
import { buildDay, clockOf } from '../../scripts/clock'

const NOW = new Date('2026-03-04T23:59:59Z')

describe('the day of a build', () => {
  test('is today', () => {
    expect(buildDay(undefined, NOW)).toBe('2026-03-04')
  })

  test('is that of SOURCE_DATE_EPOCH where it is set', () => {
    expect(buildDay('1700000000', NOW)).toBe('2023-11-14')
  })

  test('is today where SOURCE_DATE_EPOCH is empty', () => {
    expect(buildDay('', NOW)).toBe('2026-03-04')
  })

  test.for(['yesterday', '-5', '1e9', '999999999999'])('is refused where SOURCE_DATE_EPOCH is `%s`', (epoch) => {
    expect(clockOf(undefined, epoch)).toEqual({ error: `SOURCE_DATE_EPOCH is \`${epoch}\`, which is not a number of seconds since 1970.` })
  })
})

test('a clock shows the new day after midnight', () => {
  vi.useFakeTimers({ now: NOW })
  const clock = clockOf(undefined, '')
  expect(clock).toMatchObject({ today: '2026-03-04' })
  vi.advanceTimersByTime(1000)
  expect(clock).toMatchObject({ today: '2026-03-05' })
  vi.useRealTimers()
})

describe('the day of an option', () => {
  test('is used', () => {
    expect(clockOf('2024-02-29')).toMatchObject({ asOf: '2024-02-29' })
  })

  test.for(['2023-02-29', '2024-2-1', 'tomorrow', '20240101'])('`%s` is refused', (day) => {
    expect(clockOf(day)).toEqual({ error: `\`--as-of ${day}\` is not a date that exists, written YYYY-MM-DD.` })
  })
})
