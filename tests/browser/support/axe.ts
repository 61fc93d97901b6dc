import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { Finder } from './finder'
import { typeInto } from './typing'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

declare global {
  interface Window {
    axe?: { run: (options: { resultTypes: 'violations'[]; runOnly?: string[] }) => Promise<AxeResults> }
  }
}

/** The violations that axe finds on a page in its current state, as `rule: element`: by all of its rules, or by some. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(await readFile(AXE, 'utf8'))
  const violations = await page.evaluate(async (runOnly) => {
    // A change of theme is a transition, however short: it has started after one frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // Animations driven by the scroll position, such as at the edges of tables, never end.
    const inTime = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.all(inTime.map(({ finished }) => finished))
    return (await window.axe?.run({ resultTypes: ['violations'], runOnly }))?.violations ?? []
  }, rules)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Ways to look at a page. The audit looks at pages that are wide and light. */
const LOOKS = {
  'wide and light': { colorScheme: 'light', width: 1440, height: 900 },
  'narrow and dark': { colorScheme: 'dark', width: 390, height: 844 },
} as const

/** Expects no violations on pages in each of some looks. */
export async function expectNoFindings(page: Page, addresses: readonly string[], looks: readonly (keyof typeof LOOKS)[]) {
  for (const address of addresses)
    await test.step(address, async () => {
      for (const [index, look] of looks.entries()) {
        const { colorScheme, ...size } = LOOKS[look]
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize(size)
        if (index === 0) await page.goto(address)
        expect.soft(await axeFindings(page), `${address}, ${look}`).toEqual([])
      }
    })
}

/** Expects no violations in the dialog of the search: as it opens, with results, with close matches, and with none. */
export async function expectNoFindingsInSearch(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  expect(await axeFindings(page)).toEqual([])
  for (const [query, status] of [
    ['cloud', /^\d+ results$/],
    ['securty', /^\d+ results$/],
    ['zeppelin', '0 results'],
  ] as const) {
    await typeInto(finder.field, query)
    await expect(finder.status).toHaveText(status)
    expect(await axeFindings(page)).toEqual([])
  }
}
