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
  test(
    `what is said of an article begins or ends in line with it and moves no button, at ${width} px`,
    width === 390 ? {} : LONG,
    async ({ page }) => {
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
      const { notice, title, share } = await said(page).evaluate((status) => {
        const range = document.createRange()
        range.selectNodeContents(status)
        const edges = (part: { getBoundingClientRect(): DOMRect } | null) => part?.getBoundingClientRect().toJSON()
        const [title, share] = ['.page-intro > .grid', '.article-actions > button'].map((part) => edges(document.querySelector(part)))
        return { notice: edges(range), title, share }
      })
      // In a wide window it floats beside the buttons.
      expect(Math.abs(notice.left - (width < 960 ? title.left : share.right + 8))).toBeLessThan(1)
      expect(await place()).toEqual(before)
    },
  )

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
  expect(kept).toEqual([{ url: ARTICLE, title: 'Zero trust starts with your suppliers', kind: 'Blog' }])
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

test('other tabs follow', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(ARTICLE)
  await expect(button(other, 'Save')).toHaveAttribute('aria-pressed', 'false')
  await page.goto(ARTICLE)
  await button(page, 'Save').click()
  await expect(button(other, 'Save')).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => localStorage.clear())
  await expect(button(other, 'Save')).toHaveAttribute('aria-pressed', 'false')
})

test('where storage is blocked it says so', async ({ page }) => {
  await blockStorage(page.context())
  const problems = watchProblems(page)
  await page.goto(ARTICLE)
  await button(page, 'Save').click()
  await expect(said(page)).toHaveText('Your browser is blocking storage for this site, so this was not saved.', SHOWN)
  await expect(button(page, 'Save')).toHaveAttribute('aria-pressed', 'false')
  expect(problems).toEqual([])
})

/** Gives a browser these ways to share and to copy. `none`: it has no such thing; `refuses` and `aborts`: it answers so. */
async function setSharing(page: Page, ways: { share: 'none' | 'takes' | 'aborts'; clipboard: 'takes' | 'refuses' }) {
  await page.addInitScript(({ share, clipboard }) => {
    const calls: unknown[] = []
    const fail = (name: string) => Promise.reject(new DOMException(name, name))
    const define = (name: string, value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value })
    define('calls', calls)
    define('clipboard', {
      writeText(text: string) {
        calls.push(text)
        return clipboard === 'takes' ? Promise.resolve() : fail('NotAllowedError')
      },
    })
    const native = (data: unknown) => {
      calls.push(data)
      return share === 'takes' ? Promise.resolve() : fail('AbortError')
    }
    define('share', share === 'none' ? undefined : native)
  }, ways)
}

const callsOf = (page: Page) => page.evaluate(() => ('calls' in navigator ? navigator.calls : undefined))
const WHOLE = `https://aldergate.example${ARTICLE}`

test.describe('Share', () => {
  test('hands the page to the system', async ({ page }) => {
    await setSharing(page, { share: 'takes', clipboard: 'refuses' })
    await page.goto(`${ARTICLE}?from=letter`)
    await button(page, 'Share').click()
    await expect.poll(() => callsOf(page)).toEqual([{ url: WHOLE, title: 'Zero trust starts with your suppliers' }])
    await expect(said(page)).toHaveText('', SHOWN)
  })

  test('that is broken off says nothing and copies nothing', async ({ page }) => {
    const problems = watchProblems(page)
    await setSharing(page, { share: 'aborts', clipboard: 'takes' })
    await page.goto(ARTICLE)
    await button(page, 'Share').click()
    await expect.poll(() => callsOf(page)).toHaveLength(1)
    await expect(said(page)).toHaveText('', SHOWN)
    expect(problems).toEqual([])
  })

  test('copies the address where the system cannot share, and says so', async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'takes' })
    await page.goto(ARTICLE)
    await button(page, 'Share').press('Enter')
    await expect(said(page)).toHaveText('Link copied.', SHOWN)
    expect(await callsOf(page)).toEqual([WHOLE])
  })

  test('gives the address to copy by hand where that is refused, too', async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'refuses' })
    await page.goto(ARTICLE)
    await button(page, 'Share').click()
    const field = said(page).getByRole('textbox', { name: 'Copy this link' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(WHOLE)
    expect(
      await page.evaluate(() => getSelection()?.toString() || document.querySelector<HTMLTextAreaElement>('textarea:focus')?.selectionEnd),
    ).toBeTruthy()
  })

  for (const copies of [true, false])
    test(`${copies ? 'copies' : 'offers no second press'} where the older way to copy is ${copies ? '' : 'not '}allowed`, async ({
      page,
    }) => {
      await setSharing(page, { share: 'none', clipboard: 'refuses' })
      await page.addInitScript((allowed) => {
        document.execCommand = (command) => allowed && command === 'copy' && getSelection() !== null
      }, copies)
      await page.goto(ARTICLE)
      await button(page, 'Share').click()
      const again = said(page).getByRole('button', { name: 'Copy' })
      await again.click()
      await expect(again).toBeHidden()
      if (copies) return expect(said(page)).toHaveText('Link copied.', SHOWN)
      await expect(said(page).getByRole('textbox')).toBeFocused()
    })

  test('closes with its cross, with a second press and with Escape', async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'refuses' })
    await page.goto(ARTICLE)
    const cross = said(page).getByRole('button', { name: 'Close' })
    for (const close of [() => cross.click(), () => button(page, 'Share').click(), () => page.keyboard.press('Escape')]) {
      await button(page, 'Share').click()
      await expect(said(page).getByRole('textbox')).toBeFocused()
      await close()
      await expect(said(page)).toHaveText('', SHOWN)
      await expect(button(page, 'Share')).toBeFocused()
    }
    expect(await callsOf(page)).toEqual(Array(3).fill(WHOLE))
  })

  for (const [width, address] of [
    [320, '/case-studies/accelerating-payments-modernization'],
    [960, '/whitepaper/future-of-ai-in-enterprise'],
    [1440, '/case-studies/accelerating-payments-modernization'],
  ] as const)
    test(`shows the whole address to copy by hand, within its frame, at ${width} px on ${address}`, async ({ page }) => {
      await setSharing(page, { share: 'none', clipboard: 'refuses' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await button(page, 'Share').click()
      const field = said(page).getByRole('textbox')
      await expect(field).toBeFocused()
      const { left, right, frame, icon, hidden, overflow } = await field.evaluate((area) => {
        const { left, right } = area.getBoundingClientRect()
        const { scrollWidth, clientWidth } = document.documentElement
        const edges = (part: Element | null | undefined) => part?.getBoundingClientRect().toJSON()
        const hidden = [area.scrollWidth - area.clientWidth, area.scrollHeight - area.clientHeight]
        const icon = edges(document.querySelector('article [data-way="share"]'))
        return { left, right, frame: edges(area.closest('p')), icon, hidden, overflow: scrollWidth - clientWidth }
      })
      expect({ hidden, overflow }).toEqual({ hidden: [0, 0], overflow: 0 })
      expect(left).toBeGreaterThan(frame.left)
      expect(right).toBeLessThan(frame.right)
      expect(frame.top).toBeGreaterThanOrEqual(icon.bottom)
      // Below buttons at the right it ends where they do.
      if (width === 1440) expect(frame.right).toBeCloseTo(icon.right, 0)
    })
})

test('a position is passed on and applied for, open or closed', LONG, async ({ page }) => {
  await setSharing(page, { share: 'takes', clipboard: 'takes' })
  await page.goto('/careers/senior-ai-ml-engineer')
  const main = page.getByRole('main')
  const address = 'https://aldergate.example/careers/senior-ai-ml-engineer'
  await expect(main.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', new RegExp(encodeURIComponent(address)))
  await expect(main.getByRole('link', { name: 'Twitter' })).toHaveAttribute(
    'href',
    /^https:\/\/twitter\.com\/intent\/tweet\?url=.*&text=Senior/,
  )
  await main.getByRole('button', { name: 'Copy Link' }).click()
  await expect(main.getByRole('status')).toHaveText('Link copied.', SHOWN)
  expect(await callsOf(page)).toEqual([address])

  await expect(main.getByText('This position closed on December 9, 2024.')).toBeVisible()
  await expect(main.locator('.unlit > .art')).toHaveAttribute('data-tone', 'mist')
  await expect(main.getByRole('link', { name: 'Subscribe to Job Alerts' })).toHaveAttribute('href', '/careers#alerts')
  const apply = main.getByRole('link', { name: 'Apply Now' })
  await expect(apply).toHaveAccessibleDescription(/similar positions.*talent team/)
  await apply.click()
  await expect(page).toHaveURL(/\/contact\?topic=job&position=Senior\+AI%2FML\+Engineer$/)
})
