import { describe, expect, it } from 'vitest'
import { pointsBetween } from '../../src/site/ui/charts/day-points'

describe('points of days', () => {
  it('stand between the first and the last day of the line', () => {
    const pointAt = pointsBetween(['2024-01-11', '2024-01-01'])
    expect(['2024-01-01', '2024-01-06', '2024-01-11'].map(pointAt)).toEqual(['M0 1h0', 'M500 1h0', 'M1000 1h0'])
  })

  it('stand at the start of a line of one day', () => {
    expect(pointsBetween(['2024-01-01'])('2024-01-01')).toBe('M0 1h0')
  })
})
