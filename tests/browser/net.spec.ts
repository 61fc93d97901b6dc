import { expect, type Page, test } from '@playwright/test'
import { shownNet } from './support/hero-net'
import { spaceLetters } from './support/letters'
import { crossedNames, excess, NAMES, WIDE } from './support/net-names'
import { overlaps } from './support/overlaps'
import { colorOf } from './support/states'
import { LONG } from './support/suites'

const netOf = (page: Page) => page.getByRole('navigation', { name: 'Our work' })
const rays = (page: Page) => netOf(page).locator('.net .routes').getAttribute('d')
const areas = (page: Page) => netOf(page).locator('.net .areas').getAttribute('d')
const point = (page: Page, name: string) => netOf(page).getByRole('link', { name })

test('no line goes through a name of the hero', LONG, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, height] of WIDE) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await crossedNames(page, page.locator('.hero-net')), `${width} px, ${colorScheme}`).toEqual([])
    }
})

test('the hero of the home page is in the first window with its title, text and buttons', async ({ page }) => {
  for (const [width, height] of WIDE) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    for (const part of ['h1', '.lede', '.row > a >> nth=0', '.row > a >> nth=2'])
      await expect(page.locator(`.hero > .wrap > ${part}`)).toBeInViewport({ ratio: 1 })
    expect(await excess(page.locator('.hero')), `${width} px`).toBeLessThan(1)
    // From where all of the net is in it, what its lines mean is, too.
    if (width >= 1440) await expect(page.locator('.hero-foot > p')).toBeInViewport({ ratio: 1 })
  }
})

test('no name lies over another or over the text of the hero, in windows of every size', LONG, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [768, 1024],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await overlaps(page.locator('.hero'), NAMES), `${width} px`).toEqual([])
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  }
})

test('names of services keep a distance from their neighbors, so that no two read as one', LONG, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  for (const width of [1280, 1366, 1440, 1600, 1680, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const sides = await page.locator('.hero-net > .net .bottom span').evaluateAll((names) =>
      names.map((name) => {
        const words = document.createRange()
        words.selectNodeContents(name)
        const lines = [...words.getClientRects()]
        return { from: Math.min(...lines.map(({ left }) => left)), to: Math.max(...lines.map(({ right }) => right)), lines: lines.length }
      }),
    )
    const gaps = sides
      .slice(1)
      .map(({ from, lines }, index) => ({ gap: from - (sides[index]?.to ?? 0), lines: [sides[index]?.lines, lines] }))
    // In two lines the longer word alone comes near.
    const near = gaps.filter(({ gap, lines }) => gap < (lines.includes(2) ? 8 : 16))
    expect(near, `${width} px`).toEqual([])
  }
})

test.describe('with the widest spacing of letters', () => {
  test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } })

  test('lines of the net of phones end at its points', LONG, async ({ page }) => {
    await page.goto('/')
    await spaceLetters(page)
    const points = page.locator('.column-net ul a')
    const drawing = await page.locator('.column-net svg').boundingBox()
    for (const side of ['first', 'last'] as const) {
      const { x = 0, width = 0 } = (await points[side]().boundingBox()) ?? {}
      const end = side === 'first' ? x + width - (drawing?.x ?? 0) : x - (drawing?.x ?? 0) - (drawing?.width ?? 0)
      expect(Math.abs(end), side).toBeLessThan(2)
    }
  })

  test('no name pushes its point off its lines', LONG, async ({ page }) => {
    await page.goto('/')
    await spaceLetters(page)
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(Math.max(...(await shownNet(netOf(page))).apart), `${width} px`).toBeLessThan(2)
    }
  })
})

test.describe('a point', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
  })

  test('lights its lines under the pointer, and leads to its page', async ({ page }) => {
    const first = await rays(page)
    const firstAreas = await areas(page)
    await point(page, 'Security & Trust').hover()
    await expect.poll(() => rays(page)).not.toBe(first)
    await expect.poll(() => areas(page)).not.toBe(firstAreas)
    const looks = (name: string) =>
      point(page, name).evaluate((link) => {
        const { color, opacity } = getComputedStyle(link.closest('li') ?? link)
        return { color, opacity }
      })
    // The color of a role, of which tests of the theme prove that it can be read.
    const subtle = { color: await colorOf(page, 'text-subtle'), opacity: '1' }
    const text = { color: await colorOf(page, 'text'), opacity: '1' }
    await expect.poll(() => looks('VAS Solutions')).toEqual(subtle)
    await expect.poll(() => looks('Public Sector')).toEqual(text)
    await page.mouse.move(300, 300)
    await expect.poll(() => rays(page)).toBe(first)
    expect(await areas(page)).toBe(firstAreas)
    await expect.poll(() => looks('VAS Solutions')).toEqual(text)
    await point(page, 'Security & Trust').click()
    await expect(page).toHaveURL(/\/services\/security-trust$/)
  })

  test('lights its lines under the focus: Tab stops at case studies, arrow keys go on', async ({ page }) => {
    await page.getByRole('link', { name: 'Watch our story' }).focus()
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab')
      await expect(page.locator('.hero-net .top a:focus')).toHaveCount(1)
    }
    await expect(point(page, 'Security & Trust')).toHaveAttribute('tabindex', '-1')
    await page.keyboard.press('Tab')
    await expect(page.locator('.hero-net a:focus')).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('.hero-net .top a').nth(-2)).toBeFocused()
    const first = await rays(page)
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('.hero-net .middle a:focus')).toHaveCount(1)
    await expect.poll(() => rays(page)).not.toBe(first)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/services\/[a-z-]+$/)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the net is drawn, and its points are links', async ({ page }) => {
    await page.goto('/')
    await expect(netOf(page).getByRole('list')).toHaveCount(3)
    await expect(netOf(page).getByRole('link')).toHaveCount(22)
    await expect(netOf(page).locator('.net .routes')).toHaveAttribute('d', /^M/)
    await point(page, '48% latency reduction').click()
    await expect(page).toHaveURL(/\/case-studies\/accelerating-payments-modernization$/)
  })
})

test.describe('in a narrow window', () => {
  for (const width of [960, 390, 360])
    test(
      `every point of the net is in sight, large enough to touch, and at an end of its lines, at ${width} px`,
      width === 390 ? {} : LONG,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/')
        await page.evaluate(() => document.fonts.ready)
        const links = netOf(page).getByRole('link')
        // All services and industries, and one result; the others are among the case studies.
        await expect(links).toHaveCount(17)
        const boxes = await links.evaluateAll((all) =>
          all.map((link) => link.getBoundingClientRect()).map(({ left, right, height }) => ({ left, right, height })),
        )
        expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(0)
        expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width)
        expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
        expect(Math.max(...(await shownNet(netOf(page))).apart)).toBeLessThan(1.5)
      },
    )

  test('at 320 px, where lines have no room, the net is a list of industries that fingers can touch', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/')
    await expect(netOf(page).locator('.column-net svg')).toBeHidden()
    await expect(netOf(page).getByRole('list', { name: 'Industries' }).getByRole('link', { name: /^48%/ })).toBeVisible()
    await expect(netOf(page).getByRole('link', { name: '48% latency reduction Meridian Bank' })).toBeVisible()
    await expect(netOf(page).getByRole('list', { name: 'Services' })).toBeHidden()
    await expect(page.locator('.hero-foot > p')).toBeHidden()
    const heights = await netOf(page)
      .getByRole('list', { name: 'Industries' })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })

  test('Tab stops at industries, arrow keys go on: along a column, and to the other one', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('link', { name: 'Watch our story' }).focus()
    const result = netOf(page).getByRole('link', { name: '48% latency reduction' })
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab')
      await expect(page.locator('.column-net .industry a:focus')).toHaveCount(1)
      // The first stop asks for the script.
      await expect(result).toHaveAttribute('tabindex', '-1')
    }
    await page.keyboard.press('Tab')
    await expect(page.locator('.hero-net a:focus')).toHaveCount(0)
    await netOf(page).getByRole('link', { name: 'Financial Services' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(result).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('.column-net ul + ul a:focus')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('.column-net ul + ul a:focus')).toHaveCount(1)
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('.column-net ul:first-of-type a:focus')).toHaveCount(1)
  })

  test('industries stand above their results', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const names = await netOf(page).getByRole('list').first().getByRole('listitem').allTextContents()
    expect(names.indexOf('48% latency reduction Meridian Bank')).toBe(names.indexOf('Financial Services') + 1)
  })
})

test('each point is at an end of its lines, and no name is broken or over a point, in windows of every width', LONG, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  for (const width of [1024, 1100, 1152, 1240, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { apart, broken, covering } = await shownNet(netOf(page))
    expect(apart.length, `${width} px`).toBeGreaterThan(14)
    expect(Math.max(...apart), `${width} px`).toBeLessThan(2)
    expect([...broken, ...covering], `${width} px`).toEqual([])
  }
})
