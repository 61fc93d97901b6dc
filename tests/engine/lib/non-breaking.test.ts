import { describe, expect, test } from 'vitest'
import { nonBreakingHeading, nonBreakingNumbers, nonBreakingStandards } from '../../../src/engine/lib/non-breaking'

describe('joined', () => {
  test.for([
    ['Day 9, 1:50 AM. A share of 15–30%, 2024–25', 'Day 9, 1:50\u00a0AM. A share of 15–\u206030%, 2024–\u206025'],
    ['On December 9, 2024; Sept 9, in the year to September 2024', 'On December\u00a09, 2024; Sept 9, in the year to September\u00a02024'],
    ['1-2 days, 9AM-6PM; 2024-12-05, CVE-20-30, 10-12th', '1-\u20602 days, 9AM-\u20606PM; 2024-12-05, CVE-20-30, 10-12th'],
    ['March on, May I? Augusts 5', 'March on, May I? Augusts 5'],
    ['I AM here – 3 of us, 2 AMs', 'I AM here – 3 of us, 2 AMs'],
  ] as const)('%j does not break in ranges and times', ([text, expected]) => {
    expect(nonBreakingNumbers(text)).toBe(expected)
  })

  test('a title keeps the number of a standard with its name', () => {
    expect(nonBreakingStandards('We renew ISO/IEC 27001 for 9 offices')).toBe('We renew ISO/IEC\u00a027001 for 9 offices')
  })

  test('a heading keeps days with their months', () => {
    expect(nonBreakingHeading('Added on December 13, 2024: 2 of 400, 6 AM')).toBe('Added on December\u00a013, 2024: 2 of 400, 6\u00a0AM')
  })
})
