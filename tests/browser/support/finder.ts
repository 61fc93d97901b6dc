import { expect, type Locator, type Page } from '@playwright/test'
import { header } from './header'

/** The search in the header, and the dialog that it opens. */
export class Finder {
  readonly control: Locator
  readonly dialog: Locator
  readonly field: Locator
  readonly options: Locator
  readonly status: Locator

  constructor(page: Page) {
    this.control = header(page).getByRole('link', { name: 'Search the site' })
    this.dialog = page.getByRole('dialog', { name: 'Site search' })
    this.field = this.dialog.getByRole('combobox', { name: 'Search the site' })
    this.options = this.dialog.getByRole('option')
    this.status = this.dialog.getByRole('status')
  }

  /** Opens it by its control. */
  async open() {
    await this.control.click()
    await expect(this.field).toBeFocused()
  }

  /** Expects that the result with this name is selected, and that the field points to it. */
  async expectMarked(name: RegExp) {
    const marked = this.dialog.getByRole('option', { selected: true })
    await expect(marked).toHaveCount(1)
    await expect(marked).toHaveAccessibleName(name)
    await expect(this.field).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? 'none')
  }
}
