import type { Page } from '@playwright/test'

/** Gives a browser these ways to share and to copy. `none`: it has no such thing; `refuses` and `aborts`: it answers so. */
export async function setSharing(page: Page, ways: { share: 'none' | 'takes' | 'aborts'; clipboard: 'takes' | 'refuses' }) {
  await page.addInitScript(({ share, clipboard }) => {
    const calls: unknown[] = []
    const fail = (name: string) => Promise.reject(new DOMException(name, name))
    const define = (name: string, value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value })
    define('calls', calls)
    define('clipboard', {
      writeText(text: string) {
        calls.push(text)
        return clipboard === 'takes' ? Promise.resolve() : fail('NotAllowedError')
      },
    })
    const native = (data: unknown) => {
      calls.push(data)
      return share === 'takes' ? Promise.resolve() : fail('AbortError')
    }
    define('share', share === 'none' ? undefined : native)
  }, ways)
}

/** What it was asked to share and to copy. */
export const callsOf = (page: Page) => page.evaluate(() => ('calls' in navigator ? navigator.calls : undefined))
