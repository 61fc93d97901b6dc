import type { Locator } from '@playwright/test'

/**
 * Types a text in place of what a field holds, key by key: what a script puts into a field at once, as `fill` does in Firefox,
 * React does not notice.
 */
export async function typeInto(field: Locator, text: string) {
  await field.click()
  await field.press('ControlOrMeta+A')
  if (text === '') await field.press('Delete')
  else await field.pressSequentially(text)
}
