import { expect, type Page } from '@playwright/test'
import { failOnce } from './network-failures'
import { watchProblems } from './watch'

/** Sends a focus event to every island and enhancement of a page, for which they load. */
export const reach = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-island], [data-enhance]')) element.dispatchEvent(new FocusEvent('focusin'))
  })

/** Wakes every island and enhancement, and waits until nothing more is requested. */
export async function wake(page: Page) {
  await reach(page)
  await page.waitForLoadState('networkidle')
}

/** The problems that are uncaught errors. */
export const uncaught = (problems: readonly string[]) => problems.filter((text) => text.startsWith('uncaught:'))

/** Opens a page, wakes everything on it, and expects no problems. */
export async function expectToComeToLife(page: Page, address: string) {
  const problems = watchProblems(page)
  await page.goto(address)
  await wake(page)
  expect(problems).toEqual([])
}

/** Opens a page whose files each fail once, and expects that all of them arrive nevertheless. */
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
