import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { notFoundSections } from '../../src/routes/not-found'
import { readSitemap } from './support/site'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Runs of the whole site that go side by side. */
const PARTS = 4

declare global {
  interface Window {
    axe: { run: () => Promise<AxeResults> }
  }
}

/** What axe finds on the page as it stands, as `rule: element`. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(async () => {
    // A change of theme is a transition, however short: it has started after one frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    return window.axe.run()
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

for (let part = 0; part < PARTS; part++)
  test(`axe finds nothing on any page, wide and light, narrow and dark (${part + 1} of ${PARTS})`, async ({ page, request }) => {
    test.setTimeout(90_000)
    const { addresses } = await readSitemap(request)
    const lost = ['/nope', ...notFoundSections.map(({ section }) => `${section}/nope`)]
    const axe = await readFile(AXE, 'utf8')
    for (const address of [...addresses, ...lost].filter((_, index) => index % PARTS === part))
      await test.step(address, async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(address)
        await page.evaluate(axe)
        expect.soft(await findings(page), `${address}, wide and light`).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        await page.setViewportSize({ width: 390, height: 844 })
        expect.soft(await findings(page), `${address}, narrow and dark`).toEqual([])
      })
  })
