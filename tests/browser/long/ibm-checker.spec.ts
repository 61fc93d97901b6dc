import { expect, test } from '@playwright/test'
import { pageKinds } from '../../../scripts/built-addresses'
import { patterns } from '../../../src/site/routes/patterns'
import { ibmFindings } from '../support/ibm-checker'
import { readSitemap, share } from '../support/site'
import { ONLY_CHROMIUM } from '../support/suites'

/** Rules that ask for more than WCAG and ARIA do, each with the reason why the pages do otherwise. */
const WAIVED = {
  aria_article_label_unique: 'A card is an article that begins with a heading of its own; a name would say the same words once more.',
  aria_form_label_unique: 'A form without a name is no landmark; axe checks that landmarks differ in their names.',
  input_label_exists:
    'It takes <output> for a field: it is a status here, which is announced by its text, and axe checks the names of fields.',
}

/** Runs that go side by side. */
const PARTS = 2

test.use({ bypassCSP: true })

for (let part = 0; part < PARTS; part++)
  test(
    `the engine of IBM finds no violation on a page of each kind (${part + 1} of ${PARTS})`,
    ONLY_CHROMIUM,
    async ({ page, request }) => {
      test.slow()
      const { addresses } = await readSitemap(request)
      for (const { name, address } of share(pageKinds([...addresses, patterns.search, patterns.notFound], patterns), part, PARTS))
        await test.step(name, async () => {
          await page.goto(address)
          expect.soft(await ibmFindings(page, WAIVED), address).toEqual([])
        })
    },
  )

for (const [rule, change] of [
  ['img_alt_valid', () => document.querySelector('main h1')?.insertAdjacentHTML('afterend', '<img src="/icon-512.png">')],
  ['aria_navigation_label_unique', () => document.querySelector('footer nav')?.setAttribute('aria-label', 'Main')],
  [
    'table_headers_exists',
    () => document.querySelector('main h1')?.insertAdjacentHTML('afterend', '<table><tr><td>1<td>2<tr><td>3<td>4</table>'),
  ],
] as const)
  test(`a fault of ${rule} is seen`, ONLY_CHROMIUM, async ({ page }) => {
    await page.goto(patterns.contact)
    expect(await ibmFindings(page, WAIVED)).toEqual([])
    await page.evaluate(change)
    expect(await ibmFindings(page, WAIVED)).toContainEqual(expect.stringContaining(rule))
  })

test('each rule that is passed over still finds what it is passed over for', ONLY_CHROMIUM, async ({ page }) => {
  const found: string[] = []
  for (const address of [patterns.home, patterns.search]) {
    await page.goto(address)
    found.push(...(await ibmFindings(page, {})).map((finding) => finding.replace(/:.*/s, '')))
  }
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(WAIVED).toSorted())
})
