import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { areaPathOf } from '../../src/site/islands/hero-net/lines'
import { Net, type PlacedNode } from '../../src/site/ui/media/Net'

/** A result, its industry, and two services joined with both: areas of the home page that overlap. */
const nodes: PlacedNode[] = [
  { name: 'Payments', row: 2, at: [137, 48] },
  { name: 'Finance', row: 1, at: [152, 118] },
  { name: 'Engineering', row: 0, at: [150, 176] },
  { name: 'Cloud', row: 0, at: [110, 176] },
]

/** Which way each area of a path winds: 1 or -1. */
const windingsIn = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+) (\d+) (\d+) (\d+) (\d+)/g)].map((match) => {
    const [x = 0, y = 0, toX = 0, toY = 0, lastX = 0, lastY = 0] = match.slice(1).map(Number)
    return Math.sign((toX - x) * (lastY - y) - (lastX - x) * (toY - y))
  })

test('areas of a net wind the same way, so that none cuts a hole into another', () => {
  const markup = renderToStaticMarkup(
    <Net
      nodes={nodes}
      routes={[
        [0, 1],
        [0, 2],
        [1, 2],
        [0, 3],
        [1, 3],
      ]}
      lit={0}
    />,
  )
  expect(windingsIn(/class="areas" d="([^"]*)"/.exec(markup)?.[1] ?? '')).toEqual([1, 1])
})

test('so do those that the pointer asks for', () => {
  expect(
    windingsIn(
      [
        ['137 48', '152 118', '150 176'],
        ['137 48', '110 176', '152 118'],
        ['152 118', '110 176', '137 48'],
      ]
        .map(areaPathOf)
        .join(''),
    ),
  ).toEqual([1, 1, 1])
})
