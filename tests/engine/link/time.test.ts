import { describe, expect } from 'vitest'
import { linkGraph } from '../../../src/engine/content/link/link'
import { readContent } from '../../../src/engine/content/read/read'
import { event, job } from '../../support/factories'
import { parseContent } from '../../support/site'
import { siteTest, TODAY } from '../../support/site-test'

describe('today', () => {
  siteTest('is the day of the build', async ({ site }) => {
    expect((await site.graph()).today).toBe(TODAY)
    const entries = parseContent(await readContent(site.root)).value
    expect(linkGraph(entries, { today: '2031-05-06' }).value?.today).toBe('2031-05-06')
  })

  siteTest('is the editorial date, where there is one', async ({ site }) => {
    await site.replace('site/identity.yaml', 'founded: 2001', 'founded: 2001\neditorialDate: 2020-02-03')
    expect((await site.graph()).today).toBe('2020-02-03')
  })
})

describe('events', () => {
  siteTest('are past from the day after', async ({ site }) => {
    await site.write({ 'events/yesterday.yaml': event({ date: '2024-12-14' }), 'events/today.yaml': event({ date: TODAY }) })
    const { events } = await site.graph()
    expect([events.get('yesterday')?.past, events.get('today')?.past, events.get('first-event')?.past]).toEqual([true, false, false])
  })

  siteTest('are sorted: upcoming ones first, the next one at the top, then past ones, newest first', async ({ site }) => {
    await site.write({
      'events/long-ago.yaml': event({ date: '2020-01-01', announced: '2020-01-01' }),
      'events/yesterday.yaml': event({ date: '2024-12-14' }),
      'events/far.yaml': event({ date: '2030-01-01' }),
      'events/today.yaml': event({ date: TODAY }),
      'events/also-today.yaml': event({ date: TODAY }),
    })
    expect([...(await site.graph()).events.keys()]).toEqual(['also-today', 'today', 'first-event', 'far', 'yesterday', 'long-ago'])
  })

  siteTest('are past or upcoming by the editorial date', async ({ site }) => {
    await site.replace('site/identity.yaml', 'founded: 2001', 'founded: 2001\neditorialDate: 2026-01-01')
    expect((await site.graph()).events.get('first-event')?.past).toBe(true)
  })
})

describe('a position', () => {
  siteTest.for([
    ['without an end', undefined, true],
    ['that ends later', '2024-12-16', true],
    ['on its last day', TODAY, true],
    ['the day after', '2024-12-14', false],
  ] as const)('%s', async ([, closed, open], { site }) => {
    await site.write({ 'careers/made.yaml': job({ closed }) })
    expect((await site.graph()).careers.get('made')?.open).toBe(open)
  })
})
