import { expect, test } from 'vitest'
import { findingText } from '../../../scripts/audit/finding'
import { tableText } from '../../../scripts/audit/table'

test('the table has a row for each page, and a dot where nothing was measured', () => {
  const scores = { performance: 97, accessibility: 100, 'best-practices': 96, seo: 100 }
  const rows = [
    { address: '/', accessibility: 2, scores, html: 19_414, scripts: 2_830, fonts: 59_820, requests: 26, shift: 0 },
    { address: '/blog/a-long-address', accessibility: 0, html: 9_005 },
    { address: '/about', accessibility: 0, scores, html: 14_600, scripts: 2_830, fonts: 0, requests: 9, shift: 0.00061 },
  ]
  expect(`\n${tableText(rows)}\n`).toMatchInlineSnapshot(`
    "
    address               pa11y  perf  a11y  best  seo  html kB  script kB  font kB  requests     CLS
    /                         2    97   100    96  100    19.41       2.83    59.82        26       0
    /blog/a-long-address      0     ·     ·     ·    ·     9.01          ·        ·         ·       ·
    /about                    0    97   100    96  100    14.60       2.83     0.00         9  0.0006
    "
  `)
})

test('a finding is printed once, with all its pages', () => {
  const landmark = {
    tool: 'axe' as const,
    rule: 'landmark-one-main',
    message: 'Document should have one main landmark',
    where: 'html',
  }
  const findings = [
    ...['/', '/about', '/blog', '/events', '/search'].map((address) => ({ address, ...landmark })),
    { address: '/about', ...landmark, where: 'main > div' },
    { address: '/about', ...landmark, where: 'main > div' },
    { address: '/', tool: 'budget' as const, rule: 'html', message: 'The HTML has 30,000 B.', where: '' },
  ]
  expect(`\n${findingText(findings)}\n`).toMatchInlineSnapshot(`
    "
    axe landmark-one-main
      Document should have one main landmark
      at html
      on /, /about, /blog and 2 more

    axe landmark-one-main
      Document should have one main landmark
      at main > div
      on /about

    budget html
      The HTML has 30,000 B.
      on /
    "
  `)
})
