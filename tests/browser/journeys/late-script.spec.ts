import { expect, type Page, test } from '@playwright/test'
import { failIslandScripts, holdIslandScripts, holdLoader, loseIslandScripts, nextIslandScript } from '../support/chunks'
import { ASKED, InquiryPage } from '../support/inquiry'
import { Listing } from '../support/listing'
import { LONG } from '../support/suites'
import { watchProblems } from '../support/watch'

test('repeats a click made while a script loads, even if the first load fails', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  const lose = await loseIslandScripts(page)
  const list = new Listing(page)
  await page.goto('/blog')
  const asked = nextIslandScript(page)
  await list.chip('Security').focus()
  await asked
  await list.chip('Security').press('Enter')
  lose()
  await list.expectResults('Showing 2 results for "Security"', 2)
  await expect(list.island).not.toHaveAttribute('data-failed')
  expect(problems.filter((text) => text.startsWith('uncaught:'))).toEqual([])
})

test('does not move a field in which somebody types when the loader arrives late', LONG, async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox never asks again for a module that failed; the page stays as it is without scripts.')
  await page.route('**/assets/loader*', (route) => route.abort('connectionreset'), { times: 1 })
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.field('Project summary').focus()
  const asked = page.waitForResponse('**/assets/loader*')
  const [first = ''] = ASKED.projectSummary
  await page.keyboard.type(first)
  await asked
  await expect(page.locator('html')).not.toHaveAttribute('data-failed')
  await page.keyboard.type(ASKED.projectSummary.slice(first.length))
  await inquiry.expectStep('Project Scope')
  await expect(inquiry.field('Project summary')).toHaveValue(ASKED.projectSummary)
  await expect(inquiry.field('Project summary')).toBeFocused()
})

test.describe('chips before their script', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the last one that is pressed looks pressed at once, and the row stays where a finger has moved it', LONG, async ({ page }) => {
    const release = await holdIslandScripts(page)
    const list = new Listing(page)
    await page.goto('/blog')
    await watchChips(page, 160)
    await list.chip('Cloud').click()
    expect(await pressedLooks(page)).toEqual(['All', 'Cloud'])
    await list.chip('Security').click()
    expect(await pressedLooks(page)).toEqual(['All', 'Cloud', 'Security'])
    release()
    await list.expectResults('Showing 2 results for "Security"', 2)
    await list.expectChosen('Security')
    expect(await pressedLooks(page)).toEqual(['All', 'Cloud', 'Security'])
    expect(await page.evaluate(() => window.chips?.left)).toBeGreaterThan(0)
  })

  test('the last one looks pressed also before the loader is there', LONG, async ({ page }) => {
    const release = await holdLoader(page)
    const list = new Listing(page)
    await page.goto('/blog', { waitUntil: 'commit' })
    await list.chip('Cloud').waitFor()
    await watchChips(page, 0)
    await list.chip('Cloud').click()
    await list.chip('Security').click()
    expect(await pressedLooks(page)).toEqual(['All', 'Cloud', 'Security'])
    release()
    await list.expectResults('Showing 2 results for "Security"', 2)
    expect(await pressedLooks(page)).toEqual(['All', 'Cloud', 'Security'])
  })

  test('they look as before where it does not come, and the next press works', LONG, async ({ page }) => {
    const mend = await failIslandScripts(page)
    const list = new Listing(page)
    await page.goto('/blog')
    await watchChips(page, 160)
    await list.chip('Security').click()
    await expect(list.island).toHaveAttribute('data-failed')
    await expect.poll(() => pressedLooks(page)).toEqual(['All', 'Security', 'All'])
    await list.expectChosen('All')
    await mend()
    await list.chip('Cloud').click()
    await list.expectChosen('Cloud')
    expect(await pressedLooks(page)).toEqual(['All', 'Security', 'All', 'Cloud'])
  })
})

declare global {
  interface Window {
    /** What chips have looked like at each frame since `watchChips`. */
    chips?: { looks: string[]; left: number }
  }
}

/** Moves the row of chips, and notes in each frame which of them look pressed, and how far to its start the row was. */
const watchChips = (page: Page, left: number) =>
  page.evaluate((left) => {
    const row = document.querySelector('.chips')
    const chips = [...(row?.querySelectorAll('button') ?? [])]
    row?.scrollTo({ left, behavior: 'instant' })
    const pressed = chips[0] && getComputedStyle(chips[0]).color
    const noted = { looks: [] as string[], left }
    window.chips = noted
    const note = () => {
      const look = chips.filter((chip) => getComputedStyle(chip).color === pressed).map(({ textContent }) => textContent)
      if (look.join() !== noted.looks.at(-1)) noted.looks.push(look.join())
      noted.left = Math.min(noted.left, row?.scrollLeft ?? 0)
      requestAnimationFrame(note)
    }
    note()
  }, left)

/** The names of the chips that have looked pressed, one look after another, up to the next frame. */
const pressedLooks = (page: Page) =>
  page.evaluate(() => new Promise<string[]>((resolve) => requestAnimationFrame(() => resolve(window.chips?.looks ?? []))))
