import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { Finder } from './finder'
import { typeInto } from './typing'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

declare global {
  interface Window {
    axe?: { run: (options: { resultTypes: 'violations'[] }) => Promise<AxeResults> }
  }
}

/** What axe finds on a page as it stands, as `rule: element`. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(await readFile(AXE, 'utf8'))
  const violations = await page.evaluate(async () => {
    // A change of theme is a transition, however short: it has started after one frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    return (await window.axe?.run({ resultTypes: ['violations'] }))?.violations ?? []
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Finds nothing on pages, wide and light, then narrow and dark. */
export async function expectNoFindings(page: Page, addresses: readonly string[]) {
  for (const address of addresses)
    await test.step(address, async () => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(address)
      expect.soft(await axeFindings(page), `${address}, wide and light`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 844 })
      expect.soft(await axeFindings(page), `${address}, narrow and dark`).toEqual([])
    })
}

/** Finds nothing in the dialog of the search: as it opens, with results, with close matches, and with none. */
export async function expectNoFindingsInSearch(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  expect(await axeFindings(page)).toEqual([])
  for (const [query, status] of [
    ['cloud', '12 results'],
    ['securty', /^\d+ results$/],
    ['mainframe', '0 results'],
  ] as const) {
    await typeInto(finder.field, query)
    await expect(finder.status).toHaveText(status)
    expect(await axeFindings(page)).toEqual([])
  }
}
