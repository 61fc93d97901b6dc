import { expect, type Locator, type Page, test } from '@playwright/test'
import { writeIndex } from '../../../src/islands/site-search/index-file'
import { searchEntries } from '../../support/search-entries'
import { axeFindings } from '../support/axe'
import { failIslandScripts, holdIslandScripts } from '../support/chunks'
import { header, openWithHeader } from '../support/header'
import { typeInto } from '../support/typing'
import { watchProblems } from '../support/watch'

const PHONE = { width: 390, height: 844 }
const INDEX = '**/search-index.json'

/** The search in the header, and the dialog that it opens. */
class Finder {
  readonly control: Locator
  readonly dialog: Locator
  readonly field: Locator
  readonly options: Locator
  readonly status: Locator

  constructor(page: Page) {
    this.control = header(page).getByRole('link', { name: 'Search the site' })
    this.dialog = page.getByRole('dialog', { name: 'Site search' })
    this.field = this.dialog.getByRole('combobox', { name: 'Search services, insights and pages' })
    this.options = this.dialog.getByRole('option')
    this.status = this.dialog.getByRole('status')
  }

  /** Opens it by its control. */
  async open() {
    await this.control.click()
    await expect(this.field).toBeFocused()
  }

  /** The result that the keys have reached: the field points to it. */
  async expectMarked(name: RegExp) {
    const marked = this.dialog.getByRole('option', { selected: true })
    await expect(marked).toHaveCount(1)
    await expect(marked).toHaveAccessibleName(name)
    await expect(this.field).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? 'none')
  }
}

for (const viewport of [undefined, PHONE])
  test.describe(viewport ? 'on a phone' : 'on a desk', () => {
    if (viewport) test.use({ viewport })

    test('a click opens the search, typing finds, Enter follows the first result', async ({ page }) => {
      const problems = watchProblems(page)
      const finder = new Finder(page)
      await page.goto('/about')
      await finder.open()
      await finder.field.pressSequentially('zero trust starts')
      await expect(finder.status).toHaveText('1 result')
      await expect(finder.options.locator('mark')).toHaveText('Zero trust starts')
      await finder.expectMarked(/^Zero trust starts with your suppliers/)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/blog/zero-trust-for-suppliers')
      expect(problems).toEqual([])
    })

    test('the page of all results finds the same, by group', async ({ page }) => {
      const problems = watchProblems(page)
      await page.goto('/search?q=cloud')
      const main = page.getByRole('main')
      await expect(main.getByRole('status')).toHaveText('Showing 12 results matching "cloud"')
      await expect(main.getByRole('region', { name: 'Services' }).getByRole('listitem')).toHaveCount(2)
      await expect(main.getByRole('heading', { name: 'Every page, by section' })).toBeHidden()
      await main.getByRole('button', { name: 'Insights', exact: true }).click()
      await expect(page).toHaveURL('/search?q=cloud&category=insights')
      await expect(main.getByRole('region')).toHaveCount(1)
      await main.getByRole('link', { name: 'Cloud cost is an engineering metric' }).click()
      await expect(page).toHaveURL('/blog/cloud-cost-as-an-engineering-metric')
      // Firefox brings the page back as it was left: nothing is loaded that one could wait for.
      await page.evaluate(() => window.history.back())
      await expect(main.getByRole('status')).toHaveText('Showing 5 results for "Insights" matching "cloud"')
      expect(problems).toEqual([])
    })

    for (const colorScheme of ['light', 'dark'] as const)
      test(`axe finds nothing in the open dialog, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        const finder = new Finder(page)
        await page.goto('/about')
        await finder.open()
        expect(await axeFindings(page)).toEqual([])
        for (const [query, status] of [
          ['cloud', '12 results'],
          ['securty', /^\d+ results$/],
          ['mainframe', '0 results'],
        ] as const) {
          await typeInto(finder.field, query)
          await expect(finder.status).toHaveText(status)
          expect(await axeFindings(page)).toEqual([])
        }
      })
  })

test('keys open the search from anywhere, but not the slash while one types', async ({ page }) => {
  const finder = new Finder(page)
  await openWithHeader(page, '/contact')
  await page.keyboard.press('/')
  await expect(finder.field).toBeFocused()
  await expect(finder.field).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(finder.dialog).toHaveCount(0)

  const name = page.getByRole('main').getByRole('textbox').first()
  await name.focus()
  await page.keyboard.press('/')
  await expect(name).toHaveValue('/')
  await expect(finder.dialog).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(finder.field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
})

test('keys go through the results and round their ends, and leave the text alone', async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await finder.field.pressSequentially('cloud')
  await finder.expectMarked(/^Cloud & Infrastructure/)
  await page.keyboard.press('ArrowDown')
  await finder.expectMarked(/^Security & Trust/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  const last = (await finder.options.count()) - 1
  await expect(finder.options.nth(last)).toHaveAttribute('aria-selected', 'true')
  await expect(finder.options.nth(last)).toBeInViewport()
  await page.keyboard.press('Home')
  await page.keyboard.type('the ')
  await expect(finder.field).toHaveValue('the cloud')
  await expect(finder.field).toBeFocused()
})

test('the dialog closes by its button, Escape and the ground behind, and gives the focus back', async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  for (const close of [
    () => finder.dialog.getByRole('button', { name: 'Close search' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 400),
  ]) {
    await finder.open()
    await close()
    await expect(finder.dialog).toHaveCount(0)
    await expect(finder.control).toBeFocused()
  }
})

test('the page behind the dialog does not scroll', async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await page.mouse.move(10, 500)
  await page.mouse.wheel(0, 600)
  await finder.field.press('PageDown')
  await expect(finder.dialog).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const [name, click] of [
  ['with Ctrl or ⌘', { modifiers: ['ControlOrMeta' as const] }],
  ['of the middle button', { button: 'middle' as const }],
] as const)
  test(`a click ${name} opens the search page, and the dialog stays closed`, async ({ page, context, browserName }) => {
    test.skip(browserName === 'firefox' && 'button' in click, 'Firefox as it is driven here opens no tab for a middle click.')
    const finder = new Finder(page)
    await page.goto('/about')
    const opened = context.waitForEvent('page')
    await finder.control.click('button' in click ? click : { modifiers: [...click.modifiers] })
    await expect(await opened).toHaveURL('/search')
    await expect(page).toHaveURL('/about')
    await expect(finder.dialog).toHaveCount(0)
  })

test('a click that comes before the script is kept', async ({ page }) => {
  const release = await holdIslandScripts(page)
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.control.click()
  await expect(page).toHaveURL('/about')
  release()
  await expect(finder.field).toBeFocused()
})

test('where the script does not come, the link leads to the search page', async ({ page }) => {
  await failIslandScripts(page)
  await page.goto('/about')
  await new Finder(page).control.click()
  await expect(page).toHaveURL('/search')
})

test('mistyped words find what is close, and say that it is', async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await finder.field.pressSequentially('privcy')
  await expect(finder.dialog.getByRole('group', { name: 'Close matches' }).getByRole('option').first()).toHaveAccessibleName(
    /^Privacy Policy/,
  )
  await expect(finder.options.first().locator('mark')).toHaveText('Privacy')
})

test('nothing found says so and offers pages', async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await finder.field.pressSequentially('mainframe')
  await expect(finder.status).toHaveText('0 results')
  await expect(finder.dialog.getByRole('heading', { name: 'Nothing matches “mainframe”' })).toBeVisible()
  await expect(finder.field).toHaveAttribute('aria-expanded', 'false')
  await finder.dialog.getByRole('link', { name: /^Case Studies/ }).click()
  await expect(page).toHaveURL('/case-studies')
})

test('searches are remembered on this device until they are cleared', async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await expect(finder.dialog.getByText('Recent searches')).toHaveCount(0)
  await finder.field.pressSequentially('hipaa')
  await expect(finder.options.locator('mark')).toHaveText('HIPAA')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/industries/healthcare-life-sciences')

  await finder.open()
  await finder.dialog.getByRole('button', { name: 'hipaa' }).click()
  await expect(finder.field).toHaveValue('hipaa')
  await expect(finder.status).toHaveText('1 result')
  await typeInto(finder.field, '')
  await finder.dialog.getByRole('button', { name: 'Clear' }).click()
  await expect(finder.field).toBeFocused()
  await expect(finder.dialog.getByText('Recent searches')).toHaveCount(0)
  await page.reload()
  await finder.open()
  await expect(finder.dialog.getByRole('heading', { name: 'Popular pages' })).toBeVisible()
  await expect(finder.dialog.getByText('Recent searches')).toHaveCount(0)
})

test('where storage is blocked, the search works and remembers nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  const problems = watchProblems(page)
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await finder.field.pressSequentially('hipaa')
  await expect(finder.options.locator('mark')).toHaveText('HIPAA')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/industries/healthcare-life-sciences')
  expect(problems).toEqual([])
})

test('without an index the search says so, and tries again', async ({ page }) => {
  let isDown = true
  await page.route(INDEX, (route) => (isDown ? route.abort('connectionfailed') : route.continue()))
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await finder.field.pressSequentially('clou')
  await expect(finder.dialog.getByRole('heading', { name: 'The search did not load' })).toBeVisible()
  await expect(finder.dialog.getByRole('link', { name: 'Site map' })).toHaveAttribute('href', '/search')
  isDown = false
  await finder.field.press('d')
  await expect(finder.status).toHaveText('12 results')
})

test('a large index is searched by a worker, and only the newest answer is shown', async ({ page }) => {
  const problems = watchProblems(page)
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.route(INDEX, (route) => route.fulfill({ contentType: 'application/json', body: writeIndex(searchEntries(1200)) }))
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await finder.field.pressSequentially('needle')
  await expect(finder.status).toHaveText('1 result')
  await finder.expectMarked(/^Needle /)
  await typeInto(finder.field, 'neddle')
  await expect(finder.dialog.getByRole('group', { name: 'Close matches' }).getByRole('option')).toHaveAccessibleName(/^Needle /)
  expect(workers).toHaveLength(1)
  expect(problems).toEqual([])
})

test('a result on the page that is open closes the dialog and goes to its place', async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/technology')
  await finder.open()
  await finder.field.pressSequentially('postgresql')
  await finder.options.filter({ hasText: 'Database' }).click()
  await expect(page).toHaveURL('/technology#database')
  await expect(finder.dialog).toHaveCount(0)
})

test('the search page keeps one history entry per pause, and Back gives the words before', async ({ page }) => {
  await page.clock.install()
  const field = page.getByRole('main').getByRole('searchbox')
  const status = page.getByRole('main').getByRole('status')
  await page.goto('/about')
  await page.goto('/search')
  await field.hover()
  await typeInto(field, 'cloud')
  await expect(status).toContainText('matching "cloud"')
  await page.clock.runFor(700)
  await expect(page).toHaveURL('/search?q=cloud')
  await typeInto(field, 'hipaa')
  await page.clock.runFor(700)
  await expect(page).toHaveURL('/search?q=hipaa')
  await page.goBack()
  await expect(field).toHaveValue('cloud')
  await expect(status).toHaveText('Showing 12 results matching "cloud"')
  await page.goBack()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Every page, by section' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('on the search page the keys enter its field', async ({ page }) => {
  await openWithHeader(page, '/search')
  await page.keyboard.press('/')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
})

test('Enter leads to all results where nothing is marked', async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await finder.field.pressSequentially('mainframe')
  await expect(finder.status).toHaveText('0 results')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=mainframe')
  await expect(page.getByRole('heading', { name: 'Nothing matches “mainframe”' })).toBeVisible()
})
