import { expect, type Locator, type Page, test } from '@playwright/test'
import { pageKinds } from '../../../scripts/built-addresses'
import { grouped } from '../../../src/engine/lib/grouped'
import { patterns } from '../../../src/site/routes/patterns'
import { brokenWords } from '../support/broken-words'
import { header } from '../support/header'
import { spaceLetters, unreadableIn } from '../support/letters'
import { readSitemap } from '../support/site'
import { ONLY_CHROMIUM } from '../support/suites'

/** What is cut off: the page beside its window, and elements that hide a part of their text. */
const cutIn = (page: Page) =>
  page.evaluate(() => {
    const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      // What is a point in size is for screen readers.
      if (!element.checkVisibility() || element.closest('.skip-link, svg') || element.offsetWidth <= 1) return false
      const { overflowX, overflowY } = getComputedStyle(element)
      const hides = (overflow: string, content: number, box: number) => ['hidden', 'clip'].includes(overflow) && content > box + 1
      const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      return (
        isText &&
        (hides(overflowX, element.scrollWidth, element.clientWidth) || hides(overflowY, element.scrollHeight, element.clientHeight))
      )
    })
    const names = cut.map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.slice(0, 40)}`)
    const beside = document.documentElement.scrollWidth - window.innerWidth
    return beside > 0 ? [`the page is ${beside} px too wide`, ...names] : names
  })

test.use({ bypassCSP: true })

for (const width of [1280, 1024, 720, 390, 360, 320])
  test(`no text is cut off with the widest spacing at ${width} px`, ONLY_CHROMIUM, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 })
    const { addresses } = await readSitemap(request)
    for (const { name, address } of pageKinds(addresses, patterns))
      await test.step(name, async () => {
        await page.goto(address)
        await spaceLetters(page)
        expect.soft([...(await cutIn(page)), ...(await unreadableIn(page))], address).toEqual([])
      })
  })

for (const width of [1440, 1280, 1152, 1024, 640, 390])
  test(
    `texts of the story lie over nothing at any of its dates with the widest spacing at ${width} px`,
    ONLY_CHROMIUM,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const height of [700, 900]) {
        await page.setViewportSize({ width, height })
        await page.goto('/about#story')
        await spaceLetters(page)
        // The header lies over what is scrolled away below it.
        const above = (await header(page).innerText()).split('\n').filter((text) => text !== '')
        const isUnder = (fault: string) => above.some((text) => fault.includes(`“${text}”`))
        const slider = page.locator('#story input[type=range]')
        // The script has begun, which brings the film to its end.
        await expect(page.locator('#story button[data-film]')).toBeAttached()
        await slider.focus()
        await page.keyboard.press('Home')
        const last = Number(await slider.getAttribute('max'))
        for (let date = 0; date <= last; date++) {
          await expect(slider).toHaveValue(`${date}`)
          // Dates that the film has not reached are beyond its side.
          const covered = (await unreadableIn(page)).filter((fault) => fault.endsWith('lie over each other') && !isUnder(fault))
          expect.soft(covered, `${height} px high, date ${date}`).toEqual([])
          await page.keyboard.press('ArrowRight')
        }
      }
    },
  )

/** Pixels between texts of drawings that stand side by side, and between texts and the sides of the window: the least of all. */
async function leastGap(texts: Locator): Promise<number> {
  const found = await texts.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))
    }),
  )
  const width = await texts.page().evaluate(() => innerWidth)
  const boxes = found.flatMap((letters, element) =>
    // Letters of a line, with its unit.
    [...grouped(letters, ({ bottom }) => Math.round(bottom / 8)).values()].map((line) => ({
      element,
      left: Math.min(...line.map(({ left }) => left)),
      right: Math.max(...line.map(({ right }) => right)),
      top: Math.min(...line.map(({ top }) => top)),
      bottom: Math.max(...line.map(({ bottom }) => bottom)),
    })),
  )
  const beside = boxes.flatMap((one) =>
    boxes
      .filter((other) => other.element !== one.element && other.left > one.left && other.top < one.bottom && one.top < other.bottom)
      .map(({ left }) => left - one.right),
  )
  return Math.min(...beside, ...boxes.flatMap(({ left, right }) => [left, width - right]))
}

test('names and figures of drawings keep a gap with the widest spacing', ONLY_CHROMIUM, async ({ page, request }) => {
  const { addresses } = await readSitemap(request)
  const nets = addresses.filter((address) => /^\/(services|industries)\/[^/]+$/.test(address))
  for (const [width, drawn, texts, least] of [
    [1280, ['/'], '.hero-net > .net .top b', 8],
    [1280, ['/'], '.hero-net > .net .bottom span', 10],
    [1280, nets, '.local-net .bottom:not(:has(> :nth-child(4))) > li > * > span', 14],
    ...[390, 384, 383, 360, 320].map((width) => [width, nets, '.local-net :is(b, .bottom > li > * > span)', 2] as const),
    [390, ['/feeds'], '.split-lines text', 4],
    [390, ['/careers'], '.page-intro .art text', 8],
  ] as const)
    for (const address of drawn) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(address)
      await spaceLetters(page)
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await leastGap(page.locator(texts)), `${address} at ${width} px`).toBeGreaterThan(least)
    }
})

test('no name of the hero reaches over the end of its texts with the widest spacing', ONLY_CHROMIUM, async ({ page }) => {
  for (const width of [1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await spaceLetters(page)
    await page.evaluate(() => document.fonts.ready)
    const over = await page.locator('.hero').evaluate((hero) => {
      const end = hero.querySelector('.hero-foot')?.getBoundingClientRect().right ?? 0
      const names = [...hero.querySelectorAll('.net li a > span')].filter((name) => {
        const range = document.createRange()
        range.selectNodeContents(name)
        return range.getBoundingClientRect().right > end + 2
      })
      return names.map((name) => name.textContent)
    })
    expect(over, `${width} px`).toEqual([])
  }
})

test('no unit and no word of a name of the hero is below its other half with the widest spacing', ONLY_CHROMIUM, async ({ page }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await spaceLetters(page)
    await page.evaluate(() => document.fonts.ready)
    const heights = await page
      .locator('.hero-net > .net :is(.top b, .whole)')
      .evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).fontSize)),
      )
    expect(Math.max(...heights), `${width} px`).toBeLessThan(2)
  }
})

/** Words of the menus and figures that stand on two lines each. */
const brokenIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.main-menu > ul > li > a, .main-menu summary, .fact-list .num, .measure-row > .one > .num')].flatMap(
      ({ childNodes }) =>
        [...childNodes].flatMap((node) =>
          [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            if (node.nodeType !== Node.TEXT_NODE) return []
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
          }),
        ),
    ),
  )

for (const address of ['/', '/careers', '/investors', '/regions', '/about/how-we-measure'])
  test(`no name of a menu and no figure of ${address} breaks with the widest spacing`, ONLY_CHROMIUM, async ({ page }) => {
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await spaceLetters(page)
      expect(await brokenIn(page), `${width} px`).toEqual([])
    }
  })

for (const width of [390, 320])
  test(
    `no word of titles, names and figures breaks at ${width} px with the widest spacing, and the header is one row`,
    ONLY_CHROMIUM,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const address of ['/', '/technology', '/services', '/about']) {
        await page.goto(address)
        await spaceLetters(page)
        const words = page.locator('h1, h2, h3, .logo-list li, :is(.fact-list, .figure-item) .num, .technology-list b, .face-link p')
        expect.soft(await brokenWords(words), address).toEqual([])
        expect.soft((await header(page).boundingBox())?.height, address).toBeLessThan(66)
      }
      await page.goto('/')
      await spaceLetters(page)
      const names = await page
        .locator('.column-net ul')
        .first()
        .locator('li a')
        .evaluateAll((all) => all.map((a) => a.scrollHeight - a.clientHeight))
      expect(Math.max(...names)).toBeLessThanOrEqual(1)
    },
  )

test('no word of hours and clocks breaks at 320 px with the widest spacing', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  for (const address of ['/investors', '/contact']) {
    await page.goto(address)
    await spaceLetters(page)
    const words = page.locator('.pair-list time, .office-phones div > *')
    expect.soft(await brokenWords(words), address).toEqual([])
  }
})

test('a text that is cut off is seen', ONLY_CHROMIUM, async ({ page }) => {
  await page.goto('/about')
  await spaceLetters(page)
  await page.addStyleTag({ content: `h1 { white-space: nowrap; overflow: hidden; inline-size: 4em }` })
  expect(await cutIn(page)).toEqual([expect.stringMatching(/^h1\./)])
})
