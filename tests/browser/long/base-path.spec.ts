import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { strayAddresses } from '../../files/stray-addresses'
import { chatOn } from '../support/chat'
import { Finder } from '../support/finder'
import { Listing } from '../support/listing'
import { PLACE, test } from '../support/placed-site'
import { typeInto } from '../support/typing'
import { watchProblems } from '../support/watch'

test.describe.configure({ mode: 'default' })

/** Pictures and fonts, which hold no addresses. */
const BINARY = /\.(?:png|ico|woff2|webp|avif|jpg|br|gz)$/

test('no file of the site has an address outside of its base path', async ({ placed: { dist } }) => {
  const paths = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const names = new Set(await readdir(dist))
  const stray: Record<string, readonly string[]> = {}
  for (const { parentPath, name } of paths.filter((entry) => !BINARY.test(entry.name))) {
    const path = join(parentPath, name).slice(dist.length + 1)
    const found = strayAddresses(path, await readFile(join(dist, path), 'latin1'), { ...PLACE, names })
    if (found.length > 0) stray[path] = found
  }
  expect(paths.length).toBeGreaterThan(200)
  expect(stray).toEqual({})
})

test('every request of a page stays below the base path', async ({ page, placed: { origin } }) => {
  const problems = watchProblems(page)
  const beside: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(`${origin}/`)) beside.push(url)
  })
  for (const route of ['/', '/blog', '/blog/cloud-cost-as-an-engineering-metric', '/technology', '/contact', '/events']) {
    await page.goto(origin + route)
    await expect(page.getByRole('main')).toBeVisible()
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL(`${origin}/about`)
  expect([...problems, ...beside]).toEqual([])
})

test('the search finds pages and leads to them', async ({ page, placed: { origin } }) => {
  const finder = new Finder(page)
  await page.goto(`${origin}/about`)
  await finder.open()
  await typeInto(finder.field, 'cloud')
  await finder.expectMarked(/^Cloud & Infrastructure/)
  const address = await finder.dialog.getByRole('option', { selected: true }).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === address)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(/Not Found/)
  await page.goto(`${origin}/about`)
  await finder.open()
  await page.keyboard.press('Escape')
  // The dialog has drawn the link anew.
  await expect(finder.control).toHaveAttribute('href', `${PLACE.base}search`)
})

test('the chat answers with links that lead somewhere', async ({ page, placed: { origin } }) => {
  await page.goto(`${origin}/about`)
  const { opener, field, log } = chatOn(page)
  await opener.click()
  await typeInto(field, 'Which industries do you serve?')
  await field.press('Enter')
  await expect(log.getByText(/We work in six/)).toBeVisible()
  await log.getByRole('link').last().click()
  await expect(page).toHaveURL(new RegExp(`^${origin}/`))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(/Not Found/)
})

test('filters keep the address of their page, and show cards that lead somewhere', async ({ page, placed: { origin } }) => {
  const listing = new Listing(page)
  await page.goto(`${origin}/blog`)
  await listing.chips.nth(1).click()
  await expect(page).toHaveURL(new RegExp(`^${origin}/blog\\?`))
  for (const address of await listing.addresses()) expect(address).toMatch(new RegExp(`^${PLACE.base}blog/`))
  await listing.cards.first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(/Not Found/)
})

test('an unknown address gets the view of its section, also where a host has one page for all', async ({ page, placed: { origin } }) => {
  const view = page.getByRole('main').getByRole('heading', { level: 1 })
  expect((await page.goto(`${origin}/blog/nope`))?.status()).toBe(404)
  await expect(view).toHaveText('Blog Post Not Found')
  const body = await (await page.request.get(`${origin}/404`)).text()
  await page.route(`${origin}/services/nope`, (route) => route.fulfill({ status: 404, contentType: 'text/html;charset=utf-8', body }))
  await page.goto(`${origin}/services/nope`)
  await expect(view).toHaveText('Service Not Found')
})

test('forms find their settings and their words', async ({ page, placed: { origin } }) => {
  const problems = watchProblems(page)
  await page.goto(`${origin}/blog`)
  const form = page.getByRole('form', { name: 'Stay Informed', exact: true })
  await form.getByRole('textbox').fill('ada@example.com')
  const words = page.waitForResponse(`${origin}/subscribe.json`)
  const settings = page.waitForResponse(`${origin}/mail.json`)
  await form.getByRole('button').click()
  expect([(await words).status(), (await settings).status()]).toEqual([200, 200])
  await expect(form.getByRole('link').last()).toHaveAttribute('href', `${PLACE.base}feed.xml`)
  expect(problems).toEqual([])
})
