import { describe, expect, test } from 'vitest'
import { article, blogPost, event, newsItem, service } from '../../support/factories'
import { styleOf } from '../../support/lint'

const TODAY = '2026-03-01'

describe('an event that is featured', () => {
  test.for([
    ['2026-02-28', true, 1],
    ['2026-03-01', true, 0],
    ['2026-02-28', false, 0],
  ] as const)('on %s: %s', async ([date, featured, count]) => {
    const found = await styleOf({ 'events/made.yaml': event({ date, featured }) }, TODAY)
    expect(found).toHaveLength(count)
    for (const line of found) expect(line).toBe(`events/made.yaml:12:11  editorial/stale  This event is featured, and was on ${date}.`)
  })
})

describe('plans', () => {
  test.for([
    'In 2025 we will open two offices.',
    'By the end of 2025, we plan to open two offices.',
    'Coming in 2025: two offices.',
    'Next year, in 2025, there are two more offices.',
    'Ready for June 2025.',
  ])('are over: %s', async (text) => {
    const before = text.includes(':') ? 'brief: "' : 'brief: '
    const place = `49:${before.length + text.search(/\w+ 2025/) + 1}`
    expect(await styleOf({ 'services/made.yaml': service({ brief: text }) }, TODAY)).toEqual([
      `services/made.yaml:${place}  editorial/stale  This speaks of plans for 2025, which is over.`,
    ])
    expect(await styleOf({ 'services/made.yaml': service({ brief: text }) }, '2025-12-31')).toEqual([])
  })

  test.for([
    'In 2025 we opened two offices.',
    'Since 2025 we have had two offices. We will open more.',
    'In 2025 we said that we will open an office by 2027.',
    'We will look at all 2025 entries.',
    'We will answer.',
  ])('are not over: %s', async (text) => {
    expect(await styleOf({ 'services/made.yaml': service({ brief: text }) }, TODAY)).toEqual([])
  })

  test('are found by their year in a text, except in news, which has a date', async () => {
    const text = 'A line.\n\nA line more. In 2025,\nand in May 2025, we will open.\n'
    expect(await styleOf({ 'blog/made.mdx': article(blogPost(), text), 'newsroom/made.mdx': article(newsItem(), text) }, TODAY)).toEqual([
      'blog/made.mdx:13:14  editorial/stale  This speaks of plans for 2025, which is over.',
    ])
  })

  test('are allowed in a list of openings', async () => {
    const page = {
      expansion: {
        title: 'Next',
        items: [
          { region: 'A', year: 2025 },
          { region: 'B', year: 2026 },
        ],
      },
    }
    expect(await styleOf({ 'pages/regions.yaml': page }, TODAY)).toEqual([
      'pages/regions.yaml:5:13  editorial/stale  This is a plan for 2025, which is over.',
    ])
  })
})

test('expired entries are not checked', async () => {
  const lapsing = (expireAt: string) => styleOf({ 'events/made.yaml': event({ date: '2026-02-01', featured: true, expireAt }) }, TODAY)
  expect(await lapsing('2026-03-01')).toEqual([])
  expect(await lapsing('2026-03-02')).toHaveLength(1)
})

test('the date of the site decides; without one nothing is checked', async () => {
  const files = { 'events/made.yaml': event({ date: '2024-01-01', featured: true }) }
  expect(await styleOf(files)).toHaveLength(1)
  expect(await styleOf({ ...files, 'site/identity.yaml': 'name: 7' })).toEqual([])
})
