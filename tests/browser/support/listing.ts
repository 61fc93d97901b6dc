import { expect, type Locator, type Page } from '@playwright/test'

/** A page with a list: its search, its chips, its results line and its cards. */
export class Listing {
  readonly page: Page
  /** The island of the list. */
  readonly island: Locator
  readonly search: Locator
  readonly chips: Locator
  /** What is seen of the results line, and what is read aloud of it. */
  readonly results: Locator
  readonly said: Locator
  readonly cards: Locator
  readonly clear: Locator
  /** Links from a selection to the lists of all entries. */
  readonly wholeLists: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.page = page
    this.island = main.locator('[data-island=filtered-list]')
    this.search = main.getByRole('searchbox')
    this.chips = main.getByRole('group', { name: 'Category' }).getByRole('button')
    this.results = main.locator('p.results-line[aria-hidden]')
    this.said = main.getByRole('status')
    this.cards = main.getByRole('article')
    this.wholeLists = this.island.getByRole('link', { name: /^(See All|Search the Whole Site)/ })
    this.clear = main.getByRole('button', { name: 'Clear Filters' })
  }

  /** The chip with these words. */
  chip(name: string) {
    return this.page.getByRole('main').getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true })
  }

  /** Titles of the cards, in order. */
  titles() {
    return this.cards.getByRole('heading').allTextContents()
  }

  /** Addresses that the titles of the cards lead to, in order. */
  addresses() {
    return this.cards
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  }

  /** Expects the results line and the number of cards. */
  async expectResults(line: string, cards: number) {
    await expect(this.results).toHaveText(line)
    await expect(this.cards).toHaveCount(cards)
  }

  /** Expects that this chip alone is pressed. */
  async expectChosen(name: string) {
    await expect(this.chip(name)).toHaveAttribute('aria-pressed', 'true')
    await expect(this.chips.and(this.page.locator('[aria-pressed=true]'))).toHaveCount(1)
  }

  /** Every id of the page, in order. */
  ids() {
    return this.page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  }
}
