import { expect, test } from '@playwright/test'
import { ASKED, InquiryPage } from '../support/inquiry'
import { LONG } from '../support/suites'
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
  await expect(inquiry.alert).toHaveText('Enter a complete email address, such as you@company.com.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(inquiry.field('Work email')).toBeFocused()
  await typeInto(inquiry.field('Work email'), ASKED.email)
  await expect(inquiry.alert).toHaveCount(0)
  await page.keyboard.press('Enter')
  // The current step shows the focus of a heading that only screen readers get.
  await expect(page.getByRole('heading', { name: 'Project Scope' })).toBeFocused()
  await expect(page.getByText('Project Scope').and(page.locator('[aria-current] > *'))).toHaveCSS('outline-style', 'solid')
  await expect(page.locator('[aria-current=step]')).toHaveCSS('outline-style', 'none')
  await expect(inquiry.form.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole('banner').boundingBox()
  const steps = await inquiry.form.getByRole('list').first().boundingBox()
  expect(steps?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))

  await inquiry.field('Project summary').focus()
  await page.keyboard.press('Tab')
  await expect(inquiry.alert.filter({ hasText: 'Tell us in a sentence or two what you need.' })).toBeVisible()
  await expect(inquiry.form.getByRole('button', { name: 'Previous' })).toBeFocused()
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

test('a press on the disabled button leads to what is missing, and the next step begins below the header', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await typeInto(inquiry.field('Name'), ASKED.name)
  await expect(inquiry.form).toHaveAttribute('data-step')
  await expect(inquiry.next).toBeDisabled()
  // Leaving this field shows an error, which moves the button; the press is for the button all the same.
  await inquiry.field('Company').focus()
  await inquiry.next.click({ force: true })
  await expect(inquiry.field('Company')).toBeFocused()
  await expect(inquiry.alert.first()).toHaveText('Enter your company name.')
  await inquiry.fillBasics()
  await inquiry.next.click()
  await inquiry.expectStep('Project Scope')
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await expect(inquiry.form.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 1 })
})

for (const [width, height] of [
  [320, 568],
  [360, 640],
] as const)
  test.describe(`with motion, in a window of ${width} × ${height} px`, height === 568 ? {} : LONG, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'no-preference' } })

    test('the next step begins below the header', async ({ page }) => {
      const inquiry = new InquiryPage(page)
      await page.goto('/contact')
      await inquiry.fillBasics()
      await inquiry.next.click()
      await inquiry.expectStep('Project Scope')
      // By then a smooth scroll would have ended.
      await page.waitForTimeout(1000)
      const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
      const steps = await inquiry.form.getByRole('listitem').first().boundingBox()
      expect(steps?.y).toBeGreaterThanOrEqual(header)
      await expect(inquiry.form.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
    })
  })

test('what is wrong comes into view with its label, also where it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillBasics()
  // The script replaces the button.
  await expect(inquiry.form).toHaveAttribute('data-step')
  await typeInto(inquiry.field('Work email'), 'ada@')
  await inquiry.next.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await expect(inquiry.field('Work email')).not.toBeInViewport({ ratio: 1 })
  // A disabled button is not pressed by `click`.
  const box = await inquiry.next.boundingBox()
  if (!box) throw new Error('The button has no place.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(inquiry.field('Work email')).toBeFocused()
  const header = await page
    .locator('header')
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom)
  await expect
    .poll(() => inquiry.form.getByText('Work email', { exact: true }).evaluate((label) => label.getBoundingClientRect().top))
    .toBeGreaterThan(header)
})
