import { expect, type Page, test } from '@playwright/test'
import { scrollTo } from '../support/header'
import { blockStorage } from '../support/storage'
import { LONG } from '../support/suites'
import { watchProblems } from '../support/watch'

/** Where the smallest points stand. */
const places = (page: Page) => page.locator('.point-field .points').first().getAttribute('d')

/** Whether the picture changes from one frame to the next but one. */
const moves = (page: Page) =>
  page.evaluate(async () => {
    const picture = document.querySelector('.point-field')
    const before = picture?.innerHTML
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return picture?.innerHTML !== before
  })

const pause = (page: Page) => page.getByRole('button', { name: 'Pause Motion' })
const play = (page: Page) => page.getByRole('button', { name: 'Play Motion' })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

for (const [address, width] of [
  ['/', 1440],
  ['/', 768],
  ['/nope', 1440],
  ['/nope', 768],
] as const)
  test(
    `the points of ${address} drift until they are stopped, at ${width} px`,
    address === '/' && width === 768 ? {} : LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await expect.poll(() => moves(page)).toBe(true)
      await pause(page).click()
      await expect(play(page)).toBeFocused()
      // In narrow windows the points are above the button, where they rest anyway.
      await scrollTo(page, 0)
      expect(await moves(page)).toBe(false)
      await page.keyboard.press('Enter')
      await expect(pause(page)).toBeFocused()
      await scrollTo(page, 0)
      await expect.poll(() => moves(page)).toBe(true)
    },
  )

test('phones, which have no room for the points, have no button for them', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['/', '/nope']) {
    await page.goto(address)
    await expect(page.locator('[data-motion=moving]')).toBeAttached()
    await expect(pause(page)).toBeHidden()
    await expect(page.locator('.point-field')).toBeHidden()
    expect(await moves(page)).toBe(false)
  }
})

test('they stay stopped after a reload, where they were drawn', LONG, async ({ page, request }) => {
  const problems = watchProblems(page)
  await page.goto('/')
  await pause(page).click()
  await page.reload()
  await expect(play(page)).toBeVisible()
  expect(await moves(page)).toBe(false)
  expect(await (await request.get('/')).text()).toContain(`d="${await places(page)}"`)
  await play(page).click()
  await page.reload()
  await expect(pause(page)).toBeVisible()
  expect(problems).toEqual([])
})

test('what runs along the lines of the net stops with them', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const running = () => page.locator('.hero-net .net .routes').evaluate((lines) => lines.getAnimations().length)
  await expect.poll(running).toBe(1)
  await pause(page).click()
  expect(await running()).toBe(0)
  await play(page).click()
  expect(await running()).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await running()).toBe(0)
})

test('they rest out of sight', LONG, async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => moves(page)).toBe(true)
  await scrollTo(page, 4000)
  await expect.poll(() => moves(page)).toBe(false)
  await scrollTo(page, 0)
  await expect.poll(() => moves(page)).toBe(true)
})

test('they stop for now where storage is blocked', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  await blockStorage(page)
  await page.goto('/')
  await pause(page).click()
  await expect(play(page)).toBeVisible()
  expect(await moves(page)).toBe(false)
  expect(problems).toEqual([])
})
