import { expect, test } from '@playwright/test'
import { LONG, ONLY_CHROMIUM } from '../support/suites'

const ADDRESS = 'https://aldergate.example/blog/feed.xml'
const BUTTON = 'Copy Blog, Atom'

test('an address of a feed is copied, and selected where the browser refuses', async ({ page }) => {
  await page.addInitScript(() => {
    const copied: string[] = []
    const clipboard = {
      writeText: (text: string) =>
        copied.push(text) > 1 ? Promise.reject(new DOMException('refused', 'NotAllowedError')) : Promise.resolve(),
    }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard })
    Object.defineProperty(window, 'copied', { value: copied })
    document.execCommand = () => copied.length === 3
  })
  await page.goto('/feeds')
  const button = page.getByRole('button', { name: BUTTON })
  const said = page.getByRole('cell').filter({ has: button }).getByRole('status')
  const row = page.getByRole('row').filter({ has: button })
  const before = (await row.boundingBox())?.height
  await button.press('Enter')
  await expect(said).toHaveText('Copied.', { useInnerText: true })
  expect((await row.boundingBox())?.height).toBe(before)
  expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toEqual([ADDRESS])
  await button.click()
  await expect(said).toHaveText(/selected/, { useInnerText: true })
  await expect(said.getByText(ADDRESS)).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(ADDRESS)
  // Where it is refused, the older way is tried.
  await button.click()
  await expect(said).toHaveText('Copied.', { useInnerText: true })
})

for (const width of [390, 768])
  test(`an address to copy by hand moves no other, and breaks between its parts, at ${width} px`, LONG, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/feeds')
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: BUTTON }) })
    const places = () =>
      row.evaluate((own) => {
        const { y } = own.getBoundingClientRect()
        return [...own.querySelectorAll('a')].map((link) => {
          const at = link.getBoundingClientRect()
          return [Math.round(at.x), Math.round(at.y - y)]
        })
      })
    const before = await places()
    await row.getByRole('button', { name: BUTTON }).click()
    const address = row.getByText(ADDRESS)
    await expect(address).toBeVisible()
    expect(await places()).toEqual(before)
    const lines = await address.evaluate((code) => new Set([...code.getClientRects()].map(({ y }) => Math.round(y))).size)
    expect(lines).toBeLessThanOrEqual(2)
  })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('addresses of feeds have no buttons', ONLY_CHROMIUM, async ({ page }) => {
    await page.goto('/feeds')
    await expect(page.getByRole('link', { name: /^Atom ?, Blog$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: BUTTON })).toBeHidden()
  })
})
