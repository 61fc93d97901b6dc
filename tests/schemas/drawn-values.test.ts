import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { aboutPage } from '../../schemas/pages/about'
import { investorsPage } from '../../schemas/pages/investors'
import { regionsPage } from '../../schemas/pages/regions'
import { servicesPage } from '../../schemas/pages/services'

/* Values that fit their fields, but that together nothing can be drawn of. */

/** The places that a schema refuses in a value, with what it says. */
const refused = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' ')) ?? []

describe('office hours', () => {
  const hours = (opens: number, closes: number) => ({
    opens,
    closes,
    open: 'Open',
    closed: 'Closed',
    weekend: 'Weekend',
    desk: { name: 'Operations desk', hours: '24/7' },
    note: 'From {opens} to {closes}.',
  })

  test.for([
    [9, 18, []],
    [18, 9, ['closes is not after `opens`']],
    [9, 9, ['closes is not after `opens`']],
  ] as const)('from %i to %i: %j', ([opens, closes, expected]) => {
    expect(refused(regionsPage.shape.hours, hours(opens, closes))).toEqual(expected)
  })
})

describe('a share of the revenue', () => {
  const strips = investorsPage.shape.thesis.shape.strips

  test.for([
    [{ from: 0, to: 250 }, []],
    [{ from: 187, to: 250, lit: 63 }, []],
    [{ from: 20, to: 20 }, ['shares.0.to is not more than `from`']],
    [{ from: 187, to: 250, lit: 64 }, ['shares.0.lit is more than there is from `from` to `to`']],
    [{ from: 187, to: 251 }, ['shares.0.to is more than `whole`']],
  ] as const)('of %j: %j', ([share, expected]) => {
    expect(refused(strips, { whole: 250, caption: 'A stroke a million.', shares: [{ label: 'Renews', ...share }] })).toEqual(expected)
  })
})

describe('the documents on the desk', () => {
  const page = { parts: [{ title: 'Why', text: 'We asked why.' }] }
  const sheet = (pages: number) => ({ title: 'A note', line: 'What it is about', pages: Array.from({ length: pages }, () => page) })
  const { samples } = servicesPage.shape.firstMonth.shape

  test.for([
    [[1, 1, 2], []],
    [[2, 2], []],
    [[1, 2, 1], ['sheets has a document of one page after one of two']],
    [[1, 1], ['sheets does not have 4 pages in all']],
    [[1, 2, 2], ['sheets does not have 4 pages in all']],
  ] as const)('with %j pages: %j', ([pages, expected]) => {
    expect(refused(samples, { title: 'What you get', note: 'All is made up.', mark: 'Sample', sheets: pages.map(sheet) })).toEqual(expected)
  })
})

describe('the milestones of the story', () => {
  const milestone = (year: number) => ({
    year,
    title: 'An office opens',
    description: 'It opens.',
    milestone: '6 people, 1 office',
    people: [6, 0, 0, 0],
  })

  test.for([
    [[2009, 2011, 2024], []],
    [[2009, 2009], ['1.year is not after the year before it']],
    [[2009, 2024, 2011], ['2.year is not after the year before it']],
  ] as const)('of %j: %j', ([years, expected]) => {
    expect(refused(aboutPage.shape.story.shape.milestones, years.map(milestone))).toEqual(expected)
  })
})
