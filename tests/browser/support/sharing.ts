import type { Page } from '@playwright/test'

/** Notices that are not shown are in the page all the same. */
export const SHOWN = { useInnerText: true }

/** A button of an article. */
export const button = (page: Page, name: string) => page.getByRole('article').getByRole('button', { name, exact: true })

/** Where an article says what its buttons have done. */
export const said = (page: Page) => page.getByRole('article').getByRole('status')

/** Waits until a notice would be shown, which takes a frame: then none will be. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

type Ways = {
  share: 'none' | 'takes' | 'aborts'
  clipboard: 'takes' | 'refuses'
  /** The older way to copy, of what is selected in the field that has the focus; left out, that of the browser. */
  command?: 'takes' | 'refuses'
}

/** Gives a browser these ways to share and to copy. `none`: it has no such thing; `refuses` and `aborts`: it answers so. */
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

/** What it was asked to share and to copy. */
export const callsOf = (page: Page) => page.evaluate(() => ('calls' in navigator ? navigator.calls : undefined))
