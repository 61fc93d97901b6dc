import type { Locator } from '@playwright/test'

/**
 * Puts a text in place of what a field holds, at once. In Firefox key by key: what a script puts into a field at once, as `fill` does
 * there, React does not notice.
 */
export async function typeInto(field: Locator, text: string) {
  if (field.page().context().browser()?.browserType().name() !== 'firefox') return field.fill(text)
  await field.click()
  await field.press('ControlOrMeta+A')
  if (text === '') await field.press('Delete')
  else await field.pressSequentially(text)
}
