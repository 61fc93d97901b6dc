import { expect } from '@playwright/test'
import { ASKED, InquiryPage } from '../support/inquiry'
import { mailTest as test } from '../support/mail'
import { blockStorage } from '../support/storage'
import { LONG } from '../support/suites'
import { watchProblems } from '../support/watch'

const SENT = `Thank you! Your message has been sent. Our team will contact you at ${ASKED.email}.`

test('where storage is blocked, an inquiry is sent all the same', LONG, async ({ page, mail }) => {
  await blockStorage(page.context())
  const problems = watchProblems(page)
  await page.clock.install()
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillSteps()
  await inquiry.consent.check()
  await page.clock.fastForward(5000)
  await inquiry.submit.click()
  await expect(inquiry.form.getByText(SENT)).toBeVisible()
  expect(mail.received).toHaveLength(1)
  expect(problems).toEqual([])
})
