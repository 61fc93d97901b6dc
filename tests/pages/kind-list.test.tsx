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
