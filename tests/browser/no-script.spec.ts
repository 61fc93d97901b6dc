import { expect, test } from '@playwright/test'
import { header, mainMenu, opener, themeSwitch } from './support/header'
import { Listing } from './support/listing'
import { serveRootNotFound } from './support/root-only'
import { KINDS } from './support/routes'
import { LONG } from './support/suites'

test.use({ javaScriptEnabled: false })

test('every kind of page can be read', LONG, async ({ page }) => {
  for (const address of KINDS) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect.soft(page.getByRole('main').getByRole('paragraph').first(), address).toBeVisible()
      await expect.soft(themeSwitch(page), address).toBeHidden()
      await expect.soft(page.getByRole('complementary', { name: 'Aldergate assistant' }), address).toHaveCount(0)
    })
  }
})

/** Lists, and how many cards each has. */
const LISTS = [
  ['/insights', 9],
  ['/case-studies', 6],
  ['/newsroom', 6],
  ['/whitepapers', 6],
  ['/blog', 6],
  ['/events', 6],
] as const

test('each list shows all its cards and no control that would do nothing', async ({ page }) => {
  const list = new Listing(page)
  for (const [address, cards] of LISTS)
    await test.step(address, async () => {
      await page.goto(`${address}?category=Security&q=nothing`)
      await list.expectResults(`Showing ${cards} results`, cards)
      await expect(list.cards.getByRole('heading').and(page.locator(':visible'))).toHaveCount(cards)
      await expect(page.getByRole('main').locator('input[type=search]')).toHaveCount(1)
      await expect(list.search).toHaveCount(0)
      // That of the newsletter opens an e-mail.
      await expect(page.getByRole('main').getByRole('button', { name: /^(?!Subscribe$)/ })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: / found$/ })).toHaveCount(0)
    })
})

test('the search page says what it needs, and lists all pages', async ({ page }) => {
  await page.goto('/search')
  const main = page.getByRole('main')
  // Locators by text leave out what stands in this element.
  await expect(main.locator('noscript p').first()).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'Legal' })).toBeVisible()
  const company = main.getByRole('region', { name: 'Company' }).getByRole('link')
  await expect(company).toContainText(['Careers', 'Senior AI/ML Engineer (closed)', 'Feeds and Calendars'])
})

test('menus open, one at a time', async ({ page }) => {
  await page.goto('/about')
  const nav = mainMenu(page)
  await opener(nav, 'Services').click()
  await expect(nav.getByRole('list', { name: 'Core Services' })).toBeVisible()
  await opener(nav, 'Insights').press('Enter')
  await expect(nav.getByRole('list', { name: 'Read' })).toBeVisible()
  await expect(nav.getByRole('list', { name: 'Core Services' })).toBeHidden()
  await nav.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('the mobile menu opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const nav = header(page).getByRole('navigation', { name: 'Mobile' })
  await opener(header(page), 'Menu').click()
  // Its page has the site map, and no search.
  await expect(nav.locator('a[href="/search"]')).toHaveText('Site map', { useInnerText: true })
  await opener(nav, 'Services').click()
  await nav.getByRole('link', { name: 'Security & Trust' }).click()
  await expect(page).toHaveURL('/services/security-trust')
})

for (const address of ['/contact', '/']) {
  test(`the inquiry form of ${address} shows its three parts and the mailbox`, address === '/contact' ? {} : LONG, async ({ page }) => {
    await page.goto(address)
    const form = page.getByRole('form', { name: 'Inquiry' })
    await expect(form).toHaveAttribute('action', 'mailto:hello@aldergate.example')
    for (const [step, field] of [
      ['Basic Information', 'Work email'],
      ['Project Scope', 'Project summary'],
      ['Additional Details', 'Expected outcomes'],
    ] as const)
      await expect(form.getByRole('group', { name: step }).getByRole('textbox', { name: field })).toBeVisible()
    await expect(form.getByRole('checkbox')).toBeVisible()
    await expect(form.getByRole('link', { name: 'hello@aldergate.example' })).toHaveAttribute('href', 'mailto:hello@aldergate.example')
    await expect(form.getByRole('button', { name: 'Submit Request' })).toBeEnabled()
    // An e-mail that a form opens carries no file.
    await expect(form.locator('input[type=file]')).toBeHidden()
  })
}

test('the form for updates of investors can be sent', async ({ page }) => {
  await page.goto('/investors')
  const form = page.getByRole('form', { name: 'Subscribe to updates' })
  await expect(form).toHaveAttribute('action', /^mailto:investors@aldergate\.example\?subject=./)
  await expect(form.getByRole('checkbox')).toHaveCount(3)
  await expect(form.getByRole('button')).toBeEnabled()
})

test('regions stand below each other, and links lead to them', async ({ page }) => {
  await page.goto('/regions')
  for (const name of ['North America', 'Europe', 'Asia Pacific', 'Middle East & Africa']) {
    const region = page.getByRole('region', { name, exact: true })
    await expect(region.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(region.getByRole('link', { name: /^Contact .* Office$/ }).first()).toBeVisible()
  }
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Asia Pacific' }).click()
  await expect(page.getByRole('region', { name: 'Asia Pacific', exact: true })).toBeInViewport()
})

test('the languages are named, and the one that there is', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await opener(footer, 'Language').click()
  const names = footer.locator('noscript:not(form *)')
  for (const name of await names.all()) await expect(name).toBeVisible()
  expect(await names.allTextContents()).toEqual([
    'English',
    'English (UK)',
    'Español',
    'Français',
    'Deutsch',
    'This page is available in English.',
  ])
  await expect(footer.getByRole('button', { name: 'Español' })).toHaveCount(0)
})

test('the picture of the hero stands still and has no control', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const address of ['/', '/nope']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/^(?:Pause|Play) Motion$/).and(page.locator(':visible'))).toHaveCount(0)
  }
})

// An article has a form of its own, which takes the place of that in the footer.
for (const address of ['/blog/ai-in-the-back-office', '/about'])
  test(`the newsletter can be asked for by email on ${address}`, async ({ page }) => {
    await page.goto(address)
    const form = page.getByRole('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) })
    await expect(form).toHaveCount(1)
    await expect(form).toHaveAttribute('action', /^mailto:hello@aldergate\.example\?subject=./)
    await expect(form.locator('noscript')).toHaveText('Subscribing opens your email program.', { useInnerText: true })
    await expect(form.locator('noscript')).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Email address' })).toBeVisible()
    await expect(form.getByRole('button')).toBeEnabled()
  })

test('a position is shared and applied for by plain links; what needs a script is absent', async ({ page }) => {
  await page.goto('/careers/senior-ai-ml-engineer')
  await expect(page.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?url=/,
  )
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeHidden()
  await page.getByRole('link', { name: 'Apply Now' }).click()
  await expect(page).toHaveURL(/\/contact\?topic=job&position=Senior/)
  await page.goto('/blog/ai-in-the-back-office')
  for (const name of ['Like', 'Save', 'Share']) await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
})

test('the contact page says when the press and others are answered', async ({ page }) => {
  await page.goto('/contact?topic=media')
  await expect(page.getByText('An engineer in the practice you choose')).toBeVisible()
  await expect(page.locator('.contact-panel noscript')).toContainText(
    /Press: .+ the same day.+Applicants: .+Event registration: .+Hosting an event: /s,
    {
      useInnerText: true,
    },
  )
  await expect(page.locator('.contact-panel noscript')).toBeVisible()
})

test('the region selector works', async ({ page }) => {
  await page.goto('/about')
  const top = page.getByRole('complementary', { name: 'Region and contact' })
  await top.getByRole('combobox', { name: 'Region' }).selectOption('Asia Pacific')
  await top.getByRole('button', { name: 'Show Region' }).click()
  await expect(page).toHaveURL('/regions?region=apac')
})

test('the search page offers the site map', async ({ page }) => {
  await page.goto('/search')
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  expect(await links.count()).toBeGreaterThan(50)
  await page.getByRole('main').getByRole('link', { name: 'Zero trust starts with your suppliers' }).click()
  await expect(page).toHaveURL('/blog/zero-trust-for-suppliers')
})

test('an unknown address has the view of its section, and the generic one where the host knows no other', async ({ page }) => {
  const h1 = page.getByRole('heading', { level: 1 })
  await page.goto('/blog/nope')
  await expect(h1).toHaveText('Blog Post Not Found')
  await serveRootNotFound(page, '/blog/nope')
  await page.goto('/blog/nope')
  await expect(h1).toHaveText('Page Not Found')
  await expect(page.getByRole('navigation', { name: 'Popular Pages' }).getByRole('link')).toHaveCount(5)
})

test('what becomes of other matters on the contact page stands apart from the steps of an inquiry', LONG, async ({ page }) => {
  await page.goto('/contact')
  const steps = await page.locator('.next-steps').boundingBox()
  const matters = await page
    .locator('.contact-panel noscript p')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  expect(matters.length).toBeGreaterThan(2)
  const ends = [(steps?.y ?? 0) + (steps?.height ?? 0), ...matters.map(({ bottom }) => bottom)]
  for (const [index, { top }] of matters.entries()) expect(top - (ends[index] ?? 0)).toBeGreaterThanOrEqual(12)
})
