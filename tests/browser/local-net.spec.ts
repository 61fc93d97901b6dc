import { expect, type Page, test } from '@playwright/test'
import { distances } from './support/net-lines'
import { crossedNames, NAMES, roomAround, roomBeside, WIDE } from './support/net-names'
import { overlaps } from './support/overlaps'
import { LONG } from './support/suites'

test.describe('the net of a page', () => {
  const localNet = (page: Page) => page.locator('.local-net')
  const DETAILS = ['/services/security-trust', '/services/vas-solutions', '/services/emerging-technologies', '/industries/retail-ecommerce']

  test('has each point at an end of its lines and no name over another, in windows of every size', LONG, async ({ page }) => {
    for (const address of DETAILS) {
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      for (const [width, height] of [
        [1920, 1080],
        [1440, 900],
        [960, 800],
        [390, 844],
        [360, 740],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(Math.max(...(await distances(localNet(page)))), `${address} at ${width} px`).toBeLessThan(4)
        expect(await overlaps(localNet(page), NAMES), `${address} at ${width} px`).toEqual([])
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
        expect(scrollWidth).toBe(clientWidth)
      }
    }
  })

  test('has its figures on one line, however many lines their names have', LONG, async ({ page }) => {
    for (const width of [1440, 390])
      for (const address of ['/services/data-analytics', '/services/digital-engineering', '/services/vas-solutions']) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(address)
        await page.evaluate(() => document.fonts.ready)
        const tops = await localNet(page)
          .locator('.top b')
          .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top))
        expect(tops.length, address).toBeGreaterThan(1)
        expect(Math.max(...tops) - Math.min(...tops), `${address} at ${width} px`).toBeLessThan(1)
      }
  })

  test('has no name over another on phones, however many stand in a row', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const address of ['/services/digital-engineering', '/services/telco-integration']) {
      await page.goto(address)
      expect(Math.max(...(await distances(localNet(page)))), address).toBeLessThan(4)
      expect(await overlaps(localNet(page), NAMES), address).toEqual([])
    }
  })

  test('has room on phones between names of three lines and those at the ends of stems', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/industries/healthcare-life-sciences')
    const boxes = await localNet(page)
      .locator('.bottom a > span')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().toJSON()))
    const lower = boxes.filter((_, index) => index % 2 === 1)
    const upper = boxes.filter((_, index) => index % 2 === 0)
    expect(Math.min(...lower.map(({ top }) => top)) - Math.max(...upper.map(({ bottom }) => bottom))).toBeGreaterThan(12)
  })

  test('has no name over another or near the sides of its panel beside the text, of every service and industry', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    for (const list of ['/services', '/industries']) {
      await page.goto(list)
      const links = page.locator(`main a[href^="${list}/"]:not([href*="."], [href*="#"])`)
      const addresses = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      expect(addresses.size).toBeGreaterThan(3)
      for (const address of addresses) {
        await page.goto(address)
        await page.evaluate(() => document.fonts.ready)
        expect(await overlaps(localNet(page), NAMES), address).toEqual([])
        expect(await roomBeside(localNet(page)), address).toBeGreaterThanOrEqual(12)
        const room = await roomAround(localNet(page))
        expect(room.title, address).toBeGreaterThanOrEqual(40)
        expect(room.below, address).toBeGreaterThanOrEqual(20)
      }
    }
  })

  test('has its names between the margins of the page on phones', LONG, async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/industries/healthcare-life-sciences')
      expect(await roomBeside(localNet(page)), `${width} px`).toBeGreaterThanOrEqual(19)
    }
  })

  test('is a list on the narrowest phones, with rows of 44 px', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    for (const address of ['/services/ai-transformation', '/industries/healthcare-life-sciences']) {
      await page.goto(address)
      await expect(localNet(page).locator('svg').filter({ visible: true })).toHaveCount(0)
      const boxes = await localNet(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
      expect(Math.min(...boxes.map(({ height }) => height)), address).toBeGreaterThanOrEqual(43.9)
      expect(new Set(boxes.map(({ left }) => left)).size, address).toBe(1)
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth).toBe(clientWidth)
    }
  })

  test('has no line through a name, in windows of every size', LONG, async ({ page }) => {
    for (const address of [...DETAILS, '/services/ai-transformation', '/industries/healthcare-life-sciences']) {
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      for (const [width, height] of [...WIDE, [390, 844]] as const) {
        await page.setViewportSize({ width, height })
        expect(await crossedNames(page, localNet(page)), `${address} at ${width} px`).toEqual([])
      }
    }
  })

  test('shows what the page is joined with, as in the hero, and leads there', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const order = await page.locator('.hero-net .bottom a').allTextContents()
    await page.locator('.hero-net').getByRole('link', { name: 'Healthcare & Life Sciences' }).first().click()
    const net = page.getByRole('navigation', { name: 'Services and results in this industry' })
    await expect(net.locator('[aria-current=page]')).toHaveText('Healthcare & Life Sciences')
    await expect(net.locator('.top a')).toHaveCount(2)
    const services = await net.locator('.bottom a').allTextContents()
    expect(services).toEqual(order.filter((name) => services.includes(name)))
    expect(services).toHaveLength(6)
    await net.getByRole('link', { name: 'Security & Trust' }).click()
    await expect(page).toHaveURL(/\/services\/security-trust$/)
    await page.locator('.local-net').getByRole('link', { name: 'Healthcare & Life Sciences' }).click()
    await expect(page).toHaveURL(/\/industries\/healthcare-life-sciences$/)
  })
})
