import { expect, test } from '@playwright/test'
import { failIslandScripts, holdIslandScripts, holdLoader, nextIslandScript, watchIslandScripts } from '../support/chunks'
import { themeSwitch } from '../support/header'
import { Listing } from '../support/listing'
import { LONG } from '../support/suites'
import { typeInto } from '../support/typing'
import { watchProblems } from '../support/watch'

const ZERO_TRUST = 'Zero trust starts with your suppliers'

test('a list asks for no island script before the visitor reaches for it', async ({ page }) => {
  const asked = watchIslandScripts(page)
  await page.goto('/blog')
  // By now the loader has run, and brought to life what is due by itself.
  await expect(themeSwitch(page)).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('heading', { level: 1 }).hover()
  expect(asked).toEqual([])

  await new Listing(page).search.hover()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

for (const intent of ['hover', 'focus'] as const) {
  test(`${intent} brings a list to life without a complaint`, LONG, async ({ page }) => {
    const problems = watchProblems(page)
    const list = new Listing(page)
    await page.goto('/blog')
    const ids = await list.ids()
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])

    const script = nextIslandScript(page)
    await list.search[intent]()
    await script
    // Only a living list answers.
    await typeInto(list.search, 'zero')
    await list.expectResults('Showing 1 results matching "zero"', 1)
    await typeInto(list.search, '')
    await list.expectResults('Showing 6 results', 6)
    expect(await list.ids()).toEqual(ids)
    expect(problems).toEqual([])
  })
}

test('typing searches title, excerpt and tags, in any case', async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/blog')
  await typeInto(list.search, 'ZERO TRUST STARTS')
  await list.expectResults('Showing 1 results matching "ZERO TRUST STARTS"', 1)
  expect(await list.titles()).toEqual([ZERO_TRUST])
  await typeInto(list.search, 'came through a supplier')
  await list.expectResults('Showing 1 results matching "came through a supplier"', 1)
  expect(await list.titles()).toEqual([ZERO_TRUST])
  await typeInto(list.search, 'zer trust')
  await list.expectResults('Showing 0 results matching "zer trust"', 0)
})

test('a line of results is seen at each key, and read aloud when typing pauses', async ({ page }) => {
  const list = new Listing(page)
  await page.clock.install()
  await page.goto('/blog')
  await typeInto(list.search, 'z')
  await expect(list.said).toContainText('matching "z"')
  const before = await list.said.textContent()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await list.search.press('End')
  await list.search.pressSequentially('ero')
  await expect(list.results).toHaveText('Showing 1 results matching "zero"')
  expect(await list.said.textContent()).toBe(before)
  await page.clock.runFor(1000)
  await expect(list.said).toHaveText('Showing 1 results matching "zero"')
})

test('words can be typed one after the other, and blanks round them count for nothing', LONG, async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/blog')
  await list.search.pressSequentially(' zero trust ')
  await expect(list.search).toHaveValue(' zero trust ')
  await list.expectResults('Showing 1 results matching "zero trust"', 1)
})

test('a chip and a search text both hold', async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/blog')
  await list.expectChosen('All')
  await list.chip('Security').click()
  await list.expectChosen('Security')
  await list.expectResults('Showing 2 results for "Security"', 2)
  await typeInto(list.search, 'supplier')
  await list.expectResults('Showing 1 results for "Security" matching "supplier"', 1)
  expect(await list.titles()).toEqual([ZERO_TRUST])
  // What the text finds is not in this category.
  await list.chip('Cloud').click()
  await list.expectResults('Showing 0 results for "Cloud" matching "supplier"', 0)
  await list.chip('All').click()
  await list.expectResults('Showing 1 results matching "supplier"', 1)
})

test('the featured entry leads, is counted, and goes when it does not match', LONG, async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/blog')
  const featured = page.getByRole('region', { name: 'Featured article' }).getByRole('heading', { level: 3 })
  const title = (await featured.textContent()) ?? ''
  const titles = await list.titles()
  expect(titles.filter((text) => text === title)).toHaveLength(1)
  expect(titles[0]).toBe(title)
  await list.chip('Cloud').click()
  await list.expectResults('Showing 1 results for "Cloud"', 1)
  await expect(featured).toHaveCount(0)
})

for (const size of [
  { width: 1440, height: 900, places: [0.12, 0.5, 0.7] },
  // Lower on a phone there is no room for the title of the first result.
  { width: 390, height: 844, places: [0.12, 0.3] },
])
  test(`a chip stays under the pointer that presses it, at ${size.width} px`, LONG, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/blog')
    const list = new Listing(page)
    const boxOf = async (name: string) => {
      const box = await list.chip(name).boundingBox()
      if (!box) throw new Error(`no chip ${name}`)
      return box
    }
    for (const place of size.places)
      for (const name of ['Cloud', 'All']) {
        const chip = list.chip(name)
        await chip.evaluate((element, top) => {
          scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
        }, place * size.height)
        const { x, y, width, height } = await boxOf(name)
        // In Firefox a click on the element itself scrolls to it first.
        await page.mouse.click(x + width / 2, y + height / 2)
        await list.expectChosen(name)
        // A smooth scroll would have begun by then.
        await page.waitForTimeout(100)
        expect(Math.abs((await boxOf(name)).y - y), `${name} at ${place}`).toBeLessThan(1)
      }
  })

test('an empty list says so, and Clear Filters brings everything back', async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/blog')
  const empty = page.getByRole('heading', { name: 'No articles found', exact: true })
  await expect(empty).toBeHidden()
  await list.chip('Cloud').click()
  await typeInto(list.search, 'no such words')
  await list.expectResults('Showing 0 results for "Cloud" matching "no such words"', 0)
  await expect(empty).toBeVisible()
  await expect(page.getByText('Try adjusting your search terms or filters', { exact: true })).toBeVisible()

  await list.clear.click()
  await list.expectResults('Showing 6 results', 6)
  await list.expectChosen('All')
  await expect(list.search).toHaveValue('')
  await expect(list.search).toBeFocused()
  await expect(empty).toBeHidden()
  await expect(page).toHaveURL('/blog')
})

test('nothing done before the script is there is lost', async ({ page }) => {
  const list = new Listing(page)
  const release = await holdIslandScripts(page)
  await page.goto('/blog')
  await expect(themeSwitch(page)).toBeVisible()
  const script = nextIslandScript(page)
  await list.chip('Security').click()
  await script
  await list.search.pressSequentially('zero')
  await list.expectChosen('All')
  await list.expectResults('Showing 6 results', 6)

  release()
  await list.expectChosen('Security')
  await list.expectResults('Showing 1 results for "Security" matching "zero"', 1)
  await expect(list.search).toHaveValue('zero')
  await expect(list.search).toBeFocused()
})

test('nothing done before the loader is there is lost', async ({ page }) => {
  const list = new Listing(page)
  const release = await holdLoader(page)
  await page.goto('/blog', { waitUntil: 'commit' })
  await list.chip('Security').click()
  await list.search.pressSequentially('zero')
  await list.expectChosen('All')

  release()
  await list.expectChosen('Security')
  await list.expectResults('Showing 1 results for "Security" matching "zero"', 1)
  await expect(list.search).toHaveValue('zero')
})

test('a script that does not come leaves the cards, and the next intent tries again', LONG, async ({ page }) => {
  const list = new Listing(page)
  const problems = watchProblems(page)
  const repair = await failIslandScripts(page)
  await page.goto('/blog')
  // One intent, no more: a pointer makes several, and the last one may still be failing as the next one comes.
  await list.chip('Security').dispatchEvent('click')
  await expect(list.island).toHaveAttribute('data-failed')
  await list.expectResults('Showing 6 results', 6)

  await repair()
  await page.getByRole('heading', { level: 1 }).hover()
  await list.chip('Security').click()
  await list.expectResults('Showing 2 results for "Security"', 2)
  expect(problems.filter((text) => text.startsWith('uncaught:'))).toEqual([])
})
