import { expect, test } from '@playwright/test'
import { spaceLetters } from '../support/letters'

test.use({ bypassCSP: true })

for (const { width, spaced } of [
  { width: 320, spaced: false },
  { width: 390, spaced: false },
  { width: 390, spaced: true },
])
  for (const name of ['United Kingdom', 'Asia Pacific', 'Middle East & Africa'])
    test(`at ${width} px the bar keeps one line with ${name}${spaced ? ', with wide spacing' : ''}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/services')
      if (spaced) await spaceLetters(page)
      const bar = page.locator('.top-bar')
      const before = await bar.boundingBox()
      const list = bar.getByRole('combobox')
      // Choosing by the script alone does not open the page of the region.
      const lost = await list.evaluate((select, chosen) => {
        if (!(select instanceof HTMLSelectElement)) return undefined
        select.value = [...select.options].find(({ text }) => text === chosen)?.value ?? ''
        const shown = select.getBoundingClientRect().width
        select.style.minInlineSize = 'max-content'
        return select.getBoundingClientRect().width - shown
      }, name)
      expect(await bar.boundingBox()).toEqual(before)
      if (!spaced) expect(lost).toBe(0)
    })
