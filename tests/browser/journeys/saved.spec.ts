import { expect, type Page, test } from '@playwright/test'
import { Listing } from '../support/listing'
import { blockStorage } from '../support/storage'
import { LONG } from '../support/suites'
import { watchProblems } from '../support/watch'

const POST = { url: '/blog/cloud-security-best-practices', title: 'A post', kind: 'Blog' }
const PAPER = { url: '/whitepaper/future-of-ai-in-enterprise', title: 'A paper', kind: 'Whitepaper', date: 'Dec 5, 2024' }

/** Keeps this on the device. A page without scripts is open meanwhile: leaving one that loads them breaks them off. */
async function keep(page: Page, value: unknown) {
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('saved', text), JSON.stringify(value))
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('saved'))
const savedOf = (page: Page) => page.getByRole('region', { name: 'Saved on this device' })

test('the hub leads to what is saved, and back', async ({ page }) => {
  await keep(page, [PAPER, POST])
  await page.goto('/insights')
  await expect(savedOf(page)).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(page).toHaveURL('/insights?saved')
  // The link stands in the list, whose script this browser may call failed for being left.
  const problems = watchProblems(page)
  const saved = savedOf(page)
  await expect(saved.getByRole('status')).toHaveText('2 saved')
  await expect(saved.getByRole('listitem')).toHaveText([/A paper.*Whitepaper.*Dec 5, 2024/, /A post.*Blog/])
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)

  await saved.getByRole('link', { name: 'All Insights' }).click()
  await expect(page).toHaveURL('/insights')
  await new Listing(page).expectResults('Showing 9 results', 9)
  await page.goto('/insights?saved')
  await savedOf(page).getByRole('link', { name: 'A post' }).click()
  await expect(page).toHaveURL(POST.url)
  expect(problems).toEqual([])
})

test('each can be removed, by keyboard too, and the last one leaves a note on how to save', LONG, async ({ page }) => {
  await keep(page, [PAPER, POST])
  await page.goto('/insights?saved')
  const saved = savedOf(page)
  await saved.getByRole('button', { name: 'Remove A paper' }).click()
  await expect(saved.getByRole('status')).toHaveText('1 saved')
  await expect(saved.getByRole('listitem')).toHaveText([/A post/])
  await expect(saved.getByRole('button', { name: 'Remove A post' })).toBeFocused()
  expect(JSON.parse((await kept(page)) ?? '')).toEqual([POST])

  await page.keyboard.press('Enter')
  await expect(saved.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await expect(saved.getByText(/^Select Save on any article/)).toBeVisible()
  await expect(saved.getByRole('link', { name: 'All Insights' })).toBeFocused()
  expect(await kept(page)).toBeNull()
  await page.reload()
  await expect(saved.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
})

test('what another tab saves is there', LONG, async ({ page, context }) => {
  await page.goto('/insights?saved')
  const saved = savedOf(page)
  await expect(saved.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/blog')
  await other.evaluate((text) => localStorage.setItem('saved', text), JSON.stringify([POST]))
  await expect(saved.getByRole('listitem')).toHaveText([/A post/])
})

test('other values stored by another tab do not take the focus', LONG, async ({ page }) => {
  await keep(page, [POST])
  await page.goto('/insights?saved')
  const remove = savedOf(page).getByRole('button', { name: 'Remove A post' })
  await remove.focus()
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
  await expect(remove).toBeFocused()
})

for (const value of ['{', [{ url: 'javascript:alert(1)', title: 'A', kind: 'B' }]])
  test(`${JSON.stringify(value)} is nothing saved`, LONG, async ({ page }) => {
    const problems = watchProblems(page)
    await keep(page, value)
    await page.goto('/insights?saved')
    await expect(savedOf(page).getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    expect(problems).toEqual([])
  })

test('blocked storage is nothing saved', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  await blockStorage(page.context())
  await page.goto('/insights?saved')
  await expect(savedOf(page).getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  expect(problems).toEqual([])
})
