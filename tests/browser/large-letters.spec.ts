import { expect, test } from '@playwright/test'
import { brokenWords } from './support/broken-words'
import { Finder } from './support/finder'
import { header } from './support/header'
import { enlargeLetters, spaceLetters, unreadableIn } from './support/letters'
import { KINDS } from './support/routes'
import { LONG } from './support/suites'

/** What is read at a glance. */
const LABELS =
  'h1, h2, h3, h4, dt, summary, .net span, .column-net a, .day-date span, .logo-list li, .region-item p, main a[href^="mailto:"]'

for (const width of [390, 320])
  test.describe(`letters of twice the size at ${width} px`, width === 320 ? {} : LONG, () => {
    test.use({ viewport: { width, height: 700 } })

    test('nothing is beside the window, cut off or covered', async ({ page }) => {
      await enlargeLetters(page)
      for (const address of [
        '/',
        '/blog/ai-in-the-back-office',
        '/careers/senior-ai-ml-engineer',
        '/services',
        '/regions?region=mea',
        '/technology',
        '/search?q=cloud',
      ])
        await test.step(address, async () => {
          await page.goto(address)
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width)
          expect.soft(await unreadableIn(page), address).toEqual([])
          const { height = 700 } = (await header(page).boundingBox()) ?? {}
          expect.soft(height, address).toBeLessThan(233)
        })
    })

    test('every kind of page can be read', LONG, async ({ page }) => {
      await enlargeLetters(page)
      for (const address of [
        ...KINDS,
        '/blog/ai-in-the-back-office',
        '/services/ai-transformation',
        '/regions?region=mea',
        '/search?q=cloud',
      ])
        await test.step(address, async () => {
          await page.goto(address)
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width)
          expect.soft(await unreadableIn(page), address).toEqual([])
        })
    })

    test('the chat assistant and the search have their words and all their controls in the window', LONG, async ({ page }) => {
      await enlargeLetters(page)
      await page.goto('/about')
      await page.getByRole('button', { name: 'Open the chat assistant' }).click()
      const chat = page.getByRole('complementary', { name: 'Aldergate assistant' })
      await expect(chat.getByRole('textbox')).toBeFocused()
      for (const control of await chat.getByRole('button').all()) await expect(control).toBeInViewport({ ratio: 0.99 })
      const close = await chat.getByRole('button', { name: 'Close chat' }).boundingBox()
      expect(close?.x).toBeGreaterThan(width / 2)
      expect(close?.y).toBeLessThanOrEqual((await chat.getByRole('heading').boundingBox())?.y ?? 0)
      await expect(chat.getByRole('textbox')).toBeInViewport({ ratio: 0.99 })
      await chat.getByRole('button', { name: 'Close chat' }).click()

      const finder = new Finder(page)
      await finder.open()
      await finder.field.pressSequentially('cloud')
      const words = finder.options.first().getByText('Cloud', { exact: true })
      await expect(words).toBeInViewport()
      expect(await words.evaluate((element) => element.getClientRects().length)).toBe(1)
    })
  })

for (const [width, size] of [
  [390, 32],
  [390, 24],
  [390, 16],
  [320, 32],
  [320, 20],
] as const)
  test(`the controls of the header are one row at ${width} px with letters of ${size} px`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await enlargeLetters(page, size)
    await page.goto('/about')
    const controls = [
      header(page).getByRole('link', { name: 'Aldergate' }).first(),
      page.getByRole('button', { name: 'Open the chat assistant' }),
      header(page).getByRole('link', { name: 'Search' }).first(),
      header(page).locator('.mobile-menu > summary'),
    ]
    for (const top of [0, 900, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      for (const control of top === 0 ? controls : []) await expect(control).toBeInViewport({ ratio: 1 })
      const boxes = await Promise.all(controls.map((control) => control.boundingBox()))
      const middles = boxes.map((box) => Math.round((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) / 2))
      expect(Math.max(...middles) - Math.min(...middles), `${top}: ${middles.join()}`).toBeLessThanOrEqual(1)
      for (const [index, box] of boxes.entries())
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(boxes[index + 1]?.x ?? width)
    }
    // The bar at the top and the header, where the page starts.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().top)).toBeLessThan(211)
  })

for (const [width, size] of [
  [390, 16],
  [390, 24],
  [390, 32],
  [320, 32],
] as const)
  test(`titles are larger than those below them at ${width} px with letters of ${size} px`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await enlargeLetters(page, size)
    for (const address of ['/', '/blog', '/whitepapers', '/services']) {
      await page.goto(address)
      const sizes = await page.evaluate(() =>
        ['h1', 'h2', 'h3'].map((name) =>
          [...document.querySelectorAll(`main ${name}`)]
            .filter((title) => title.checkVisibility() && title.getBoundingClientRect().width > 1)
            .map((title) => Number.parseFloat(getComputedStyle(title).fontSize)),
        ),
      )
      const [first = [], second = [], third = []] = sizes
      expect.soft(Math.min(...first), address).toBeGreaterThan(Math.max(...third))
      expect.soft(Math.min(...first), address).toBeGreaterThanOrEqual(Math.max(...second))
      if (second.length > 0) expect.soft(Math.max(...second), address).toBeGreaterThan(Math.max(...third))
    }
  })

test.describe('the widest spacing of letters', () => {
  test.use({ bypassCSP: true })

  for (const [width, addresses] of [
    [1280, ['/', '/blog', '/insights', '/case-studies']],
    [320, ['/about', '/services/ai-transformation']],
  ] as const)
    test(`nothing is cut off or covered at ${width} px`, LONG, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      for (const address of addresses) {
        await page.goto(address)
        await spaceLetters(page)
        expect.soft(await unreadableIn(page), address).toEqual([])
      }
    })
})

test('texts that are cut off, covered or outside of the window are seen', async ({ page }) => {
  await page.goto('/feeds')
  expect(await unreadableIn(page)).toEqual([])
  const addStyled = (text: string, styles: Record<string, string>) =>
    page.locator('h1').evaluate(
      (heading, [content, own]) => {
        const added = document.createElement('div')
        added.className = content
        added.textContent = content
        Object.assign(added.style, own)
        heading.after(added)
      },
      [text, styles] as const,
    )
  await addStyled('Outside', { position: 'absolute', insetInlineStart: `${page.viewportSize()?.width}px`, whiteSpace: 'nowrap' })
  await addStyled('Shortened', { inlineSize: '1em', overflow: 'clip', whiteSpace: 'nowrap' })
  await addStyled('Below', { position: 'absolute' })
  await addStyled('Above', { position: 'absolute' })
  expect(await unreadableIn(page)).toEqual(
    expect.arrayContaining([
      '“Shortened” is cut off by .Shortened',
      expect.stringMatching(/^“Outside” is outside of the window/),
      '“Above” and “Below” lie over each other',
    ]),
  )
})

test('no word of a headline breaks with letters of twice the size at 390 px, whatever font is shown', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await brokenWords(page.locator('h1, h2'))).toEqual([])
})

test('results and hours of offices have the whole width with letters of twice the size at 390 px', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enlargeLetters(page)
  await page.goto('/search?q=cloud')
  await expect(page.locator('.hit-row h3').first()).toBeVisible()
  expect(await brokenWords(page.locator('.hit-row h3'))).toEqual([])
  await page.goto('/regions')
  expect(await brokenWords(page.locator('.fact-list dt'))).toEqual([])
  const widths = await page.locator('.office-day').evaluateAll((all) => all.map((day) => day.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThan(195)
})

test('drawings of technologies have the whole width with letters of twice the size at 390 px', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enlargeLetters(page)
  await page.goto('/technology')
  const widths = await page.locator('.use-stems:visible').evaluateAll((all) => all.map((drawing) => drawing.clientWidth))
  expect(Math.min(...widths)).toBeGreaterThan(195)
})

for (const { name, width, isLarge } of [
  { name: 'letters of twice the size at 390 px', width: 390, isLarge: true },
  { name: 'letters of the usual size at 320 px', width: 320, isLarge: false },
])
  test(`no word of headlines, labels, names and mail addresses breaks with ${name}`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    if (isLarge) await enlargeLetters(page)
    for (const address of [
      '/',
      '/services',
      '/services/ai-transformation',
      '/industries',
      '/industries/healthcare-life-sciences',
      '/contact',
      '/regions',
      '/events',
      '/about',
    ])
      await test.step(address, async () => {
        await page.goto(address)
        expect.soft(await brokenWords(page.locator(LABELS)), address).toEqual([])
      })
    await page.goto('/')
    await page.locator('.mobile-menu > summary').click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    expect(await brokenWords(menu.locator('nav summary, nav li > a'))).toEqual([])
    const close = menu.getByRole('button')
    await expect(close.first()).toBeInViewport({ ratio: 0.99 })
    expect((await close.first().boundingBox())?.x).toBeGreaterThan(width / 2)
  })

test('what fields ask for is seen whole with letters of twice the size at 320 px', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await enlargeLetters(page)
  for (const address of ['/search', '/blog', '/whitepapers']) {
    await page.goto(address)
    const field = page.getByRole('main').getByRole('searchbox').first()
    const cut = await field.evaluate((element) => {
      const { paddingInlineStart, paddingInlineEnd, fontFamily } = getComputedStyle(element)
      const context = document.createElement('canvas').getContext('2d')
      if (!context || !(element instanceof HTMLInputElement)) return 'no field'
      context.font = `${getComputedStyle(element, '::placeholder').fontSize} ${fontFamily}`
      const room = element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      return Math.max(0, context.measureText(element.placeholder).width - room)
    })
    expect.soft(cut, address).toBe(0)
  }
})
