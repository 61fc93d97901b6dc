import type { Page } from '@playwright/test'

/**
 * Every script besides the loader and what a search brings once there is something to look for, and what an island needs besides its
 * script.
 */
const LATER = /\/assets\/(?!loader|fuse|open-texts|terms)[^/]*\.js$|\/(?:chat|search-dialog)\.json$|\/assets\/site-[^/]*\.css$/

/** Makes a page lose its patience with the network sixty times as fast: half a second stands for half a minute. */
export const hurry = (page: Page) =>
  page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 60)
  })

/** Makes the first request for each of these files fail. Answers with those that have failed; the list grows. */
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
