import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TimeStrip } from '../../src/site/ui/charts/TimeStrip'

test('a point for each day stands at its part of the time, in the order of time', () => {
  const html = renderToStaticMarkup(<TimeStrip days={['2024-12-11', '2024-12-01', '2024-12-06']} ends={['December 1', 'December 11']} />)
  expect(html).toContain('d="M0 1h0M500 1h0M1000 1h0"')
  expect(html).toContain('<span>December 1</span><span>December 11</span>')
})
