import type { Page } from '@playwright/test'

/** Compares visible text only: hidden notices are in the page too. */
export const SHOWN = { useInnerText: true }

/** A button of an article. */
export const button = (page: Page, name: string) => page.getByRole('article').getByRole('button', { name, exact: true })

/** The status of an article, which says what its buttons have done. */
export const said = (page: Page) => page.getByRole('article').getByRole('status')

/** Waits for two frames, after which a notice would be shown. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

type Ways = {
  share: 'none' | 'takes' | 'aborts'
  clipboard: 'takes' | 'refuses'
  /** The result of `document.execCommand`, the older way to copy the selection of a field; that of the browser if left out. */
  command?: 'takes' | 'refuses'
}

/** Replaces the functions with which a page shares and copies. `none`: there is no such function; `refuses` and `aborts`: it rejects. */
export async function setSharing(page: Page, ways: Ways) {
  await page.addInitScript(({ share, clipboard, command }) => {
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
    if (!command) return
    document.execCommand = (name) => {
      const field = document.activeElement
      const selected = field instanceof HTMLInputElement ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0) : ''
      calls.push(`${name}: ${selected}`)
      return command === 'takes'
    }
  }, ways)
}

/** The data that a page has shared and copied. */
export const callsOf = (page: Page) => page.evaluate(() => ('calls' in navigator ? navigator.calls : undefined))
