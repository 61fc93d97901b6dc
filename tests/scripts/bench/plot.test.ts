import { expect, test } from 'vitest'
import { plotOf } from '../../../scripts/bench/plot'

const plot = (...values: number[]) =>
  plotOf(
    [
      {
        title: 'Time & memory',
        unit: 'seconds',
        lines: [{ name: 'cold', points: values.map((value, index) => [10 ** index, value] as const) }],
      },
    ],
    'articles',
  )

test('a plot has both themes, its names, and round numbers at its axes', () => {
  const svg = plot(0.5, 5, 50)
  expect(svg).toContain('@media (prefers-color-scheme: dark)')
  expect(svg).toContain('Time &amp; memory')
  expect([...svg.matchAll(/<text class="axis"[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
    'seconds',
    '1',
    '10',
    '100',
    '0.1',
    '1',
    '10',
    '100',
    'articles',
  ])
})

test('what grows in proportion is a straight line', () => {
  const [, path = ''] = /class="line l0" d="M([^"]*)"/.exec(plot(1, 10, 100)) ?? []
  const [first, second, third] = path.split('L').map((point) => point.split(' ').map(Number))
  expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBeCloseTo((third?.[0] ?? 0) - (second?.[0] ?? 0), 0)
  expect((second?.[1] ?? 0) - (first?.[1] ?? 0)).toBeCloseTo((third?.[1] ?? 0) - (second?.[1] ?? 0), 0)
})

test('a plot of one point can be drawn', () => {
  expect(plot(1)).not.toContain('NaN')
})
