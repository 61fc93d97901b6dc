import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { timeStripOf } from '../../pages/shared/time-strip'
import { TimeStrip } from '../../src/site/ui/charts/TimeStrip'

test('a point for each day stands at its part of the time, in the order of time', () => {
  const days = ['2024-12-11', '2024-12-01', '2024-12-06'].map((date) => ({ date }))
  const html = renderToStaticMarkup(<TimeStrip days={days} ends={['December 1', 'December 11']} />)
  expect(html).toContain('d="M0 1h0M500 1h0M1000 1h0"')
  expect(html).toContain('<span>December 1</span><span>December 11</span>')
})

test('days between the ends have their texts below the line, or above it beside others, where there is room', () => {
  const days = ['01', '02', '13', '14', '15', '30', '31'].map((day) => ({ date: `2024-10-${day}`, label: `Oct ${Number(day)}` }))
  const html = renderToStaticMarkup(<TimeStrip days={days} ends={['October 1', 'October 31']} />)
  const texts = [...html.matchAll(/<text x="[^"]+" y="(?<y>[^"]+)">(?<label>[^<]+)/g)].map(({ groups }) => [groups?.label, groups?.y])
  expect(texts).toEqual([
    ['Oct 2', '-2'],
    ['Oct 13', '47'],
    ['Oct 14', '-2'],
    ['Oct 30', '-2'],
  ])
})

test.for([
  ['of one year', '2024-10-08', ['Oct 8, 2024', 'Dec 4, 2024']],
  ['of one month', '2024-12-01', ['Dec 1, 2024', 'Dec 4, 2024']],
  ['of two years', '2023-12-01', ['Dec 1, 2023', 'Dec 4, 2024']],
] as const)('the ends of the line are days, with their years: %s', ([, first, ends]) => {
  const graph = { site: { identity: { locale: 'en-US' } } } as Parameters<typeof timeStripOf>[0]
  const entries = ['2024-12-04', '2024-12-02', first].map((date) => ({ date }))
  expect(timeStripOf(graph, entries)?.ends).toEqual(ends)
})
