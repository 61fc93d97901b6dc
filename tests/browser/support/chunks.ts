import type { Page } from '@playwright/test'

/** Scripts that only a living island needs: React, the code that hydrates, the island itself. */
const ISLAND_SCRIPT = /\/assets\/(?:react|hydrate|island)-[^/]*\.js$/

/** Which of them a page asks for. The list grows as it does. */
export function watchIslandScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (ISLAND_SCRIPT.test(pathname)) asked.push(pathname)
  })
  return asked
}

/** The next one that a page asks for. */
export const nextIslandScript = (page: Page) => page.waitForRequest(ISLAND_SCRIPT)

/** Holds them back until the function that it answers with is called. */
export async function holdIslandScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(ISLAND_SCRIPT, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Leaves them without any answer until the function that it answers with is called. */
export async function hangIslandScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(ISLAND_SCRIPT, () => undefined)
  return () => page.unroute(ISLAND_SCRIPT)
}

/**
 * Leaves them without any answer until the function that it answers with is called, which makes those fail; what is asked for after that
 * comes.
 */
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

/** Makes them fail until the function that it answers with is called. */
export async function failIslandScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(ISLAND_SCRIPT, (route) => route.abort('connectionreset'))
  return () => page.unroute(ISLAND_SCRIPT)
}
