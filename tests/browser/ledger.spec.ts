import { expect, test } from '@playwright/test'
import { ledgerClass } from '../../src/site/ui/cards/ledger-class'
import { LONG } from './support/suites'

for (const width of [1440, 1100, 768])
  test(`a ledger of documents is full with any number of them, at ${width} px`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/legal/privacy-policy')
    await page.evaluate(() => document.fonts.ready)
    const ledger = page.locator('.ledger')
    for (const count of [2, 3, 4, 5, 6, 7, 8]) {
      const covered = await ledger.evaluate(
        (element, [cells, name]) => {
          const [first] = element.children
          if (first) element.replaceChildren(...Array.from({ length: cells }, () => first.cloneNode(true)))
          element.setAttribute('class', name)
          const areaOf = ({ width: across, height: down }: DOMRect) => across * down
          const inner = [...element.children].reduce((sum, cell) => sum + areaOf(cell.getBoundingClientRect()), 0)
          return inner / areaOf(element.getBoundingClientRect())
        },
        [count, ledgerClass(count)] as const,
      )
      expect(covered, `${count} cells`).toBeGreaterThan(0.97)
    }
  })
