import { expect, type Locator, type Page, test } from '@playwright/test'
import { enlargeLetters } from '../support/letters'
import { ONLY_CHROMIUM } from '../support/suites'

/** Focuses an element as by keys, and gives its box and that of its ring, both in the window. */
const ringOf = (element: Locator) =>
  element.evaluate((focused: HTMLElement) => {
    focused.focus({ focusVisible: true })
    focused.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { outlineOffset, outlineWidth } = getComputedStyle(focused)
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const [inner, width] = [Number.parseFloat(outlineOffset), Number.parseFloat(outlineWidth)]
    const outer = inner + width
    return {
      inner: { left: left - inner, right: right + inner, top: top - inner, bottom: bottom + inner },
      outer: { left: left - outer, right: right + outer, top: top - outer, bottom: bottom + outer },
    }
  })

/** The texts of elements that the ring of another runs through. */
const struckBy = async (ring: Awaited<ReturnType<typeof ringOf>>, texts: Locator): Promise<string[]> =>
  texts.evaluateAll(
    (all, { inner, outer }) =>
      all.flatMap((element) => {
        // Not those of its children, which may be for screen readers only.
        const texts = [...element.childNodes].flatMap((node) => {
          const range = document.createRange()
          range.selectNode(node)
          return node.nodeType === Node.TEXT_NODE ? [...range.getClientRects()] : []
        })
        return texts
          .filter((text) => {
            // Of a line the letters, without the space above and below them.
            const [top, bottom] = [text.top + text.height * 0.2, text.bottom - text.height * 0.15]
            const isOutside = text.right <= outer.left || text.left >= outer.right || bottom <= outer.top || top >= outer.bottom
            const isInside = text.left >= inner.left && text.right <= inner.right && top >= inner.top && bottom <= inner.bottom
            return !isOutside && !isInside
          })
          .map(() => element.textContent)
      }),
    ring,
  )

test('the rings of the buttons of an offer are whole in a narrow window', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/services')
  const buttons = page.locator('.service-list .row a')
  await expect(buttons).toHaveCount(2)
  for (const button of await buttons.all()) {
    const { outer } = await ringOf(button)
    const cut = await button.evaluate((element, { right }) => {
      const cutting: string[] = []
      for (let around = element.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible' && around.getBoundingClientRect().right < right) cutting.push(around.className)
      return cutting
    }, outer)
    expect(cut).toEqual([])
  }
})

for (const [width, height, letters] of [
  [1280, 800, 16],
  [1280, 800, 32],
  [720, 450, 16],
  [390, 844, 16],
  [320, 256, 16],
] as const)
  test(
    `the ring of a row of technologies strikes no text at ${width} px with letters of ${letters} px`,
    ONLY_CHROMIUM,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await enlargeLetters(page, letters)
      await page.goto('/technology')
      const row = page.locator('.use-list li').first()
      const ring = await ringOf(row.locator('summary'))
      expect(await struckBy(ring, row.locator('h3 > a, summary > .opens'))).toEqual([])
    },
  )

test('the rings of the bar at the top are in the window', ONLY_CHROMIUM, async ({ page }) => {
  for (const width of [320, 390, 720]) {
    await page.setViewportSize({ width, height: 450 })
    await page.goto('/')
    const controls = page.locator('.top-bar :is(select, a, .theme-switch):visible')
    for (const control of await controls.all()) {
      const { outer } = await ringOf(control)
      expect(outer.top, `${width} px`).toBeGreaterThanOrEqual(0)
      expect(outer.right, `${width} px`).toBeLessThanOrEqual(width)
    }
  }
})

test('the ring of an industry is above the result below it', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/')
  const industry = page.locator('.column-net li:has(+ li b) a')
  expect(await struckBy(await ringOf(industry), page.locator('.column-net li b'))).toEqual([])
})

test('the sheets of samples have a name and take the focus, since they scroll', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/services')
  const sheets = page.getByRole('group', { name: 'Three papers you will hold' })
  const { outer } = await ringOf(sheets)
  await expect(sheets).toBeFocused()
  expect(outer.left).toBeGreaterThanOrEqual(0)
  expect(outer.right).toBeLessThanOrEqual(320)
})

test.describe('in the colors of the system', () => {
  test.use({ bypassCSP: true, forcedColors: 'active', colorScheme: 'dark' })

  test('all rings have one color, and the areas of the net are seen', ONLY_CHROMIUM, async ({ page }) => {
    await page.goto('/')
    const colorOf = (element: Locator, part?: string) =>
      element.evaluate((focused: HTMLElement, pseudo) => {
        focused.focus({ focusVisible: true })
        return getComputedStyle(focused, pseudo).outlineColor
      }, part)
    const plain = await colorOf(page.locator('.site-header .logo').first())
    for (const covering of [page.locator('.card a.covers'), page.locator('.service-index a.covers')])
      expect(await colorOf(covering.first(), '::after')).toBe(plain)
    expect(await page.locator('.hero-net .areas').evaluate((areas) => getComputedStyle(areas).fill)).not.toBe('none')
  })

  test('the ring of a result of the net strikes no name', ONLY_CHROMIUM, async ({ page }) => {
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      for (const result of await page.locator('.hero-net > .net .top a').all()) {
        await result.evaluate((link: HTMLElement) => link.focus({ focusVisible: true }))
        const ring = await ringOf(result.locator('b'))
        expect(ring.outer.right - ring.inner.right, `${width} px`).toBeGreaterThan(2)
        expect(await struckBy(ring, page.locator('.hero-net > .net .top :is(b, small, span)')), `${width} px`).toEqual([])
        expect(await result.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('none')
      }
    }
  })

  test('no name next to a result of the net covers its ring', ONLY_CHROMIUM, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    for (const result of await page.locator('.hero-net > .net .top a').all()) {
      await result.focus()
      const { inner, outer } = await ringOf(result.locator('b'))
      const [x, y] = [Math.floor((inner.right + outer.right) / 2), Math.floor((inner.bottom + outer.bottom) / 2)]
      const [from, to] = [Math.ceil(inner.left), Math.ceil(inner.top)]
      for (const clip of [
        { x, y: to, width: 1, height: y - to - 6 },
        { x: from, y, width: x - from - 6, height: 1 },
      ])
        expect.soft(await leastGreen(page, clip), await result.innerText()).toBeGreaterThan(100)
    }
  })
})

/** The least green of the pixels of a part of the window: the ring has much of it, and the backplates of names have none. */
async function leastGreen(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<number> {
  const picture = await page.screenshot({ clip })
  return page.evaluate(
    async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      context?.drawImage(image, 0, 0)
      const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {}
      return Math.min(...[...data].filter((_, index) => index % 4 === 1))
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )
}
