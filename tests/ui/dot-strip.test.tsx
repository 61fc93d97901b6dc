import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DotStrip } from '../../src/site/ui/charts/DotStrip'

test('the last dots of a strip are larger, on the line where the others end', () => {
  const html = renderToStaticMarkup(<DotStrip count={100} marked={4} caption="Four of a hundred." />)
  expect(html).toContain('<path d="M0 0h89.5M0 1h5.5"></path><path class="marked" d="M6 1h3.5"></path>')
  expect(html).toContain('Four of a hundred.')
})
