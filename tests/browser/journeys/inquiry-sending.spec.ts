import { rm, writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Answer } from '../../support/emailjs-server'
import { ASKED, InquiryPage, PDF } from '../support/inquiry'
import { mailTest as test } from '../support/mail'
import { FIREFOX, LONG } from '../support/suites'
import { watchProblems } from '../support/watch'

const FAILED = 'Failed to send your message. Please try again later.'
const NETWORK = 'We couldn’t reach the email service. Check your connection.'
const SENT = `Thank you! Your message has been sent. Our team will contact you at ${ASKED.email}.`

test('an inquiry is sent, thanks take the place of the form, and another one begins empty', FIREFOX, async ({ page, mail }) => {
  const problems = watchProblems(page)
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillAll()
  await inquiry.submit.click()
  const message = inquiry.form.getByRole('region', { name: 'Thank you' })
  await expect(message).toContainText(SENT)
  await expect(page.locator(':focus')).toContainText(SENT)
  await expect(inquiry.form.getByRole('definition')).toHaveText([ASKED.company, ASKED.service])
  await expect(inquiry.form.getByRole('link', { name: 'Read a Case Study' })).toHaveAttribute('href', '/case-studies')
  await expect(inquiry.field('Name')).toBeHidden()
  await expect(inquiry.form.locator('[data-done]')).toHaveCount(3)
  await expect(inquiry.form.getByRole('listitem').last()).toHaveText(/^Reply by (?:Mon|Tues|Wednes|Thurs|Fri)day, [A-Z][a-z]+ \d+$/)
  // What is said before sending is over; the people who read it are next, and their answer is still to come.
  await expect(page.locator('.next-steps > li').first()).toBeHidden()
  const points = await page
    .locator('.next-steps > li')
    .evaluateAll((all) => all.slice(1).map((step) => getComputedStyle(step, '::before').backgroundColor))
  expect(points[0]).not.toBe(points[1])
  await inquiry.form.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(page.locator(':focus')).toHaveText('Basic Information')
  await inquiry.expectStep('Basic Information')
  await expect(inquiry.field('Name')).toHaveValue('')
  await expect(inquiry.next).toBeDisabled()
  expect(mail.received).toEqual([
    {
      path: '/api/v1.0/email/send',
      fields: {
        lib_version: '4.4.1',
        user_id: 'public-key',
        service_id: 'service-1',
        template_id: 'template-inquiry',
        template_params: expect.objectContaining({ ...ASKED, hasAttachment: 'false', privacyConsent: 'true', budget: '' }),
      },
    },
  ])
  await page.reload()
  await expect(inquiry.field('Name')).toHaveValue('')
  expect(problems).toEqual([])
})

test('a file goes along', async ({ page, mail }) => {
  const problems = watchProblems(page)
  const inquiry = new InquiryPage(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact')
  await inquiry.fillAll()
  await inquiry.file.setInputFiles(PDF)
  await inquiry.submit.click()
  // Above the thanks, on a small phone.
  await expect(inquiry.form.getByRole('listitem').filter({ hasText: 'Reply by' })).toBeInViewport({ ratio: 1 })
  await expect(inquiry.form.getByText(SENT)).toBeVisible()
  await expect(inquiry.form.getByRole('definition').last()).toHaveText('brief.pdf')
  expect(mail.received).toEqual([
    {
      path: '/api/v1.0/email/send-form',
      fields: expect.objectContaining({ ...ASKED, hasAttachment: 'true', template_id: 'template-inquiry', user_id: 'public-key' }),
      file: { name: 'brief.pdf', type: 'application/pdf', size: 7, text: 'a brief' },
    },
  ])
  expect(problems).toEqual([])
})

test('a file deleted after it was chosen is named as the reason, not the connection', LONG, async ({ page, mail }, info) => {
  const path = info.outputPath('brief.pdf')
  await writeFile(path, 'a brief')
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillAll()
  await inquiry.file.setInputFiles(path)
  await expect(inquiry.form.getByRole('button', { name: 'Remove brief.pdf' })).toBeVisible()
  await rm(path)
  await inquiry.submit.click()
  await expect(inquiry.failure.getByText(FAILED, { exact: true })).toBeVisible()
  const reason = 'We can no longer read your file. Choose it again, or send your message without it.'
  await expect(inquiry.failure.getByText(reason, { exact: true })).toBeVisible()
  expect(mail.received).toEqual([])
  await writeFile(path, 'another brief')
  await inquiry.form.getByRole('button', { name: 'Remove brief.pdf' }).click()
  await inquiry.file.setInputFiles(path)
  await inquiry.submit.click()
  await expect(inquiry.form.getByText(SENT)).toBeVisible()
  expect(mail.received).toMatchObject([{ file: { name: 'brief.pdf', text: 'another brief' } }])
})

const failures: [Answer, string][] = [
  [{ status: 403, text: 'Forbidden' }, 'The email service does not accept messages from your network.'],
  [{ status: 429, text: 'Too Many Requests' }, 'Too many messages were sent in a short time. Wait a minute and try again.'],
  [{ status: 451, text: 'Unavailable For Headless Browser' }, 'The email service does not accept this browser. Try a different one.'],
  [{ status: 400, text: 'The template ID not found' }, 'The email service did not accept the message.'],
  [{ status: 412, text: 'no mailbox' }, 'The email service did not accept the message.'],
  [{ status: 500, text: 'error' }, 'The email service did not accept the message.'],
  ['drop', NETWORK],
]

test('an answer that is a failure says why and loses nothing, each time, until an attempt succeeds', LONG, async ({ page, mail }) => {
  const uncaught: string[] = []
  // Firefox reports a dropped connection among the errors of the page, caught or not.
  page.on('pageerror', ({ message }) => message.startsWith('The Same Origin Policy') || uncaught.push(message))
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillAll()
  for (const [answer, reason] of failures)
    await test.step(reason, async () => {
      // A browser may ask again by itself where the connection was dropped.
      mail.answers = answer === 'drop' ? [answer, answer, answer, answer] : [answer]
      await inquiry.submit.click()
      await expect(inquiry.failure.getByText(FAILED, { exact: true })).toBeVisible()
      await expect(inquiry.failure.getByText(reason, { exact: true })).toBeVisible()
      await expect(page.locator(':focus')).toContainText(FAILED)
      await inquiry.expectStep('Additional Details')
      await expect(inquiry.consent).toBeChecked()
      await expect(inquiry.needs).toHaveText('Your answers are still here.')
      // The next failure is told from this one.
      await inquiry.previous.click()
      await expect(inquiry.field('Project summary')).toHaveValue(ASKED.projectSummary)
      await expect(inquiry.failure).toHaveCount(0)
      await inquiry.next.click()
    })
  await inquiry.consent.uncheck()
  await expect(inquiry.needs).toHaveText('Check the consent box to submit.')
  await inquiry.consent.check()
  mail.answers = []
  await inquiry.submit.click()
  await expect(inquiry.form.getByText(SENT)).toBeVisible()
  expect(uncaught).toEqual([])
})

test('an answer that never comes is a failure, and counts for nothing when it comes', LONG, async ({ page, mail }) => {
  let answer = () => {}
  const after = new Promise<void>((resolve) => {
    answer = resolve
  })
  mail.answers = [{ status: 200, text: 'OK', after }]
  await page.clock.install()
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillAll()
  await inquiry.submit.click()
  await expect(inquiry.form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect.poll(() => mail.received).toHaveLength(1)
  await page.clock.fastForward(31_000)
  await expect(inquiry.failure).toContainText('took too long to answer')
  const answered = page.waitForResponse('**/api/v1.0/email/send')
  answer()
  await answered
  await expect(inquiry.failure).toContainText('took too long to answer')
  await inquiry.expectStep('Additional Details')
})

test('a double click and a slow answer send once, and nothing can be changed until then', async ({ page, mail }) => {
  let answer = () => {}
  const after = new Promise<void>((resolve) => {
    answer = resolve
  })
  mail.answers = [{ status: 200, text: 'OK', after }]
  const inquiry = new InquiryPage(page)
  await page.goto('/contact?topic=consultation')
  await inquiry.fillAll()
  await inquiry.submit.dblclick()
  await expect(inquiry.form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(inquiry.previous).toBeDisabled()
  await expect(inquiry.needs).toHaveText('Sending...')
  await expect(inquiry.form.getByRole('button', { name: 'Sending...' })).toBeFocused()
  await expect(inquiry.field('Current challenges')).not.toBeEditable()
  await inquiry.consent.focus()
  await page.keyboard.press('Space')
  await expect(inquiry.consent).toBeChecked()
  await expect(inquiry.consent).toBeFocused()
  const remove = inquiry.form.getByRole('button', { name: 'Remove Consultation' })
  await remove.dispatchEvent('click')
  await expect(remove).toBeDisabled()
  await inquiry.form.evaluate((form: HTMLFormElement) => form.requestSubmit())
  answer()
  await expect(inquiry.form.getByText(SENT)).toBeVisible()
  expect(mail.received).toHaveLength(1)
})

test('a second inquiry within ten seconds waits for its turn', LONG, async ({ page, mail }) => {
  let answer = () => {}
  const after = new Promise<void>((resolve) => {
    answer = resolve
  })
  mail.answers = [
    { status: 200, text: 'OK' },
    { status: 200, text: 'OK', after },
  ]
  await page.clock.install()
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillAll()
  // However long it takes to send and to fill the form in again, a few seconds pass for the page.
  const sent = Date.now()
  await page.clock.setFixedTime(sent)
  await inquiry.submit.click()
  await expect(inquiry.form.getByText(SENT)).toBeVisible()
  await inquiry.form.getByRole('button', { name: 'Send Another Message' }).click()
  await inquiry.fillSteps()
  await inquiry.consent.check()
  await page.clock.setFixedTime(sent + 4000)
  await inquiry.submit.click()
  await expect(inquiry.form.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.clock.runFor(5900)
  expect(mail.received).toHaveLength(1)
  await page.clock.runFor(200)
  await expect.poll(() => mail.received.length).toBe(2)
  answer()
  await expect(inquiry.form.getByText(SENT)).toBeVisible()
})

test('what bots fill in is not sent, and a person can try again', LONG, async ({ page, mail }) => {
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillAll()
  const trap = inquiry.form.locator('[name=homepage]')
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example'
  })
  await inquiry.submit.click()
  await expect(inquiry.failure.getByText(FAILED, { exact: true })).toBeVisible()
  expect(mail.received).toHaveLength(0)
})
