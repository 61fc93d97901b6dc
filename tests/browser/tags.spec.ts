import { expect, type Page, test } from '@playwright/test'
import { spaceLetters } from './support/letters'
import { readSitemap } from './support/site'
import { LONG } from './support/suites'

const main = (page: Page) => page.getByRole('main')
const tag = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })

/** More stops than any page has. */
const MOST_STOPS = 200

/** Goes from stop to stop until a link to an address has the focus, as visitors without a pointer do, and follows it. */
async function follow(page: Page, href: string) {
  // The link over the header, which leads to the content.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.getAttribute('href'))) === href) break
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
}

test('by keys, a text leads to its subject and its author, and these lead back to it', LONG, async ({ page }) => {
  const post = '/blog/cloud-security-best-practices'
  await page.goto(post)
  for (const href of ['/tags/security', post, '/authors/ingrid-solberg', post]) await follow(page, href)
})

test('the whole box of a tag is its link', LONG, async ({ page }) => {
  await page.goto('/case-studies/norrland-steel-quality')
  const box = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Edge', exact: true }) })
  await box.click({ position: { x: 2, y: 2 } })
  await expect(page).toHaveURL('/tags/edge')
})

for (const width of [320, 390])
  test.describe(`under a finger, at ${width} px`, () => {
    // Only a phone has a coarse pointer.
    test.skip(({ browserName }) => browserName === 'firefox', 'Firefox has no phones here.')
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height: 844 } })

    test('tags are as low as with a mouse, and targets of 44 px that do not overlap', LONG, async ({ page }) => {
      for (const address of ['/blog/cloud-security-best-practices', '/search']) {
        await page.goto(address)
        const links = await linksOfTags(page)
        expect(links.length).toBeGreaterThan(3)
        for (const { name, height, reach } of links) {
          expect(height, name).toBeLessThan(30)
          expect(reach, name).toBeGreaterThanOrEqual(43)
        }
        // Four of them fit a row of 350 px.
        if (width === 390) expect(new Set(links.slice(0, 3).map(({ top }) => top)).size).toBe(1)
        if (width === 390 && address.startsWith('/blog')) expect(links[3]?.top).toBe(links[0]?.top)
      }
    })
  })

/** Each tag with a page: the height of its box, and how far from above to below it a finger hits it. */
const linksOfTags = (page: Page) =>
  main(page)
    .locator('.tags a')
    .evaluateAll((links) =>
      links.map((link) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, width, top, height } = (link.parentElement ?? link).getBoundingClientRect()
        let reach = 0
        for (let y = top - 30; y < top + height + 30; y++) if (document.elementFromPoint(left + width / 2, y) === link) reach++
        return { name: link.textContent, height, reach, top: top + window.scrollY }
      }),
    )

test('on a phone the texts of a tag begin in the first screen', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tags/cloud')
  await expect(main(page).getByRole('heading', { name: 'Everything on Cloud' })).toBeInViewport({ ratio: 1 })
})

test('the last of the writers in a row comes into view whole on phones', LONG, async ({ page }) => {
  for (const width of [375, 390, 430]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/tags/cloud')
    const names = main(page).getByRole('list', { name: 'Who writes about it' }).getByRole('link')
    expect(await names.count()).toBeGreaterThan(2)
    await names.last().focus()
    await expect(names.last()).toBeInViewport({ ratio: 1 })
    const tops = await names.evaluateAll((links) => links.map((link) => link.closest('li')?.getBoundingClientRect().top))
    expect(new Set(tops).size, `${width} px`).toBe(1)
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a subject lists its texts, and leads to related subjects and to its feed', async ({ page, request }) => {
    await page.goto('/newsroom/iso-certification')
    await tag(page, 'Security').click()
    await expect(main(page).getByRole('article')).toHaveCount(6)
    const feed = await tag(page, 'Atom').getAttribute('href')
    expect((await request.get(feed ?? '')).headers()['content-type']).toContain('xml')
    await main(page).getByRole('region', { name: 'Often read with' }).getByRole('link', { name: 'Identity' }).click()
    await expect(page).toHaveURL('/tags/identity')
  })

  test('a byline leads to who wrote a paper, with the long story and every text', async ({ page }) => {
    await page.goto('/whitepaper/data-contracts')
    await main(page).getByRole('link', { name: 'Amara Okafor', exact: true }).click()
    const biography = main(page).getByRole('region', { name: 'Biography' })
    await expect(biography.getByText('Whoever draws a process')).toBeVisible()
    const texts = main(page).getByRole('region', { name: 'Written by Amara Okafor' })
    for (const kind of ['Case Studies', 'Whitepapers', 'Blog'])
      await expect(texts.getByRole('region', { name: kind }).getByRole('article').first()).toBeVisible()
  })

  test('another address of the subjects leads to all insights', LONG, async ({ page }) => {
    await page.goto('/tags')
    await expect(page).toHaveURL('/insights')
  })
})

for (const width of [320, 360, 390, 1024])
  test(`at ${width} px, the names of subjects around a subject end where texts do`, LONG, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 })
    const { addresses } = await readSitemap(request)
    let names = 0
    for (const address of addresses.filter((one) => one.startsWith('/tags/'))) {
      await page.goto(address)
      expect(await namesBesideTexts(page), address).toEqual([])
      names += await page.locator('.subject-net li').count()
    }
    expect(names).toBeGreaterThan(0)
  })

/** Names around the subject of a page that reach over the width of its texts. */
const namesBesideTexts = (page: Page) =>
  page.locator('.subject-net').evaluateAll((nets) =>
    nets.flatMap((net) => {
      const { left, right } = net.getBoundingClientRect()
      return [...net.querySelectorAll('li a > span')].flatMap((name) => {
        const range = document.createRange()
        range.selectNodeContents(name)
        const at = range.getBoundingClientRect()
        return at.left < left - 1 || at.right > right + 1 ? [name.textContent] : []
      })
    }),
  )

for (const [address, link] of [
  ['/about', '.face-link a'],
  ['/industries', '.year-lines a'],
  ['/tags/cloud', '.writer-list a'],
] as const)
  test(`in ${address} the focus ring of a row whose text begins at its edge is off that text`, LONG, async ({ page }) => {
    await page.goto(address)
    const first = page.locator(link).first()
    await first.focus()
    const offset = await first.evaluate((element) => Number.parseFloat(getComputedStyle(element, '::after').outlineOffset))
    expect(offset).toBeGreaterThan(2)
  })

for (const [width, isSpaced] of [
  [360, false],
  [390, false],
  [360, true],
  [390, true],
] as const)
  test.describe(`at ${width} px${isSpaced ? ' with the widest spacing' : ''}`, () => {
    test.use({ bypassCSP: true, viewport: { width, height: 844 } })

    test('the net of a subject is as wide as texts, names its middle, and has points beside all else', LONG, async ({ page, request }) => {
      const { addresses } = await readSitemap(request)
      for (const address of addresses.filter((one) => one.startsWith('/tags/'))) {
        await page.goto(address)
        if ((await page.locator('.subject-net').count()) === 0) continue
        if (isSpaced) await spaceLetters(page)
        await expect.soft(page.locator('.subject-net div > p > span'), address).toBeVisible()
        const { wide, hit, joined } = await netOf(page)
        if (wide !== undefined) expect.soft(wide, address).toBeGreaterThan(0.9)
        expect.soft(hit, address).toEqual([])
        expect.soft(joined, address).toEqual([])
      }
    })
  })

test('on the narrowest phones subjects around a subject are a list', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/tags/security')
  await expect(page.locator('.subject-net svg')).toBeHidden()
  await expect(page.locator('.subject-net li > a')).toHaveCount(6)
})

/** What part of its width the net of a subject takes, the names that a point of a text lies on, and those that touch another. */
const netOf = (page: Page) =>
  page.locator('.subject-net').evaluate((net) => {
    const links = [...net.querySelectorAll('li a')].map((link) => link.getBoundingClientRect())
    const plates = [...net.querySelectorAll('li span, div > p')].map((name) => ({
      name: name.textContent,
      at: name.getBoundingClientRect(),
    }))
    const path = net.querySelector<SVGPathElement>('path.texts')
    const matrix = path?.getScreenCTM()
    const texts = [...`${path?.getAttribute('d')}`.matchAll(/M(\S+) (\S+)h0/g)].map(([, x, y]) =>
      new DOMPoint(Number(x), Number(y)).matrixTransform(matrix ?? undefined),
    )
    const hit = plates.filter(({ at }) =>
      texts.some(({ x, y }) => x > at.left - 3 && x < at.right + 3 && y > at.top - 3 && y < at.bottom + 3),
    )
    const joined = plates.filter((one) =>
      plates.some(
        ({ name, at }) =>
          name !== one.name && at.left < one.at.right && one.at.left < at.right && at.top < one.at.bottom && one.at.top < at.bottom,
      ),
    )
    const [left, right] = [Math.min(...links.map(({ left }) => left)), Math.max(...links.map(({ right }) => right))]
    return {
      wide: links.length > 1 ? (right - left) / net.clientWidth : undefined,
      hit: hit.map(({ name }) => name),
      joined: joined.map(({ name }) => name),
    }
  })
