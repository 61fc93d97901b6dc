import { expect, type Page } from '@playwright/test'
import { test } from '../support/busy-site'
import { LONG } from '../support/suites'
import { typeInto } from '../support/typing'
import { watchProblems } from '../support/watch'

const AI = 'Senior AI/ML Engineer'
const CLOUD = 'Cloud Solutions Architect'
const DATA = 'Data Engineer'

/** The open positions of a page: filters, results line, cells. */
function positionsOf(page: Page) {
  const section = page.getByRole('region', { name: 'Open Positions' })
  const results = section.getByRole('status')
  const titles = section.getByRole('article').getByRole('heading')
  return {
    section,
    search: section.getByRole('searchbox', { name: 'Search positions' }),
    location: section.getByRole('combobox', { name: 'Location' }),
    department: section.getByRole('combobox', { name: 'Department' }),
    clear: section.getByRole('button', { name: 'Clear Filters' }),
    expectResults: async (line: string, names: readonly string[]) => {
      await expect(results).toHaveText(line)
      await expect(titles).toHaveText([...names])
    },
  }
}

test('open positions can be searched, by title, description and requirements', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  const { search, expectResults } = positionsOf(page)
  await page.goto('/careers')
  await expect(search).toHaveAttribute('placeholder', 'Search positions...')
  await expectResults('Showing 3 position(s)', [AI, CLOUD, DATA])
  await typeInto(search, 'SOLUTIONS arch')
  await expectResults('Showing 1 position(s) matching "SOLUTIONS arch"', [CLOUD])
  await typeInto(search, 'finance and operations')
  await expectResults('Showing 1 position(s) matching "finance and operations"', [DATA])
  await typeInto(search, 'only of data')
  await expectResults('Showing 1 position(s) matching "only of data"', [DATA])
  await search.press('Tab')
  await expect(page).toHaveURL('/careers?q=only+of+data')
  expect(problems).toEqual([])
})

test('location, department and search must all hold, and Clear Filters takes them back', async ({ page }) => {
  const { section, search, location, department, clear, expectResults } = positionsOf(page)
  await page.goto('/careers')
  await expect(location.getByRole('option')).toHaveText([
    'Location: All',
    'San Francisco, CA',
    'New York, NY',
    'London, UK',
    'Toronto, CA',
    'Singapore',
    'Berlin, DE',
    'Johar Town, Lahore',
    'Remote',
    'Dubai, UAE',
  ])
  await expect(department.getByRole('option')).toHaveText(['Department: All', 'Engineering', 'Consulting', 'Product', 'Design'])
  await department.selectOption('Engineering')
  await expectResults('Showing 2 position(s) for "Engineering"', [AI, DATA])
  await location.selectOption('Remote')
  await expectResults('Showing 1 position(s) for "Engineering" in "Remote"', [DATA])
  await expect(page).toHaveURL('/careers?department=Engineering&location=Remote')
  await typeInto(search, 'architect')
  await expectResults('Showing 0 position(s) for "Engineering" in "Remote" matching "architect"', [])
  await expect(section.getByRole('heading', { name: 'No positions found', exact: true })).toBeVisible()

  await clear.click()
  await expectResults('Showing 3 position(s)', [AI, CLOUD, DATA])
  await expect(search).toBeFocused()
  await expect(location).toHaveValue('')
  await expect(department).toHaveValue('')
  await expect(page).toHaveURL('/careers')
})

test('an address restores the positions that it describes, and Back works', LONG, async ({ page }) => {
  const { search, location, department, expectResults } = positionsOf(page)
  await page.goto('/careers?location=London%2C+UK&q=boring')
  await expectResults('Showing 1 position(s) in "London, UK" matching "boring"', [CLOUD])
  await expect(location).toHaveValue('London, UK')
  await expect(search).toHaveValue('boring')
  await department.selectOption('Design')
  await expectResults('Showing 0 position(s) for "Design" in "London, UK" matching "boring"', [])
  await page.goBack()
  await expect(department).toHaveValue('')
  await expectResults('Showing 1 position(s) in "London, UK" matching "boring"', [CLOUD])
})

test('a position leads to its page', async ({ page }) => {
  const { section } = positionsOf(page)
  await page.goto('/careers')
  await section.getByRole('link', { name: CLOUD }).click()
  await expect(page).toHaveURL('/careers/cloud-solutions-architect')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CLOUD)
})
