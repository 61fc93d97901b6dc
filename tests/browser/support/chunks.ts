import type { Page } from '@playwright/test'

/** Scripts that only a hydrated island needs: React, the code that hydrates, the island itself. */
const ISLAND_SCRIPT = /\/assets\/(?:react|hydrate|island)-[^/]*\.js$/

/** The island scripts that a page has requested so far. The list grows. */
export function watchIslandScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (ISLAND_SCRIPT.test(pathname)) asked.push(pathname)
  })
  return asked
}

/** Resolves with the next request for an island script. */
export const nextIslandScript = (page: Page) => page.waitForRequest(ISLAND_SCRIPT)

/** Delays the loader, without which nothing on a page is recorded, until the returned function is called. */
export const holdLoader = (page: Page) => holdScripts(page, /\/assets\/loader-[^/]*\.js$/)

/** Delays island scripts until the returned function is called. */
export const holdIslandScripts = (page: Page) => holdScripts(page, ISLAND_SCRIPT)

/** Delays what the loader loads, all other scripts, until the returned function is called. */
export const holdLoadedScripts = (page: Page) => holdScripts(page, /\/assets\/(?!loader)[^/]*\.js$/)

/** Delays the scripts with an address like this until the returned function is called. */
export async function holdScripts(page: Page, scripts: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Leaves requests for island scripts without a response. The returned function ends that for new requests. */
export async function hangIslandScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(ISLAND_SCRIPT, () => undefined)
  return () => page.unroute(ISLAND_SCRIPT)
}

/** Leaves requests for island scripts without a response until the returned function is called. Then they fail, and later ones succeed. */
export async function loseIslandScripts(page: Page): Promise<() => void> {
  let lose = () => {}
  let isLost = false
  const lost = new Promise<void>((resolve) => {
    lose = () => {
      isLost = true
      resolve()
    }
  })
  await page.route(ISLAND_SCRIPT, async (route) => {
    if (isLost) return route.continue()
    await lost
    await route.abort('connectionreset')
  })
  return lose
}

/** Makes requests for island scripts fail until the returned function is called. */
export async function failIslandScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(ISLAND_SCRIPT, (route) => route.abort('connectionreset'))
  return () => page.unroute(ISLAND_SCRIPT)
}
