import { expect, type Page } from '@playwright/test'
import { failOnce } from './network-failures'
import { watchProblems } from './watch'

/** Reaches for everything on a page that waits for a visitor. */
export const reach = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-island], [data-enhance]')) element.dispatchEvent(new FocusEvent('focusin'))
  })

/** Reaches for everything, and waits until nothing more is asked for. */
export async function wake(page: Page) {
  await reach(page)
  await page.waitForLoadState('networkidle')
}

/** Those problems that are errors which nothing caught. */
export const uncaught = (problems: readonly string[]) => problems.filter((text) => text.startsWith('uncaught:'))

/** Opens a page, brings everything on it to life, and expects that nothing complains. */
export async function expectToComeToLife(page: Page, address: string) {
  const problems = watchProblems(page)
  await page.goto(address)
  await wake(page)
  expect(problems).toEqual([])
}

/** Opens a page of which every file fails once, and expects that all of it comes to life all the same. */
export async function expectToSurviveFailures(page: Page, address: string) {
  const problems = watchProblems(page)
  const failed = await failOnce(page)
  const arrived = new Set<string>()
  page.on('response', (response) => arrived.add(new URL(response.url()).pathname))
  await page.goto(address)
  await expect(async () => {
    await wake(page)
    expect(failed.length).toBeGreaterThan(2)
    expect(failed.filter((path) => !arrived.has(path))).toEqual([])
  }).toPass()
  expect(uncaught(problems)).toEqual([])
}
