import { expect, type Page, test } from '@playwright/test'
import { Listing } from '../support/listing'
import { FIREFOX, LONG } from '../support/suites'

/** Long enough that any rest in typing has become a pause, in milliseconds. */
const PAUSE = 5000

test('an address restores the list that it describes', async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/blog?category=Security&q=zero')
  await list.expectResults('Showing 1 results for "Security" matching "zero"', 1)
  await list.expectChosen('Security')
  await expect(list.search).toHaveValue('zero')
})

test('an unknown category is ignored', LONG, async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/blog?category=Gardening&q=zero')
  await list.expectResults('Showing 1 results matching "zero"', 1)
  await list.expectChosen('All')
})

test('a choice is one step of the history, and Back takes it back', FIREFOX, async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/blog')
  await list.chip('Security').click()
  await expect(page).toHaveURL('/blog?category=Security')
  await list.chip('Digital Transformation').click()
  await expect(page).toHaveURL('/blog?category=Digital+Transformation')
  await list.chip('Digital Transformation').click()
  await list.expectResults('Showing 1 results for "Digital Transformation"', 1)

  await page.goBack()
  await expect(page).toHaveURL('/blog?category=Security')
  await list.expectChosen('Security')
  await list.expectResults('Showing 2 results for "Security"', 2)
  await page.goBack()
  await list.expectChosen('All')
  await list.expectResults('Showing 6 results', 6)
  await page.goForward()
  await list.expectResults('Showing 2 results for "Security"', 2)
})

test('typing is one step of the history for each pause, and Back restores it', LONG, async ({ page }) => {
  const list = await openWithStoppedClock(page, '/blog')
  await list.search.pressSequentially('zero')
  await list.expectResults('Showing 1 results matching "zero"', 1)
  await expect(page).toHaveURL('/blog?q=zero')
  await page.clock.runFor(PAUSE)

  await list.search.pressSequentially(' trust')
  await page.clock.runFor(PAUSE)
  await expect(page).toHaveURL('/blog?q=zero+trust')

  await page.goBack()
  await expect(list.search).toHaveValue('zero')
  await list.expectResults('Showing 1 results matching "zero"', 1)
  await page.goBack()
  await expect(list.search).toHaveValue('')
  await list.expectResults('Showing 6 results', 6)
  await page.goBack()
  await expect(page).toHaveURL('/blog?category=Security')
})

test('leaving the field before a pause writes what is shown to the address', LONG, async ({ page }) => {
  const list = await openWithStoppedClock(page, '/blog')
  await list.search.pressSequentially('zero')
  await list.search.press('Tab')
  await expect(page).toHaveURL('/blog?q=zero')
  await page.clock.runFor(PAUSE)
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await page.goBack()
  await expect(page).toHaveURL('/blog?category=Security')
})

test('what is being typed is still there after the page is loaded again', LONG, async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/blog')
  await list.search.pressSequentially('zero')
  await list.expectResults('Showing 1 results matching "zero"', 1)
  await page.reload()
  await expect(list.search).toHaveValue('zero')
  await list.expectResults('Showing 1 results matching "zero"', 1)
})

test('other parameters of the address are kept', LONG, async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/blog?from=letter&category=Cloud#main')
  await list.chip('Security').click()
  await expect(page).toHaveURL('/blog?from=letter&category=Security#main')
  await list.chip('All').click()
  await expect(page).toHaveURL('/blog?from=letter#main')
})

/** Opens a list and brings it to life; from then on its time passes only when the test says so. */
async function openWithStoppedClock(page: Page, address: string): Promise<Listing> {
  const list = new Listing(page)
  await page.clock.install({ time: new Date('2024-12-15T09:00:00Z') })
  await page.goto(address)
  await list.chip('Security').click()
  await list.expectChosen('Security')
  await list.chip('All').click()
  await list.expectChosen('All')
  await expect(page).toHaveURL(address)
  await page.clock.pauseAt(new Date('2024-12-15T10:00:00Z'))
  return list
}
