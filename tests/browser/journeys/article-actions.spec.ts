import { expect, type Page, test } from '@playwright/test'
import { blockStorage } from '../support/storage'
import { LONG } from '../support/suites'
import { watchProblems } from '../support/watch'

const ARTICLE = '/blog/zero-trust-for-suppliers'
/** A page of each other kind of article. */
const OTHER_KINDS = ['/newsroom/global-expansion', '/whitepaper/data-contracts', '/case-studies/norrland-steel-quality']

/** Notices that are not shown are in the page all the same. */
const SHOWN = { useInnerText: true }

const button = (page: Page, name: string) => page.getByRole('article').getByRole('button', { name, exact: true })
const said = (page: Page) => page.getByRole('article').getByRole('status')

/** Likes, saves and looks for the way to share an article, and finds it liked and saved when it is loaded again. */
async function expectActions(page: Page, address: string) {
  await page.goto(address)
  await expect(button(page, 'Share')).toBeVisible()
  for (const name of ['Like', 'Save']) {
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false')
    await button(page, name).click()
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(said(page)).toHaveText('Saved on this device. See your saved items', SHOWN)
  await page.reload()
  for (const name of ['Like', 'Save']) await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true')
}

test('an article can be liked, saved and shared, and remembers it', async ({ page }) => {
  const problems = watchProblems(page)
  await expectActions(page, ARTICLE)
  expect(problems).toEqual([])
})

for (const width of [320, 390, 1440])
  test(`what is said of an article begins or ends in line with it and moves no button, at ${width} px`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(ARTICLE)
    // Browsers may scroll to what is pressed.
    const place = () =>
      button(page, 'Save').evaluate((own) => {
        const [from, to] = [document.querySelector('h1'), own].map((part) => part?.getBoundingClientRect())
        return from && to && [to.x - from.x, to.y - from.y].map(Math.round)
      })
    const before = await place()
    await button(page, 'Save').click()
    await expect(said(page)).toHaveText(/^Saved on this device/, SHOWN)
    const { notice, title, share, off } = await said(page).evaluate((status) => {
      const range = document.createRange()
      range.selectNodeContents(status)
      const edges = (part: { getBoundingClientRect(): DOMRect } | null) => part?.getBoundingClientRect().toJSON()
      const [title, share] = ['.page-intro > .grid', '.article-actions > button'].map((part) => edges(document.querySelector(part)))
      const [box, icon] = [status, document.querySelector('.article-actions > button')].map((part) => part?.getBoundingClientRect())
      const off = box && icon && box.y + box.height / 2 - icon.y - icon.height / 2
      return { notice: edges(range), title, share, off }
    })
    // In a wide window it floats beside the buttons.
    expect(Math.abs(notice.left - (width < 960 ? title.left : share.right + 8))).toBeLessThan(1)
    if (width >= 960) expect(off).toBeCloseTo(0, 0)
    expect(await place()).toEqual(before)
  })

test('an article of any other kind can be, too', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  for (const address of OTHER_KINDS) await test.step(address, () => expectActions(page, address))
  expect(problems).toEqual([])
})

test('what is saved is kept as the list shows it, and its link leads there', async ({ page }) => {
  await page.goto(`${ARTICLE}?from=letter#start`)
  await button(page, 'Save').press('Enter')
  await expect(button(page, 'Save')).toHaveAttribute('aria-pressed', 'true')
  const kept: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('saved'))) ?? '')
  expect(kept).toEqual([{ url: ARTICLE, title: 'Zero trust starts with your suppliers', kind: 'Blog', date: 'Nov 5, 2024' }])
  await said(page).getByRole('link', { name: 'See your saved items' }).click()
  await expect(page).toHaveURL('/insights?saved')
})

test('a second press takes it back', async ({ page }) => {
  await page.goto(ARTICLE)
  for (const name of ['Like', 'Save']) {
    await button(page, name).press('Space')
    await button(page, name).press('Space')
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false')
  }
  await expect(said(page)).toHaveText('', SHOWN)
  expect(await page.evaluate(() => [localStorage.getItem('saved'), localStorage.getItem('liked')])).toEqual([null, null])
})

test('other tabs follow', LONG, async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(ARTICLE)
  await expect(button(other, 'Save')).toHaveAttribute('aria-pressed', 'false')
  await page.goto(ARTICLE)
  await button(page, 'Save').click()
  await expect(button(other, 'Save')).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => localStorage.clear())
  await expect(button(other, 'Save')).toHaveAttribute('aria-pressed', 'false')
})

test('where storage is blocked it says so', LONG, async ({ page }) => {
  await blockStorage(page.context())
  const problems = watchProblems(page)
  await page.goto(ARTICLE)
  await button(page, 'Save').click()
  await expect(said(page)).toHaveText('Your browser is blocking storage for this site, so this was not saved.', SHOWN)
  await expect(button(page, 'Save')).toHaveAttribute('aria-pressed', 'false')
  expect(problems).toEqual([])
})
