import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { YearLines } from '../../src/site/ui/charts/YearLines'

const drawn = (week: number) =>
  renderToStaticMarkup(
    <YearLines
      id="year"
      title="Year"
      lede="Two quiet weeks."
      quarters={[]}
      lines={[{ title: 'Care', href: '/care', week, name: 'A day' }]}
    />,
  ).match(/<svg.*<\/svg>/)?.[0]

test('the two weeks before the one that counts are quiet, also those of the year before', () => {
  expect(drawn(20)).toContain('<path d="M0 1h16.5M20 1h31.5"></path><path class="quiet" d="M17 1h1.5"></path>')
  expect(drawn(2)).toContain('<path d="M2 1h48.5"></path><path class="quiet" d="M0 1h0.5M51 1h0.5"></path>')
  expect(drawn(1)).toContain('<path d="M1 1h48.5"></path><path class="quiet" d="M50 1h1.5"></path>')
})
