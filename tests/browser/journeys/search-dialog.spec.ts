import { expect, test } from '@playwright/test'
import { failIslandScripts, holdIslandScripts } from '../support/chunks'
import { Finder } from '../support/finder'
import { openWithHeader } from '../support/header'
import { spokenNodes } from '../support/roles'
import { LONG, ONLY_CHROMIUM } from '../support/suites'
import { typeInto } from '../support/typing'

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

test('the slash can be turned off, on every page and until it is turned on again', LONG, async ({ page }) => {
  const finder = new Finder(page)
  await openWithHeader(page, '/contact')
  await page.keyboard.press('/')
  await expect(finder.field).toBeFocused()
  await finder.dialog.getByRole('button', { name: 'Stop the / key from opening the search' }).click()
  const on = finder.dialog.getByRole('button', { name: 'Let the / key open the search' })
  await expect(on).toBeFocused()

  await openWithHeader(page, '/about')
  await page.evaluate(() =>
    window.addEventListener('keydown', ({ defaultPrevented }) => document.body.setAttribute('data-taken', `${defaultPrevented}`)),
  )
  await page.keyboard.press('/')
  await expect(page.locator('body')).toHaveAttribute('data-taken', 'false')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(finder.field).toBeFocused()
  await expect(finder.field).toHaveValue('')
  await on.click()
  await page.keyboard.press('Escape')
  await expect(finder.dialog).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(finder.field).toBeFocused()
})

test('what is typed before the dialog is there stands in its field, with the caret at the end', LONG, async ({ page }) => {
  const release = await holdIslandScripts(page)
  const finder = new Finder(page)
  await openWithHeader(page, '/')
  await page.keyboard.press('/')
  await page.keyboard.type('clu')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('o')
  release()
  await expect(finder.field).toBeFocused()
  await page.keyboard.type('ud')
  await expect(finder.field).toHaveValue('cloud')
  await finder.expectMarked(/^Cloud & Infrastructure/)
  await page.keyboard.press('Escape')
  await finder.control.click()
  await expect(finder.field).toBeFocused()
  await expect(finder.field).toHaveValue('')
})

test('what is typed after a click, before the dialog is there, stands in its field', LONG, async ({ page }) => {
  const release = await holdIslandScripts(page)
  const finder = new Finder(page)
  await openWithHeader(page, '/about')
  await finder.control.click()
  await page.keyboard.type('clo')
  release()
  await expect(finder.field).toBeFocused()
  await page.keyboard.type('ud')
  await expect(finder.field).toHaveValue('cloud')
})

test('Enter before the dialog is there sends what is typed, and does not follow a link that has the focus', LONG, async ({ page }) => {
  const release = await holdIslandScripts(page)
  await openWithHeader(page, '/about')
  await page.getByRole('main').getByRole('link', { name: 'Leadership' }).first().focus()
  await page.keyboard.press('/')
  await page.keyboard.type('zero trust')
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL('/search?q=zero+trust')
})

test('Enter with Ctrl or ⌘ opens the marked result in a tab of its own', LONG, async ({ page, context }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await typeInto(finder.field, 'zero trust starts')
  await finder.expectMarked(/^Zero trust starts with your suppliers/)
  const opened = context.waitForEvent('page')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(await opened).toHaveURL('/blog/zero-trust-for-suppliers')
  await expect(page).toHaveURL('/about')
  await expect(finder.field).toHaveValue('zero trust starts')
})

test('keys go through the results and round their ends, and leave the text alone', async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await typeInto(finder.field, 'cloud')
  await finder.expectMarked(/^Cloud & Infrastructure/)
  // The keys go through results of this text, not of the one before its last letter.
  await expect(finder.options.first().locator('mark').first()).toHaveText('Cloud')
  await page.keyboard.press('ArrowDown')
  await finder.expectMarked(/^Security & Trust/)
  // Sentences come after the other results.
  await expect(finder.dialog.getByRole('group', { name: 'In the text' })).toBeAttached()
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

test('the browser itself calls results options, and says which one is selected', { tag: [LONG.tag, ONLY_CHROMIUM.tag] }, async ({
  page,
}) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await typeInto(finder.field, 'cloud')
  await finder.expectMarked(/cloud/i)
  // Sentences come after the other results.
  await expect(finder.dialog.getByRole('group', { name: 'In the text' })).toBeAttached()
  const count = await finder.options.count()
  const spoken = async () => (await spokenNodes(page)).filter(({ role }) => role === 'option').map(({ isSelected }) => isSelected)
  await expect.poll(spoken).toEqual(Array.from({ length: count }, (_, index) => index === 0))
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

test('what is selected in its field up to the ground behind stays, and so does the dialog', LONG, async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await finder.field.fill('cloud')
  const box = await finder.field.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 80, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await page.mouse.down()
  await page.mouse.move(5, 400)
  await page.mouse.up()
  await expect(finder.field).toHaveValue('cloud')
  await expect(finder.dialog).toBeVisible()
})

test('where nothing had the focus, the control of the search has it after the dialog', LONG, async ({ page }) => {
  const finder = new Finder(page)
  await openWithHeader(page, '/about')
  await page.keyboard.press('/')
  await expect(finder.field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(finder.dialog).toHaveCount(0)
  await expect(finder.control).toBeFocused()
})

test('the page behind the dialog does not scroll', LONG, async ({ page }) => {
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
  test(`a click ${name} opens the search page, and the dialog stays closed`, LONG, async ({ page, context, browserName }) => {
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
  await expect(finder.control).not.toHaveAttribute('data-waiting')
  await finder.control.click()
  await expect(page).toHaveURL('/about')
  await expect(finder.control).toHaveAttribute('data-waiting')
  release()
  await expect(finder.field).toBeFocused()
  await expect(finder.control).not.toHaveAttribute('data-waiting')
})

test('where the script does not come, the link leads to the search page', LONG, async ({ page }) => {
  await failIslandScripts(page)
  await page.goto('/about')
  await new Finder(page).control.click()
  await expect(page).toHaveURL('/search')
})

test('what scrolls the results is no stop, and the field names a list only while there is one', LONG, async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await expect(finder.field).not.toHaveAttribute('aria-controls')
  await finder.field.pressSequentially('cloud')
  const list = finder.dialog.getByRole('listbox')
  await expect(list).toBeVisible()
  await expect(finder.field).toHaveAttribute('aria-controls', `${await list.getAttribute('id')}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(finder.dialog.getByRole('link').last()).toBeFocused()
})
