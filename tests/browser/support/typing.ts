import type { Locator } from '@playwright/test'

/** Replaces the text of a field at once, in Firefox key by key: there React does not notice `fill`. */
export async function typeInto(field: Locator, text: string) {
  if (field.page().context().browser()?.browserType().name() !== 'firefox') return field.fill(text)
  await field.click()
  await field.press('ControlOrMeta+A')
  if (text === '') await field.press('Delete')
  else await field.pressSequentially(text)
}
