import { expect, test } from '@playwright/test'
import { failIslandScripts, hangIslandScripts, holdIslandScripts, nextIslandScript } from '../support/chunks'
import { ASKED, InquiryPage } from '../support/inquiry'
import { hurry } from '../support/network-failures'
import { LONG } from '../support/suites'
import { typeInto } from '../support/typing'
import { watchProblems } from '../support/watch'

test('keeps what is typed before its script comes', async ({ page }) => {
  const release = await holdIslandScripts(page)
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.expectStep('Basic Information')
  const asked = nextIslandScript(page)
  await inquiry.field('Name').click()
  await asked
  await inquiry.fillBasics()
  await expect(inquiry.next).toBeDisabled()
  release()
  await expect(inquiry.next).toBeEnabled()
  await expect(inquiry.field('Name')).toHaveValue(ASKED.name)
  await expect(inquiry.field('Work email')).toHaveValue(ASKED.email)
})

test('marks invalid fields filled in before its script arrives, except the focused one', LONG, async ({ page }) => {
  const release = await holdIslandScripts(page)
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  const asked = nextIslandScript(page)
  await inquiry.field('Work email').click()
  await asked
  await inquiry.fillBasics()
  await typeInto(inquiry.field('Work email'), 'ada@engines')
  await inquiry.field('Name').focus()
  release()
  await expect(inquiry.alert).toHaveText('Enter a complete email address, such as you@company.com.')
  await expect(inquiry.field('Name')).toHaveAttribute('aria-invalid', 'false')
})

test('says what is missing in a field that was emptied and left before its script comes', LONG, async ({ page }) => {
  const release = await holdIslandScripts(page)
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  const asked = nextIslandScript(page)
  await typeInto(inquiry.field('Name'), 'A')
  await asked
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Tab')
  await expect(inquiry.field('Company')).toBeFocused()
  release()
  await expect(inquiry.alert).toHaveText('Enter your name.')
  await expect(inquiry.field('Company')).toHaveAttribute('aria-invalid', 'false')
})

test('Enter pressed before its script arrives goes on, or leads to what is missing', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  const release = await holdIslandScripts(page)
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  const asked = nextIslandScript(page)
  await inquiry.field('Name').click()
  await asked
  await inquiry.fillBasics()
  await inquiry.field('Company').press('Enter')
  await inquiry.expectStep('Basic Information')
  release()
  await inquiry.expectStep('Project Scope')
  await expect(inquiry.field('Service')).toHaveAttribute('aria-invalid', 'false')
  expect(problems).toEqual([])
})

test('says what is missing at the first press on its gray button, before anything else is touched', LONG, async ({ page }) => {
  const release = await holdIslandScripts(page)
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  const asked = nextIslandScript(page)
  // The button is disabled: a press on it reaches what holds it.
  await inquiry.next.click({ force: true })
  await asked
  release()
  await expect(inquiry.field('Name')).toBeFocused()
  await expect(inquiry.field('Name')).toHaveAccessibleDescription('Enter your name.')
  await expect(inquiry.alert).not.toHaveCount(0)
})

test('goes on at a press on its gray button, if all was filled in before its script arrives', LONG, async ({ page }) => {
  const release = await holdIslandScripts(page)
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillBasics()
  await inquiry.next.click({ force: true })
  release()
  await inquiry.expectStep('Project Scope')
  await expect(inquiry.field('Service')).toHaveAttribute('aria-invalid', 'false')
})

test('is one plain form if its script fails to load', async ({ page }) => {
  await failIslandScripts(page)
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.field('Name').click()
  await expect(inquiry.form.getByRole('group')).toHaveCount(3)
  await expect(inquiry.submit).toBeEnabled()
  await expect(inquiry.next).toBeHidden()
  await expect(inquiry.file).toBeHidden()
  await typeInto(inquiry.field('Name'), ASKED.name)
  await inquiry.field('Name').press('Enter')
  await expect(inquiry.field('Company')).toBeFocused()
  await expect(inquiry.form).toHaveAttribute('action', 'mailto:hello@aldergate.example')
})

test('is one plain form while its script does not answer, and is hydrated once it does', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  await hurry(page)
  const answer = await hangIslandScripts(page)
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await typeInto(inquiry.field('Name'), ASKED.name)
  await expect(inquiry.form.getByRole('group')).toHaveCount(3)
  await expect(inquiry.next).toBeHidden()
  await expect(inquiry.submit).toBeEnabled()
  await answer()
  await typeInto(inquiry.field('Company'), ASKED.company)
  await inquiry.expectStep('Basic Information')
  await expect(inquiry.field('Name')).toHaveValue(ASKED.name)
  expect(problems).toEqual([])
})

test('does not move a field in which somebody types when its script arrives late', LONG, async ({ page }) => {
  const recover = await failIslandScripts(page)
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  // By keys, which reach for the form once: a pointer does so before it has chosen a field.
  await inquiry.field('Name').focus()
  await expect(inquiry.form.getByRole('group')).toHaveCount(3)
  await recover()
  await inquiry.field('Project summary').focus()
  await inquiry.expectStep('Project Scope')
  await page.keyboard.type(ASKED.projectSummary)
  await expect(inquiry.field('Project summary')).toHaveValue(ASKED.projectSummary)
  await inquiry.field('Service').selectOption(ASKED.service)
  await inquiry.next.click()
  await inquiry.expectStep('Basic Information')
  await expect(inquiry.field('Name')).toHaveAccessibleDescription('Enter your name.')
})

test('goes on in the step that is typed in, though the draft was further', LONG, async ({ page }) => {
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillAll()
  const release = await holdIslandScripts(page)
  const asked = nextIslandScript(page)
  await page.reload()
  await asked
  await typeInto(inquiry.field('Name'), 'Ada')
  release()
  await expect(inquiry.form).toHaveAttribute('data-step', '0')
  await inquiry.field('Name').press('End')
  await page.keyboard.type(' King')
  await expect(inquiry.field('Name')).toHaveValue('Ada King')
  await expect(inquiry.field('Company')).toHaveValue(ASKED.company)
})
