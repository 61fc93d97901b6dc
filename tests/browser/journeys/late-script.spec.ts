import { expect, test } from '@playwright/test'
import { loseIslandScripts, nextIslandScript } from '../support/chunks'
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
