import { expect, test } from '@playwright/test'
import { ASKED, InquiryPage } from '../support/inquiry'
import { LONG } from '../support/suites'
import { typeInto } from '../support/typing'

test('keeps the texts of each purpose by themselves, and says what it has restored', async ({ page }) => {
  const inquiry = new InquiryPage(page)
  const message = inquiry.field('Your message')
  const restored = inquiry.form.getByText('Your draft is back.')
  const clear = inquiry.form.getByRole('button', { name: 'Clear Draft' })
  await page.goto('/contact')
  await inquiry.fillBasics()
  await inquiry.next.click()
  await typeInto(inquiry.field('Project summary'), 'Half a loom')
  await page.goto('/contact?topic=event&event=AI+Summit')
  await expect(inquiry.field('Name')).toHaveValue(ASKED.name)
  await expect(restored).toHaveCount(0)
  await inquiry.next.click()
  await expect(message).toHaveValue('I would like to register for this event: AI Summit.')
  await message.fill('A ramp, please.')

  await page.goto('/contact?topic=event&event=Edge+Day')
  await inquiry.next.click()
  await expect(message).toHaveValue('I would like to register for this event: Edge Day.')
  await expect(restored).toHaveCount(0)

  // What a purpose has is named, and can be cleared.
  await page.goto('/contact?topic=event&event=AI+Summit')
  await expect(message).toHaveValue('A ramp, please.')
  await expect(restored).toBeVisible()
  await clear.click()
  await expect(message).toHaveValue('I would like to register for this event: AI Summit.')
  await expect(restored).toHaveCount(0)
  await expect(inquiry.form.getByText('About: Event registration: AI Summit')).toBeVisible()
  await inquiry.previous.click()
  await expect(inquiry.field('Name')).toHaveValue(ASKED.name)

  // The line goes once the text is changed.
  await page.goto('/contact')
  await expect(inquiry.field('Project summary')).toHaveValue('Half a loom')
  await expect(restored).toBeVisible()
  await inquiry.field('Project summary').press('End')
  await inquiry.field('Project summary').pressSequentially('s')
  await expect(restored).toHaveCount(0)

  // Who removes the event goes on with the project.
  await page.goto('/contact?topic=event&event=AI+Summit')
  await inquiry.next.click()
  await inquiry.form.getByRole('button', { name: 'Remove Event registration: AI Summit' }).click()
  await inquiry.expectStep('Project Scope')
  await expect(inquiry.field('Project summary')).toHaveValue('Half a looms')
})

test('a link takes the place of all that an earlier one has filled in', async ({ page }) => {
  const inquiry = new InquiryPage(page)
  const about = inquiry.form.getByRole('paragraph').filter({ hasText: 'About:' })
  const open = async (address: string) => {
    await page.goto(address)
    await inquiry.field('Name').focus()
    await expect(inquiry.form).toHaveAttribute('data-step')
  }
  await open('/contact?topic=similar&project=Payments')
  await expect(about).toHaveText('About: Similar project: Payments')
  await open('/contact?industry=Communications')
  await expect(about).toHaveText('About: Communications')
  await open('/contact?service=AI+Transformation&topic=consultation')
  await expect(about).toHaveText('About: Consultation, AI Transformation')
  // Nothing has been filled in yet, so nothing is kept for who only wants to write.
  await open('/contact')
  await expect(about).toHaveCount(0)

  // What the visitor has chosen and written stays.
  await page.goto('/contact?service=AI+Transformation&topic=consultation')
  await inquiry.fillBasics()
  await inquiry.next.click()
  await inquiry.field('Budget').selectOption('$5M+')
  await typeInto(inquiry.field('Project summary'), 'Half a loom')
  await page.goto('/contact?industry=Communications')
  await expect(about).toHaveText('About: Communications')
  await expect(inquiry.field('Service')).toHaveValue('')
  await expect(inquiry.field('Industry')).toHaveValue('Communications')
  await expect(inquiry.field('Budget')).toHaveValue('$5M+')
  await expect(inquiry.field('Project summary')).toHaveValue('Half a loom')
  // What is kept starts the form, at its second step.
  await page.goto('/contact')
  await expect(about).toHaveText('About: Communications')
})

test('a link shows the summary that is there already, before it is sent', LONG, async ({ page }) => {
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillSteps()
  await inquiry.expectStep('Additional Details')
  await page.goto('/contact?topic=similar&project=Payments')
  await inquiry.expectStep('Project Scope')
  await expect(inquiry.field('Project summary')).toHaveValue(ASKED.projectSummary)
})

test('who removes an event sees the project that was begun before, however complete it is', LONG, async ({ page }) => {
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillSteps()
  await page.goto('/contact?topic=event&event=AI+Summit')
  await inquiry.next.click()
  await inquiry.form.getByRole('button', { name: 'Remove Event registration: AI Summit' }).click()
  await inquiry.expectStep('Project Scope')
  await expect(inquiry.form.getByRole('heading', { name: 'Project Scope' })).toBeFocused()
})
