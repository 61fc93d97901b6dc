import { expect, test } from 'vitest'
import { scaledPhases } from '../../pages/case-study/scaled-phases'

const phase = (name: string, duration: string, begins?: number) => ({ name, duration, begins, activities: ['One', 'Two'] })

test('phases follow each other, but for one that begins before the last one ends', () => {
  const scaled = scaledPhases(
    [phase('First', '4 weeks'), phase('Second', '6 weeks'), phase('Third', '10 weeks', 7)],
    'weeks {from} to {to}',
  )
  expect(scaled.map(({ title, when, from, to }) => [title, when, from, to])).toEqual([
    ['First', 'weeks 1 to 4', 0, 0.25],
    ['Second', 'weeks 5 to 10', 0.25, 0.625],
    ['Third', 'weeks 7 to 16', 0.375, 1],
  ])
})
