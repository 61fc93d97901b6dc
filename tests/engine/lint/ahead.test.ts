import { describe, expect, test } from 'vitest'
import { article, blogPost, event } from '../../support/factories'
import { styleOf } from '../../support/lint'

const TODAY = '2024-12-15'
const post = (fields: Parameters<typeof blogPost>[0]) => styleOf({ 'blog/made.mdx': article(blogPost(fields)) }, TODAY)

describe('the day of an entry', () => {
  test.for(['2024-12-14', TODAY])('is not ahead on %s', async (date) => {
    expect(await post({ date })).toEqual([])
  })

  test('is ahead after the day of the site', async () => {
    expect(await post({ date: '2024-12-16' })).toEqual([
      'blog/made.mdx:5:7  editorial/ahead  `date` is 2024-12-16, after 2024-12-15, the day on which it is judged.',
    ])
  })

  test('is compared with the day on which the entry appears', async () => {
    expect(await post({ date: '2025-02-01', publishAt: '2025-02-01' })).toEqual([])
    expect(await post({ date: '2025-02-02', publishAt: '2025-02-01' })).toEqual([
      'blog/made.mdx:5:7  editorial/ahead  `date` is 2025-02-02, after 2025-02-01, the day on which it is judged.',
    ])
    expect(await post({ date: '2024-12-16', publishAt: '2024-01-01' })).toHaveLength(1)
  })

  test.for(['December 10, 2024', '31.12.2024', '2026-02-30'])('is not judged where it is no date: %s', async (date) => {
    expect(await post({ date })).toEqual([])
  })

  test('of a draft is not looked at', async () => {
    expect(await post({ date: '2025-02-01', draft: true })).toEqual([])
  })

  test('may come where it says when something takes place, and not where it says when that was announced or changed', async () => {
    expect(await styleOf({ 'events/made.yaml': event({ date: '2025-03-01', lastDate: '2025-03-02' }) }, TODAY)).toEqual([])
    const found = await styleOf(
      { 'events/made.yaml': event({ date: '2025-03-01', announced: '2025-01-01', changed: ['2025-01-02'] }) },
      TODAY,
    )
    expect(found.map((line) => /`(.*?)`/.exec(line)?.[1])).toEqual(['announced', 'changed[0]'])
  })
})
