import { expect, type Page, type Route } from '@playwright/test'
import { type SiteWithCodeKeys, test } from '../support/live-site'
import { ONLY_CHROMIUM } from '../support/suites'
import { watchProblems } from '../support/watch'

/** The server makes its bundle first, and vite prepares React. */
const STARTED = { timeout: 60_000 }

const BREAD = '/breads/country-loaf'
const MADE_WITH = /Wheat and a third of rye/

/** Opens a page whose island has a state, and marks its window: a page that is loaded again has no mark. */
async function openWithState(page: Page, { origin }: SiteWithCodeKeys): Promise<void> {
  await page.goto(origin + BREAD)
  const loaves = page.getByRole('spinbutton')
  await expect(async () => {
    await loaves.fill('3')
    await expect(page.getByRole('status')).toContainText('16.2', { timeout: 1000 })
  }).toPass(STARTED)
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

const isLoadedAgain = (page: Page) => page.evaluate(() => !('isMarked' in window))

const expectState = async (page: Page) => {
  await expect(page.getByRole('spinbutton')).toHaveValue('3')
  expect(await isLoadedAgain(page)).toBe(false)
}

test.describe('an open page in development', ONLY_CHROMIUM, () => {
  test.setTimeout(120_000)

  test('follows texts, styles, components and islands in place, and islands keep their state', async ({ page, site }) => {
    const problems = watchProblems(page)
    await openWithState(page, site)

    await site.edit('content/breads/country-loaf.yaml', 'Wheat and a third of rye', 'Wheat and a half of rye')
    await expect(page.getByText('Wheat and a half of rye')).toBeVisible()
    await expectState(page)

    await site.edit('src/site/ui/price-tag.css', 'font-size: 1.5rem', 'font-size: 40px')
    await expect(page.locator('.price-tag b')).toHaveCSS('font-size', '40px')
    await expectState(page)

    await site.edit('src/site/pages/bread.tsx', "{allergens.join(', ')}", "{allergens.join(' and ')}")
    await expect(page.getByText('wheat and rye')).toBeVisible()
    await site.edit('src/site/ui/LinkList.tsx', '<h2>{title}</h2>', '<h2>{title}</h2>\n      <p>Read with bread.</p>')
    await expect(page.getByText('Read with bread.')).toBeVisible()
    await expectState(page)

    await site.edit('src/site/islands/order/Order.tsx', '<p className="order">', '<p className="order" title="How many">')
    await expect(page.getByTitle('How many')).toBeVisible()
    await expectState(page)
    expect(problems).toEqual([])
  })

  test('is loaded again where something would be lost: where the data of an island changes', async ({ page, site }) => {
    await openWithState(page, site)
    await site.edit('content/breads/country-loaf.yaml', 'price: 5.4', 'price: 6.4')
    await expect(page.getByRole('status')).toContainText('6.4')
    expect(await isLoadedAgain(page)).toBe(true)
  })

  test('shows a mistake over it, and itself again when it is mended', async ({ page, site }) => {
    await openWithState(page, site)
    await site.edit('content/breads/country-loaf.yaml', 'order: 1', 'ordre: 1')
    await expect(page.locator('vite-error-overlay')).toContainText('Did you mean `order`?')
    await site.edit('content/breads/country-loaf.yaml', 'ordre: 1', 'order: 1')
    await expect(page.locator('vite-error-overlay')).toHaveCount(0)
    await expect(page.getByText(MADE_WITH)).toBeVisible()
  })

  test('shows no mistake that was mended before it was opened', async ({ page, site }) => {
    const list = await page.context().newPage()
    await list.goto(`${site.origin}/__content?view=problems`)
    const mistakes = list.getByText('Did you mean `order`?')
    await site.edit('content/breads/country-loaf.yaml', 'order: 1', 'ordre: 1')
    await expect(mistakes).toBeVisible(STARTED)
    await site.edit('content/breads/country-loaf.yaml', 'ordre: 1', 'order: 1')
    await expect(mistakes).toHaveCount(0)

    await openWithState(page, site)
    await expect(page.locator('vite-error-overlay')).toHaveCount(0)
    await site.edit('content/breads/country-loaf.yaml', 'Wheat and a third of rye', 'Wheat and a half of rye')
    await expect(page.getByText('Wheat and a half of rye')).toBeVisible()
    await expectState(page)
  })

  test('shows what was saved before it listened', async ({ page, site }) => {
    await page.goto(site.origin + BREAD)
    // Once a change of code shows, the server has started, and announces only what follows.
    await site.edit('src/site/pages/bread.tsx', "{allergens.join(', ')}", "{allergens.join(' and ')}")
    await expect(page.getByText('wheat and rye')).toBeVisible(STARTED)
    const saved = 'Wheat and a half of rye'
    const saveFirst = async (script: Route) => {
      await site.edit('content/breads/country-loaf.yaml', 'Wheat and a third of rye', saved)
      await expect(async () => expect(await (await fetch(site.origin + BREAD)).text()).toContain(saved)).toPass()
      await script.continue()
    }
    await page.route('**/renderer/live/client.ts*', saveFirst, { times: 1 })
    await page.reload()
    await expect(page.getByText(saved)).toBeVisible()
  })
})
