import { expect, type Page, test } from '@playwright/test'
import { enlargeLetters } from '../support/letters'
import { LONG, ONLY_CHROMIUM } from '../support/suites'
import { typeInto } from '../support/typing'
import { watchProblems } from '../support/watch'

/** The technologies of a page: filters, results line, entries. */
function technologiesOf(page: Page) {
  const section = page.getByRole('region', { name: 'All Technologies' })
  const chips = section.getByRole('group', { name: 'Category' })
  return {
    section,
    search: section.getByRole('searchbox', { name: 'Search technologies' }),
    chips: chips.getByRole('button'),
    chip: (name: string) => chips.getByRole('button', { name, exact: true }),
    clear: section.getByRole('button', { name: 'Clear Filters' }),
    expectResults: async (line: string, count: number) => {
      await expect(section.getByRole('status')).toHaveText(line)
      await expect(section.getByRole('listitem')).toHaveCount(count)
    },
  }
}

test('search and category must both hold', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  const { section, search, chips, chip, expectResults } = technologiesOf(page)
  await page.goto('/technology')
  await expect(search).toHaveAttribute('placeholder', 'Search technologies...')
  await expect(chips).toHaveText(['All', 'Frontend', 'Backend', 'Database', 'Cloud', 'AI/ML', 'DevOps', 'Mobile', 'Security'])
  await expectResults('Showing 64 technologies', 64)

  await chip('Frontend').click()
  await expectResults('Showing 8 technologies in "Frontend"', 8)
  await expect(chip('Frontend')).toHaveAttribute('aria-pressed', 'true')
  await typeInto(search, 'TYPESCR')
  await expectResults('Showing 1 technologies in "Frontend" matching "TYPESCR"', 1)
  await expect(section.getByRole('listitem')).toContainText('TypeScript')
  await chip('Backend').click()
  await expectResults('Showing 0 technologies in "Backend" matching "TYPESCR"', 0)
  await chip('All').click()
  await expectResults('Showing 1 technologies matching "TYPESCR"', 1)
  expect(problems).toEqual([])
})

test('the search looks into descriptions', LONG, async ({ page }) => {
  const { section, search, expectResults } = technologiesOf(page)
  await page.goto('/technology')
  await typeInto(search, 'kiosk hardware')
  await expectResults('Showing 1 technologies matching "kiosk hardware"', 1)
  await expect(section.getByRole('listitem')).toContainText('Svelte')
})

test('where nothing is found, Clear Filters brings everything back', LONG, async ({ page }) => {
  const { section, search, chip, clear, expectResults } = technologiesOf(page)
  await page.goto('/technology')
  await chip('AI/ML').click()
  await expect(page).toHaveURL('/technology?category=AI%2FML')
  await typeInto(search, 'no such words')
  await expectResults('Showing 0 technologies in "AI/ML" matching "no such words"', 0)
  await expect(section.getByRole('heading', { name: 'No technologies found', exact: true })).toBeVisible()
  await expect(section.getByText('Try adjusting your search terms or filters', { exact: true })).toBeVisible()

  await clear.click()
  await expectResults('Showing 64 technologies', 64)
  await expect(chip('All')).toHaveAttribute('aria-pressed', 'true')
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  await expect(page).toHaveURL('/technology')
})

test('an address restores the list that it describes, and Back works', LONG, async ({ page }) => {
  const { search, chip, expectResults } = technologiesOf(page)
  await page.goto('/technology?category=Cloud&q=a')
  await expect(chip('Cloud')).toHaveAttribute('aria-pressed', 'true')
  await expect(search).toHaveValue('a')
  await chip('Security').click()
  await expect(page).toHaveURL('/technology?category=Security&q=a')
  await page.goBack()
  await expect(chip('Cloud')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/technology?category=Gardening')
  await expectResults('Showing 64 technologies', 64)
})

test('the card of a category narrows the list to it', async ({ page }) => {
  const { section, chip, expectResults } = technologiesOf(page)
  await page.goto('/technology')
  const card = page.getByRole('region', { name: 'Categories' }).getByRole('link', { name: 'Database' })
  await card.click()
  await expect(chip('Database')).toHaveAttribute('aria-pressed', 'true')
  await expectResults('Showing 8 technologies in "Database"', 8)
  await expect(chip('Database')).toBeFocused()
  await expect(section.getByRole('heading', { name: 'All Technologies' })).toBeInViewport()
  await expect(page).toHaveURL('/technology?category=Database')
})

test('on a phone, a press on a category says what each of its technologies is for', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { section } = technologiesOf(page)
  await page.goto('/technology')
  const whatFor = section.getByRole('button', { name: 'Uses (Backend)' })
  const java = section.getByText('Payment and core systems that must run for decades')
  // It is clipped to one pixel, for screen readers.
  await expect(java).toHaveCSS('inline-size', '1px')
  await expect(whatFor).toHaveAttribute('aria-expanded', 'false')
  await whatFor.press('Enter')
  await expect(whatFor).toHaveAttribute('aria-expanded', 'true')
  await expect(java).not.toHaveCSS('inline-size', '1px')
  await expect(section.getByText('Light pages for slow phones')).toHaveCSS('inline-size', '1px')
  await whatFor.click()
  await expect(java).toHaveCSS('inline-size', '1px')
})

// Only Chromium can be told to enlarge letters.
test('the button of a category says what it opens with letters of twice the size at 390 px', {
  tag: [LONG.tag, ONLY_CHROMIUM.tag],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enlargeLetters(page)
  await page.goto('/technology')
  const words = page.locator('.technology-list .opens > :first-child').first()
  await expect(words).toBeVisible()
  expect(await words.evaluate((element) => getComputedStyle(element).clipPath)).toBe('none')
})

test('the tile of a category leads to its first technologies, also with motion', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/technology')
  const tile = page.locator('.category-cell').filter({ has: page.getByRole('link', { name: 'Frontend' }) })
  const { height } = await tile.evaluate((element) => element.getBoundingClientRect())
  await tile.click({ position: { x: 8, y: height - 8 } })
  const { section, chip } = technologiesOf(page)
  await expect(chip('Frontend')).toHaveAttribute('aria-pressed', 'true')
  await expect(section.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
})

test('the link to the list leads to its search field, and on a touch screen to the list alone', async ({ page, browser }) => {
  await page.goto('/technology')
  await page.getByRole('link', { name: 'Find a Technology' }).click()
  const { search } = technologiesOf(page)
  await expect(search).toBeFocused()
  await expect(search).toBeInViewport()

  const touch = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } })
  const phone = await touch.newPage()
  await phone.goto(new URL('/technology', page.url()).href)
  await phone.getByRole('link', { name: 'Find a Technology' }).tap()
  await expect(phone).toHaveURL('/technology#all-technologies')
  await expect(technologiesOf(phone).section).toBeInViewport()
  await expect(technologiesOf(phone).search).not.toBeFocused()
  await touch.close()
})
