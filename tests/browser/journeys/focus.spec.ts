import { expect, type Page, test } from '@playwright/test'
import { themeSwitch } from '../support/header'
import { FIREFOX, LONG, ONLY_CHROMIUM } from '../support/suites'
import { wake } from '../support/wake'
import { addWalk, hiddenOf, stopOf, walk } from '../support/walk'

/** Opens a page, and waits until its scripts have added what takes the focus, too. */
async function openToWalk(page: Page, address: string) {
  await page.goto(address)
  await wake(page)
  await expect(themeSwitch(page)).toBeVisible()
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`what has the focus can be seen all the way on and back, at ${width} px`, LONG, async ({ page }) => {
    await addWalk(page)
    await page.setViewportSize({ width, height })
    for (const address of ['/about', '/services/ai-transformation', '/regions', '/blog/cloud-security-best-practices']) {
      await openToWalk(page, address)
      const on = await walk(page, 'on')
      const back = await walk(page, 'back')
      expect(on.length, address).toBeGreaterThan(30)
      expect(on[0]?.name, address).toBe('A Skip to content')
      expect(back.map(({ name }) => name).toReversed(), address).toEqual(on.map(({ name }) => name))
      expect.soft(hiddenOf(on), `${address}, on`).toEqual([])
      expect.soft(hiddenOf(back), `${address}, back`).toEqual([])
    }
  })

test('keys take the way that the walk in the page takes, and all of it can be seen', FIREFOX, async ({ page }) => {
  await addWalk(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openToWalk(page, '/legal/accessibility')
  const names = (await walk(page, 'back')).map(({ name }) => name)
  await page.evaluate(() => window.focusWalk?.stops().at(-1)?.focus())
  expect(names.at(-1)).toBe('A Skip to content')
  for (const [index, name] of names.entries()) {
    // Not once more after the last: the focus would leave the page for the controls of the browser, and stay there for the next test.
    if (index > 0) await page.keyboard.press('Shift+Tab')
    await expect.poll(() => stopOf(page)).toEqual({ name, hidden: '' })
  }
})

test.describe('a fault is seen', () => {
  test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } })

  // Styles cannot be added against the policy in Firefox.
  for (const [what, way, content] of [
    [
      'a bar below the header',
      'back',
      '.site-header::after { content: ""; position: fixed; inset: 0 0 auto; block-size: 24rem; z-index: 99; pointer-events: auto }',
    ],
    [
      'a bar at the foot of the window',
      'on',
      '.site-footer::after { content: ""; position: fixed; inset: auto 0 0; block-size: 40rem; z-index: 99 }',
    ],
    ['an assistant over the text', 'on', '.chat-button { position: fixed; inset: 0; inline-size: 100%; block-size: 100% }'],
  ] as const)
    test(what, { tag: [LONG.tag, ONLY_CHROMIUM.tag] }, async ({ page }) => {
      await addWalk(page)
      await openToWalk(page, '/legal/accessibility')
      expect(hiddenOf(await walk(page, way))).toEqual([])
      await page.addStyleTag({ content })
      expect(hiddenOf(await walk(page, way))).not.toEqual([])
    })
})
