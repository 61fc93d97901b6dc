import { describe, expect, test } from 'vitest'
import { changeOf, endsOf, repeatsFigure } from '../../pages/shared/change'
import { smallSite } from '../renderer/graphs'

const graph = await smallSite()
const { locale } = graph.site.identity
const { to } = graph.site.strings.card

const seconds = { before: 1.9, after: 0.98, unit: 's', picture: 'bars' } as const
const shops = { before: 12, after: 640, unit: 'shops', picture: 'swarm' } as const

describe('a change repeats a text', () => {
  test.for([
    ['52 min', 'full restore', true],
    ['52 min', 'Restore time from 31 hours to 52 minutes', true],
    ['52 min', '38% fewer restores', false],
    ['52 min', 'restored within 52.', true],
    ['5%', '15% fewer returns', false],
    ['5%', '5% of orders returned', true],
    ['5%', '5 shops, 2025', false],
    ['5', 'half of it by 2025', false],
    ['5', '1.5 days', false],
    ['1,200', '1,200 stores, at once', true],
    ['$36k', 'from $90k to $36k', true],
    ['none', 'down to none', true],
  ] as const)('ending with %s, that says: %s: %s', ([after, text, expected]) => {
    expect(repeatsFigure({ before: '31 h', after, to, outcome: 'full restore' }, text)).toBe(expected)
  })
})

describe('the change that a story shows', () => {
  test('is what its picture draws, with the outcome', () => {
    const results = [{ metric: '48%', description: 'less time', measured: seconds }]
    expect(changeOf(graph, { results, outcome: '48% less time' })).toEqual({
      before: '1.9',
      after: '0.98\u00a0s',
      to,
      outcome: '48% less time',
    })
  })

  test('says what the drawn result measures where the outcome is another one', () => {
    const results = [{ metric: '48%', description: 'less time', measured: seconds }]
    expect(changeOf(graph, { results, outcome: '$6M saved a year' })?.outcome).toBe('less time')
  })

  test('does not repeat the figure that stands above its words', () => {
    const results = [{ metric: '53 times', measured: { ...shops, unit: '%', before: 71, after: 94 } }]
    expect(changeOf(graph, { results, outcome: '94% of claims accepted first' })).toMatchObject({
      before: '71%',
      after: '94%',
      outcome: 'claims accepted first',
    })
  })

  test('is none where nothing was measured, or nothing of it is drawn', () => {
    expect(changeOf(graph, { results: [{ measured: { ...seconds, picture: undefined } }], outcome: 'less time' })).toBeUndefined()
    expect(changeOf(graph, { results: [{ metric: '99.99%', description: 'uptime' }], outcome: '99.99% uptime' })).toBeUndefined()
    expect(changeOf(graph, { results: [], outcome: 'calm nights' })).toBeUndefined()
  })
})

describe('both ends of a change', () => {
  test('have a percent sign each, and another unit once', () => {
    expect(endsOf({ ...shops, unit: '%' }, locale)).toEqual({ before: '12%', after: '640%' })
    expect(endsOf(shops, locale)).toEqual({ before: '12', after: '640\u00a0shops' })
  })

  test('have the signs of their language', () => {
    expect(endsOf({ ...shops, before: 1234.5 }, 'de')).toEqual({ before: '1.234,5', after: '640\u00a0shops' })
  })

  test('are as content states them', () => {
    const short = { before: '31 h', after: '52 min' }
    expect(endsOf({ ...shops, short }, locale)).toEqual(short)
  })
})
