import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

declare global {
  interface Window {
    axe?: { run: () => Promise<AxeResults> }
  }
}

/** What axe finds on a page as it stands, as `rule: element`. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(await readFile(AXE, 'utf8'))
  const violations = await page.evaluate(async () => {
    // A change of theme is a transition, however short: it has started after one frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    return (await window.axe?.run())?.violations ?? []
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
