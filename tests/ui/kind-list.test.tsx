import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KindList } from '../../src/site/ui/lists/KindList'

test('lengths of time are lines that begin at one edge, the longest as long as the row', () => {
  const html = renderToStaticMarkup(
    <KindList
      label="Roles"
      caption="Days of applications."
      rows={[
        { label: 'Designer', count: '20 days', length: 20 },
        { label: 'Engineer', count: '5 days', length: 5 },
      ]}
    />,
  )
  expect([...html.matchAll(/class="span" d="([^"]+)"/g)].map(([, line]) => line)).toEqual(['M0 1H1000', 'M0 1H250'])
})

test('points of what is to come are open', () => {
  const html = renderToStaticMarkup(
    <KindList
      label="Kinds"
      caption="A point for each."
      ends={['Dec 1, 2024', 'Dec 11, 2024']}
      rows={[
        { label: 'Events', count: 3, days: ['2024-12-11', '2024-12-06', '2024-12-01'], coming: 2 },
        { label: 'Blog', count: 1, days: ['2024-12-01'], coming: 0 },
      ]}
    />,
  )
  expect([...html.matchAll(/class="open" d="([^"]+)"/g)].map(([, points]) => points)).toEqual(['M1000 1h0M500 1h0'])
})
