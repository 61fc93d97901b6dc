import { expect, test } from 'vitest'
import { dayLineAround } from '../../pages/shared/day-line'

const on = (date: string, past = false) => ({ date, past })

test('a line of days has whole months, each day once, and what is near the next one', () => {
  const days = [on('2025-01-15'), on('2025-01-15'), on('2025-02-20'), on('2026-02-20'), on('2024-12-05', true), on('2024-01-05', true)]
  expect(dayLineAround('2025-01-15', days, 'en-US')).toEqual({
    length: 31 + 31 + 28,
    months: [
      { at: 0, name: 'December 2024' },
      { at: 31, name: 'January 2025' },
      { at: 62, name: 'February 2025' },
    ],
    days: [
      { at: 4, day: '5', past: true, next: false },
      { at: 45, day: '15', past: false, next: true },
      { at: 81, day: '20', past: false, next: false },
    ],
  })
})

test('numbers that would touch are left out, and that of the next one stays', () => {
  const days = [on('2025-01-13', true), on('2025-01-15'), on('2025-01-20'), on('2025-01-22')]
  expect(dayLineAround('2025-01-15', days, 'en-US').days.map(({ day }) => day)).toEqual(['', '15', '20', ''])
})
