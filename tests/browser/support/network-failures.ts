import type { Page } from '@playwright/test'

/** Files that a page loads after the loader: all scripts but those that only a search needs, and the data and styles of islands. */
const LATER = /\/assets\/(?!loader|fuse|open-texts|terms)[^/]*\.js$|\/(?:chat|search-dialog)\.json$|\/assets\/site-[^/]*\.css$/

/** Makes timeouts of a page sixty times as short: half a second instead of half a minute. */
export const hurry = (page: Page) =>
  page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 60)
  })

/** Makes the first request for each of these files fail. Returns the paths that have failed so far; the list grows. */
export async function failOnce(page: Page): Promise<string[]> {
  const failed: string[] = []
  await page.route(LATER, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (failed.includes(pathname)) await route.continue()
    else {
      failed.push(pathname)
      await route.abort('connectionreset')
    }
  })
  return failed
}
