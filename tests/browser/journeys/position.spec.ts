import { expect, type Page, test } from '@playwright/test'
import { test as testOfBusySite } from '../support/busy-site'
import { callsOf, SHOWN, setSharing } from '../support/sharing'
import { LONG } from '../support/suites'

/** Opens the page of a position, and expects that every way to pass it on has its address. */
async function passOn(page: Page, slug: string, title: string) {
  await setSharing(page, { share: 'takes', clipboard: 'takes' })
  await page.goto(`/careers/${slug}`)
  const main = page.getByRole('main')
  const address = `https://aldergate.example/careers/${slug}`
  const hrefOf = async (name: string) => new URL((await main.getByRole('link', { name }).getAttribute('href')) ?? '')
  const [linkedin, twitter] = [await hrefOf('LinkedIn'), await hrefOf('Twitter')]
  expect(linkedin.searchParams.get('url')).toBe(address)
  expect(twitter.href).toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?url=.*&text=/)
  expect([...twitter.searchParams.values()]).toEqual([address, title])
  await main.getByRole('button', { name: 'Copy Link' }).click()
  await expect(main.getByRole('status')).toHaveText('Link copied.', SHOWN)
  expect(await callsOf(page)).toEqual([address])
  return main
}

test('a closed position links to open ones, and its Apply Now asks for similar ones', LONG, async ({ page }) => {
  const main = await passOn(page, 'senior-ai-ml-engineer', 'Senior AI/ML Engineer')
  await expect(main.getByText('This position closed on December 9, 2024.')).toBeVisible()
  await expect(main.locator('.note')).toHaveClass('note caution')
  await expect(main.locator('.unlit > .art')).toHaveAttribute('data-tone', 'mist')
  await expect(main.getByRole('link', { name: 'Subscribe to Job Alerts' })).toHaveAttribute('href', '/careers#alerts')
  const apply = main.getByRole('link', { name: 'Apply Now' })
  await expect(apply).toHaveAccessibleDescription(/open application, for similar positions/)
  await apply.click()
  await expect(page).toHaveURL(/\/contact\?topic=job&position=Senior\+AI%2FML\+Engineer$/)
})

testOfBusySite('a position that is open is passed on and applied for', LONG, async ({ page }) => {
  const main = await passOn(page, 'cloud-solutions-architect', 'Cloud Solutions Architect')
  await expect(main.getByText('This position closed')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Subscribe to Job Alerts' })).toHaveCount(0)
  const apply = main.getByRole('link', { name: 'Apply Now' })
  await expect(apply).toHaveAccessibleDescription('Reviewed within 1-2 business days.')
  await apply.click()
  await expect(page).toHaveURL(/\/contact\?topic=job&position=Cloud\+Solutions\+Architect$/)
})
