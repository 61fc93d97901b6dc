import { expect, test } from '@playwright/test'
import { ASKED, InquiryPage } from '../support/inquiry'
import { typeInto } from '../support/typing'

test('reads an error aloud when it appears, and Enter leads to the first', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await typeInto(inquiry.field('Name'), ASKED.name)
  await expect(inquiry.form).toHaveAttribute('data-step')
  await typeInto(inquiry.field('Company'), ASKED.company)
  await typeInto(inquiry.field('Work email'), 'ada@engines')
  await page.keyboard.press('Tab')
  await expect(inquiry.alert).toHaveText('Enter a valid email address, such as name@company.com.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(inquiry.field('Work email')).toBeFocused()
  await typeInto(inquiry.field('Work email'), ASKED.email)
  await expect(inquiry.alert).toHaveCount(0)
  await page.keyboard.press('Enter')
  // The current step shows the focus of a heading that only screen readers get.
  await expect(page.getByRole('heading', { name: 'Project Scope' })).toBeFocused()
  await expect(inquiry.form.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole('banner').boundingBox()
  const steps = await inquiry.form.getByRole('list').first().boundingBox()
  expect(steps?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))

  await inquiry.fillScope()
  await inquiry.next.click()
  await expect(inquiry.consent).toHaveAttribute('aria-invalid', 'false')
  await inquiry.consent.focus()
  await page.keyboard.press('Enter')
  await expect(inquiry.consent).toHaveAccessibleDescription('Check the box to agree.')
  await expect(inquiry.alert).toHaveText('Check the box to agree.')
  await inquiry.consent.check()
  await expect(inquiry.alert).toHaveCount(0)
})
