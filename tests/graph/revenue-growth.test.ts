import { describe, expect, it } from 'vitest'
import { growthOf } from '../../src/site/graph/revenue-growth'

describe('growth of revenue', () => {
  it('is that over the year before in whole percent, from the second year on', () => {
    const years = [
      { year: 2022, millions: 100 },
      { year: 2023, millions: 127.4 },
      { year: 2024, millions: 114.66 },
    ]
    expect(growthOf(years)).toEqual([
      { label: '2023', value: 27 },
      { label: '2024', value: -10 },
    ])
  })
})
