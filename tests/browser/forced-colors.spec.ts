import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { LONG } from './support/suites'

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** A color of the system, as computed styles give it. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = color
    const computed = getComputedStyle(probe).color
    probe.remove()
    return computed
  }, name)

/** Whether an element draws lines at its edges: transparent borders get a color in forced colors. */
const hasBorder = async (locator: Locator) => (await styleOf(locator, 'border-block-width')) !== '0px'

/** The largest difference of a color between two pictures of one size, of 255. */
const differenceOf = async (one: Buffer, other: Buffer) => {
  const pixels = await sharp(one)
    .removeAlpha()
    .composite([{ input: other, blend: 'difference' }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return Math.max(...pixels)
}

/** By how much a corner may differ that Chromium draws a second time: 1 was seen, in one of twelve runs. */
const DRAWN_AGAIN = 3

test.describe('in the colors of the system', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark', viewport: { width: 720, height: 900 } })

  test('the letters of the hero have no halo', LONG, async ({ page }) => {
    await page.goto('/')
    const story = page.getByRole('link', { name: 'Watch our story' })
    const words = story.locator('.bare').or(story).last()
    expect(await styleOf(words, 'text-shadow')).toBe('none')
    const name = page.getByRole('navigation', { name: 'Our work' }).getByRole('link').first()
    expect(await styleOf(name, 'text-shadow')).toBe('none')
  })

  test('links in texts and in contents have the color of links', LONG, async ({ page }) => {
    for (const [address, link] of [
      ['/legal/privacy-policy', '.table-of-contents a'],
      ['/legal/privacy-policy', '.prose p a'],
      ['/contact', 'a.link'],
    ] as const) {
      await page.goto(address)
      expect(await styleOf(page.locator(link).first(), 'color'), link).toBe(await systemColor(page, 'LinkText'))
    }
  })

  test('links of the footer have one color', LONG, async ({ page }) => {
    await page.goto('/contact')
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link', { includeHidden: true })
    const colors = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).color))
    expect(colors.length).toBeGreaterThan(20)
    expect(new Set(colors).size).toBe(1)
  })

  test('breadcrumbs have the color of links, also on a cover', LONG, async ({ page }) => {
    for (const address of ['/regions', '/case-studies/civic-digital-recovery']) {
      await page.goto(address)
      const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first()
      expect(await styleOf(link, 'color')).toBe(await styleOf(page.getByRole('contentinfo').getByRole('link').first(), 'color'))
    }
  })

  test('the border of a wrong field is double', LONG, async ({ page }) => {
    await page.goto('/contact')
    const form = page.getByRole('form', { name: 'Inquiry' })
    for (const field of [form.getByLabel('Work email'), form.getByRole('checkbox', { includeHidden: true })]) {
      await field.evaluate((element) => element.setAttribute('aria-invalid', 'false'))
      expect(await styleOf(field, 'border-top-style')).not.toBe('double')
      await field.evaluate((element) => element.setAttribute('aria-invalid', 'true'))
      await expect.poll(() => styleOf(field, 'border-top-style')).toBe('double')
    }
  })

  test('controls that wait for their script, or for an answer, have a dashed edge', async ({ page }) => {
    await page.goto('/about')
    const button = page.getByRole('button', { name: 'Open the chat assistant' })
    await button.evaluate((element) => element.setAttribute('data-waiting', ''))
    expect(await styleOf(button, 'outline-style')).toBe('dashed')
    const subscribe = page.getByRole('button', { name: 'Subscribe' }).first()
    await subscribe.evaluate((element) => element.setAttribute('aria-busy', 'true'))
    await expect.poll(() => styleOf(subscribe, 'outline-style')).toBe('dashed')
  })

  test('nothing covers the badges above the large day of the next event', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/events')
    const next = page.locator('.event-card.feature')
    const badge = next.locator('.event-badge').first()
    const seen = await badge.screenshot()
    await next.locator('.day-date').evaluate((day) => {
      day.style.visibility = 'hidden'
    })
    expect(await differenceOf(seen, await badge.screenshot())).toBeLessThanOrEqual(DRAWN_AGAIN)
  })

  test('the current page has a line in the menu of phones and in that of wide windows', LONG, async ({ page }) => {
    await page.goto('/about')
    await page.locator('.mobile-menu > summary').click()
    const inMenu = page.getByRole('dialog').getByRole('link', { name: 'About' })
    expect(await styleOf(inMenu, 'border-image-source')).toContain('gradient')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await styleOf(page.locator('.main-menu [aria-current]'), 'border-image-source')).toContain('gradient')
  })

  test('all of a marked line of code has the color of letters on the ground of the page', LONG, async ({ page }) => {
    await page.goto('/blog/cloud-cost-as-an-engineering-metric')
    const parts = page.locator('.code-block mark, .code-block mark span')
    const colors = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).color))
    expect(colors.length).toBeGreaterThan(2)
    expect(new Set(colors)).toEqual(new Set(['rgb(255, 255, 255)']))
  })

  test('what leads on is underlined', LONG, async ({ page }) => {
    await page.goto('/')
    const more = page.getByRole('main').getByText('Learn More').first()
    expect(await styleOf(more, 'text-decoration-line')).toBe('underline')
  })

  test('only the selected tab has a ground, and none has lines of its own', LONG, async ({ page }) => {
    await page.goto('/regions')
    const tabs = page.getByRole('tab')
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    const [selected, ...others] = await tabs.all()
    expect(others.length).toBeGreaterThan(0)
    const ground = selected && (await styleOf(selected, 'background-color'))
    for (const tab of others) {
      expect(await hasBorder(tab)).toBe(false)
      expect(await styleOf(tab, 'background-color')).not.toBe(ground)
    }
  })

  test('cells that touch share one line', LONG, async ({ page }) => {
    await page.goto('/services')
    const cells = page.getByRole('main').locator('.ledger').first().locator('> *')
    const drawn = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const { borderInlineEndWidth, outlineWidth } = getComputedStyle(cell)
        return { border: borderInlineEndWidth, outline: outlineWidth, box: cell.getBoundingClientRect().toJSON() }
      }),
    )
    // The first one may have a row to itself.
    const [, first, second] = drawn
    expect(first).toMatchObject({ border: '0px', outline: '1px' })
    expect(second?.box.left - first?.box.right).toBe(1)
  })

  test('the lit lines of all nets have one color, the one of what is selected', LONG, async ({ page }) => {
    const colors: string[] = []
    for (const address of ['/', '/industries/healthcare-life-sciences']) {
      await page.goto(address)
      colors.push(await styleOf(page.locator('.column-net, .local-net').locator('.routes').first(), 'stroke'))
    }
    const selected = await systemColor(page, 'Highlight')
    expect(colors).toEqual([selected, selected])
  })

  test('disabled buttons have the color of what is disabled', LONG, async ({ page }) => {
    await page.goto('/contact')
    const pale = await systemColor(page, 'GrayText')
    await page.getByRole('button', { name: 'Open the chat assistant' }).click()
    for (const name of ['Send', 'Next Step']) {
      const button = page.getByRole('button', { name, exact: true, disabled: true })
      for (const property of ['color', 'border-block-start-color']) await expect.poll(() => styleOf(button, property)).toBe(pale)
      await page.keyboard.press('Escape')
    }
  })

  test('letters of a mark stay on its ground', LONG, async ({ page }) => {
    await page.goto('/search?q=cloud')
    const marks = page.getByRole('main').locator('mark')
    await expect(marks.first()).toBeVisible()
    const spaces = await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).letterSpacing))
    expect(new Set(spaces)).toEqual(new Set(['normal']))
  })

  test('the line of zero and quiet weeks are pale', LONG, async ({ page }) => {
    for (const [address, drawn, style] of [
      ['/case-studies', '.slope-index svg', 'border-bottom-color'],
      ['/industries', '.year-lines path.quiet', 'stroke'],
    ] as const) {
      await page.goto(address)
      expect(await styleOf(page.locator(drawn).first(), style)).toBe(await systemColor(page, 'GrayText'))
    }
  })
})
