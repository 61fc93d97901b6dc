import { expect, type Page, test } from '@playwright/test'
import { pageKinds } from '../../../scripts/built-addresses'
import { patterns } from '../../../src/site/routes/patterns'
import { openFor } from '../support/picture'
import { readSitemap } from '../support/site'
import { ONLY_CHROMIUM } from '../support/suites'
import { outlineOf } from '../support/tree'

// The trees are made anew by `npm run shots -- --update`.

const WIDE = { width: 1440, height: 900, theme: 'light' } as const

/** Pages that no sitemap lists: the search, the generic not-found view, and one of a section with a list. */
const UNLISTED = [patterns.search, patterns.notFound, `${patterns.blog}${patterns.notFound}`]

const treeFile = (name: string) => ['trees', `${name}.yml`]

const mainOf = (page: Page) => outlineOf(page.getByRole('main'))

test('a page of each kind reads as its tree says', ONLY_CHROMIUM, async ({ page, request }) => {
  test.slow()
  const { addresses } = await readSitemap(request)
  for (const { name, address } of pageKinds([...addresses, ...UNLISTED], patterns))
    await test.step(name, async () => {
      await openFor(page, address, WIDE)
      expect.soft(await mainOf(page), address).toMatchSnapshot(treeFile(name))
    })
})

test('what stands around every page reads as its tree says', ONLY_CHROMIUM, async ({ page }) => {
  await openFor(page, patterns.feeds, WIDE)
  await page.getByRole('main').evaluate((main) => main.remove())
  expect(await outlineOf(page.locator('body'))).toMatchSnapshot(treeFile('frame'))
})

for (const [fault, change] of [
  ['a heading that is a text', () => document.querySelector('main h1')?.setAttribute('role', 'paragraph')],
  ['a link without a name', () => document.querySelector('main dd a')?.replaceChildren()],
  ['a text that is gone', () => document.querySelector('main p')?.remove()],
  ['a field that lost its label', () => document.querySelector('main form label')?.remove()],
  ['a list that is none any more', () => document.querySelector('main ol, main ul')?.setAttribute('role', 'none')],
] as const)
  test(`${fault} is seen`, ONLY_CHROMIUM, async ({ page }) => {
    await openFor(page, patterns.contact, WIDE)
    await page.evaluate(change)
    expect(await mainOf(page)).not.toMatchSnapshot(treeFile('contact'))
  })
