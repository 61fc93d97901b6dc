import { expect, test } from '@playwright/test'
import { failIslandScripts, hangIslandScripts, holdIslandScripts, nextIslandScript } from '../support/chunks'
import { ASKED, EnquiryPage } from '../support/enquiry'
import { FIREFOX } from '../support/suites'
import { typeInto } from '../support/typing'
import { watchProblems } from '../support/watch'
import { hurry } from '../support/weather'

test('keeps what is typed before its script comes', FIREFOX, async ({ page }) => {
  const release = await holdIslandScripts(page)
  const enquiry = new EnquiryPage(page)
  await page.goto('/contact')
  await enquiry.expectStep('Basic Information')
  const asked = nextIslandScript(page)
  await enquiry.field('Name').click()
  await asked
  await enquiry.fillBasics()
  await expect(enquiry.next).toBeDisabled()
  release()
  await expect(enquiry.next).toBeEnabled()
  await expect(enquiry.field('Name')).toHaveValue(ASKED.name)
  await expect(enquiry.field('Work e-mail')).toHaveValue(ASKED.email)
})

test('goes on by Enter before its script comes, or leads to what is missing', async ({ page }) => {
  const problems = watchProblems(page)
  const release = await holdIslandScripts(page)
  const enquiry = new EnquiryPage(page)
  await page.goto('/contact')
  const asked = nextIslandScript(page)
  await enquiry.field('Name').click()
  await asked
  await enquiry.fillBasics()
  await enquiry.field('Company').press('Enter')
  await enquiry.expectStep('Basic Information')
  release()
  await enquiry.expectStep('Project Scope')
  await expect(enquiry.field('Service')).not.toHaveAttribute('aria-invalid')
  expect(problems).toEqual([])
})

test('is one plain form where its script does not come', async ({ page }) => {
  await failIslandScripts(page)
  const enquiry = new EnquiryPage(page)
  await page.goto('/contact')
  await enquiry.field('Name').click()
  await expect(enquiry.form.getByRole('group')).toHaveCount(3)
  await expect(enquiry.submit).toBeEnabled()
  await expect(enquiry.next).toBeHidden()
  await expect(enquiry.file).toBeHidden()
  await typeInto(enquiry.field('Name'), ASKED.name)
  await enquiry.field('Name').press('Enter')
  await expect(enquiry.field('Company')).toBeFocused()
  await expect(enquiry.form).toHaveAttribute('action', 'mailto:hello@aldergate.example')
})

test('is one plain form where its script says nothing, and comes to life once it does', async ({ page }) => {
  const problems = watchProblems(page)
  await hurry(page)
  const answer = await hangIslandScripts(page)
  const enquiry = new EnquiryPage(page)
  await page.goto('/contact')
  await typeInto(enquiry.field('Name'), ASKED.name)
  await expect(enquiry.form.getByRole('group')).toHaveCount(3)
  await expect(enquiry.next).toBeHidden()
  await expect(enquiry.submit).toBeEnabled()
  await answer()
  await typeInto(enquiry.field('Company'), ASKED.company)
  await enquiry.expectStep('Basic Information')
  await expect(enquiry.field('Name')).toHaveValue(ASKED.name)
  expect(problems).toEqual([])
})

test('leaves the field where it is that somebody types in as its script comes late', async ({ page }) => {
  const recover = await failIslandScripts(page)
  const enquiry = new EnquiryPage(page)
  await page.goto('/contact')
  // By keys, which reach for the form once: a pointer does so before it has chosen a field.
  await enquiry.field('Name').focus()
  await expect(enquiry.form.getByRole('group')).toHaveCount(3)
  await recover()
  await enquiry.field('Project summary').focus()
  await enquiry.expectStep('Project Scope')
  await page.keyboard.type(ASKED.projectSummary)
  await expect(enquiry.field('Project summary')).toHaveValue(ASKED.projectSummary)
  await enquiry.field('Service').selectOption(ASKED.service)
  await enquiry.next.click()
  await enquiry.expectStep('Basic Information')
  await expect(enquiry.field('Name')).toHaveAccessibleDescription('Enter your name.')
})

test('goes on in the step that is typed in, though the draft was further', async ({ page }) => {
  const enquiry = new EnquiryPage(page)
  await page.goto('/contact')
  await enquiry.fillAll()
  const release = await holdIslandScripts(page)
  const asked = nextIslandScript(page)
  await page.reload()
  await asked
  await typeInto(enquiry.field('Name'), 'Ada')
  release()
  await expect(enquiry.form).toHaveAttribute('data-step', '0')
  await enquiry.field('Name').press('End')
  await page.keyboard.type(' King')
  await expect(enquiry.field('Name')).toHaveValue('Ada King')
  await expect(enquiry.field('Company')).toHaveValue(ASKED.company)
})
