import type { BrowserContext, Page } from '@playwright/test'

/**
 * Blocks the storage of this device and of the tab in a page, or in all pages of a window: whoever only reads `localStorage` gets an
 * error, as with cookies off.
 */
export const blockStorage = (where: Page | BrowserContext) =>
  where.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
