import { expect } from 'vitest'
import { event, job } from '../support/factories'
import { siteTest } from '../support/site-test'

siteTest('days may be the same as those that they follow', async ({ site }) => {
  await site.write({
    'careers/made.yaml': job({ posted: '2024-01-01', closed: '2024-01-01' }),
    'events/made.yaml': event({ date: '2024-01-01', announced: '2024-01-01', changed: ['2024-01-01'] }),
  })
  expect(await site.problems()).toEqual([])
})

siteTest('days are refused at their lines where they are before those that they follow', async ({ site }) => {
  await site.write({
    'careers/made.yaml': { closed: '2023-12-31', ...job({ posted: '2024-01-01' }) },
    'events/made.yaml': { date: '2024-01-01', announced: '2024-02-01', changed: ['2024-02-01', '2024-01-31'], ...schedule },
  })
  expect(await site.problems()).toEqual([
    'careers/made.yaml:1:9  entry/day-order  `closed` is 2023-12-31, before `posted`, which is 2024-01-01.',
    'events/made.yaml:1:7  entry/day-order  `date` is 2024-01-01, before `announced`, which is 2024-02-01.',
    'events/made.yaml:5:5  entry/day-order  `changed[1]` is 2024-01-31, before `announced`, which is 2024-02-01.',
  ])
})

const { date: _date, announced: _announced, ...schedule } = event()
