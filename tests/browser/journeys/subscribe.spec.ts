import { expect, type Page, test } from '@playwright/test'
import type { Answer } from '../../support/emailjs-server'
import { mailTest, setMail } from '../support/mail'
import { hurry } from '../support/network-failures'
import { LONG } from '../support/suites'
import { typeInto } from '../support/typing'
import { watchProblems } from '../support/watch'

/** Every form that subscribes: its page, its name, its button. */
const FORMS = [
  ['/about', 'One email a month, written by engineers.', 'Subscribe'],
  ['/insights', 'Once a month, with the numbers left in', 'Subscribe'],
  ['/whitepapers', 'New papers by email', 'Subscribe'],
  ['/blog', 'Stay Informed', 'Subscribe'],
  ['/newsroom/global-expansion', 'Stay Updated', 'Subscribe'],
  ['/careers', 'Subscribe to Job Alerts', 'Subscribe to Job Alerts'],
] as const

const VISITOR = 'ada@reader.example'

function formOn(page: Page, name: string) {
  const form = page.getByRole('form', { name, exact: true })
  return {
    form,
    email: form.getByRole('textbox'),
    button: form.getByRole('button'),
    alert: form.getByRole('alert'),
    status: form.getByRole('status'),
  }
}

for (const [address, name, button] of FORMS)
  mailTest(`${name} on ${address} takes a reader`, address === '/about' ? {} : LONG, async ({ page, mail }) => {
    await page.goto(address)
    const box = formOn(page, name)
    await expect(box.button).toHaveText(button)
    await typeInto(box.email, VISITOR)
    await box.button.click()
    await expect(box.status).toHaveText(`Thank you for subscribing. We’ll write to ${VISITOR}.`)
    await expect(box.status).toBeFocused()
    await expect(box.email).toHaveValue('')
    expect(mail.received).toHaveLength(1)
    expect(mail.received[0]?.fields).toMatchObject({
      template_id: 'template-subscribe',
      template_params: { email: VISITOR, list: name, topics: '', page: address },
    })
  })

mailTest('investors choose their topics, at least one', LONG, async ({ page, mail }) => {
  const problems = watchProblems(page)
  await page.goto('/investors')
  const box = formOn(page, 'Subscribe to updates')
  await typeInto(box.email, VISITOR)
  await box.email.press('Enter')
  await expect(box.alert).toHaveText('Choose at least one topic.')
  await expect(box.form.getByRole('checkbox').first()).toBeFocused()
  await box.form.getByRole('checkbox', { name: 'Corporate governance updates' }).check()
  await expect(box.alert).toBeHidden()
  await box.form.getByRole('checkbox', { name: 'Event notifications and webcasts' }).check()
  await box.button.click()
  await expect(box.status).toContainText(VISITOR)
  expect(mail.received[0]?.fields.template_params).toEqual({
    email: VISITOR,
    list: 'Subscribe to updates',
    topics: 'Corporate governance updates, Event notifications and webcasts',
    page: '/investors',
  })
  expect(problems.filter((problem) => !problem.startsWith('elsewhere: http://localhost'))).toEqual([])
})

mailTest('what is no address is said beside the field, and nothing is sent', async ({ page, mail }) => {
  await page.goto('/blog')
  const box = formOn(page, 'Stay Informed')
  await box.email.press('Enter')
  for (const [typed, message] of [
    ['', 'Enter your email address.'],
    ['ada@reader', 'Enter a valid email address, such as you@company.com.'],
  ] as const) {
    await typeInto(box.email, typed)
    await box.email.press('Enter')
    await expect(box.alert).toHaveText(message)
    await expect(box.email).toBeFocused()
    await expect(box.email).toHaveAttribute('aria-invalid', 'true')
    await expect(box.email).toHaveAccessibleDescription(message)
  }
  await box.email.press('End')
  await box.email.pressSequentially('.example')
  await expect(box.alert).toBeHidden()
  await expect(box.email).not.toHaveAttribute('aria-invalid')
  expect(mail.received).toEqual([])
})

mailTest('who presses twice subscribes once', LONG, async ({ page, mail }) => {
  let answer = () => {}
  mail.answers = [{ status: 200, text: 'OK', after: new Promise((resolve) => (answer = resolve)) }]
  await page.goto('/blog')
  const box = formOn(page, 'Stay Informed')
  await typeInto(box.email, VISITOR)
  await box.button.click()
  await expect(box.button).toBeDisabled()
  await expect(box.button).toHaveAttribute('aria-busy', 'true')
  await box.email.press('Enter')
  await expect.poll(() => mail.received.length).toBe(1)
  answer()
  await expect(box.status).toContainText(VISITOR)
  await expect(box.button).toBeEnabled()
  expect(mail.received).toHaveLength(1)
})

mailTest('who subscribes again within ten seconds waits for the mail service, and is told so', LONG, async ({ page, mail }) => {
  await page.addInitScript(() => localStorage.setItem('emailjs-template-subscribe', String(Date.now())))
  await page.goto('/blog')
  const box = formOn(page, 'Stay Informed')
  await typeInto(box.email, VISITOR)
  await box.button.click()
  await expect(box.status).toHaveText('Sending...')
  await expect(box.button).toBeFocused()
  expect(mail.received).toEqual([])
})

mailTest('what is typed while it sends is kept', LONG, async ({ page, mail }) => {
  let answer = () => {}
  mail.answers = [{ status: 200, text: 'OK', after: new Promise((resolve) => (answer = resolve)) }]
  await page.goto('/blog')
  const box = formOn(page, 'Stay Informed')
  await typeInto(box.email, VISITOR)
  await box.button.focus()
  await page.keyboard.press('Enter')
  await expect(box.button).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => mail.received.length).toBe(1)
  await expect(box.button).toBeFocused()
  await typeInto(box.email, 'jonas@reader.example')
  answer()
  await expect(box.status).toContainText(VISITOR)
  await expect(box.email).toHaveValue('jonas@reader.example')
  await expect(box.email).toBeFocused()
})

const failures: [Answer, string][] = [
  [{ status: 429, text: 'Too Many Requests' }, 'Too many messages were sent in a short time.'],
  [{ status: 403, text: 'Forbidden' }, 'The email service does not accept messages from your network.'],
  ['drop', 'We couldn’t reach the email service.'],
]

mailTest('a failure says why, keeps what was typed and offers the feed, each time, until an attempt succeeds', async ({ page, mail }) => {
  await page.goto('/blog')
  const box = formOn(page, 'Stay Informed')
  await typeInto(box.email, VISITOR)
  for (const [answer, reason] of failures) {
    // A browser may ask again by itself where the connection was dropped.
    mail.answers = answer === 'drop' ? [answer, answer, answer, answer] : [answer]
    await box.button.click()
    await expect(box.alert).toContainText(`We couldn’t sign you up. ${reason}`)
    await expect(box.alert).toBeFocused()
    await expect(box.email).toHaveValue(VISITOR)
    await expect(box.form.getByRole('link', { name: 'Follow the Atom feed instead' })).toHaveAttribute('href', '/feed.xml')
  }
  mail.answers = []
  // Trying again is no flood.
  await box.button.click()
  await expect(box.status).toContainText(VISITOR)
  await expect(box.alert).toBeHidden()
  await expect(box.form.getByRole('link')).toBeHidden()
})

mailTest('what it would say may be late: it is at work meanwhile', LONG, async ({ page, mail }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/subscribe.json', async (route) => {
    await released
    await route.continue()
  })
  // As wide as most phones: there a wider button would have a row of its own.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog')
  const box = formOn(page, 'Stay Informed')
  const asked = page.waitForRequest('**/subscribe.json')
  await typeInto(box.email, VISITOR)
  await asked
  const sizeOf = () => box.form.evaluate(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight }))
  const before = await sizeOf()
  await box.button.click()
  await expect(box.button).toHaveAttribute('aria-busy', 'true')
  expect(await sizeOf()).toEqual(before)
  release()
  await expect(box.status).toContainText(VISITOR)
  await expect(box.button).not.toHaveAttribute('aria-busy')
  expect(mail.received).toHaveLength(1)
})

for (const way of ['fails', 'says nothing'] as const)
  test(`where what it would say ${way}, it is the plain form, which takes only an address`, LONG, async ({ page }) => {
    await hurry(page)
    await page.route('**/subscribe.json', (route) => (way === 'fails' ? route.abort('internetdisconnected') : undefined))
    // What opens the e-mail program of the visitor.
    await page.addInitScript(() => {
      HTMLFormElement.prototype.submit = function submit() {
        document.documentElement.dataset.sent = this.action
      }
    })
    await page.goto('/blog')
    const box = formOn(page, 'Stay Informed')
    await typeInto(box.email, 'ada')
    await box.button.click()
    await expect(box.email).toBeFocused()
    await expect(page.locator('html')).not.toHaveAttribute('data-sent')
    await typeInto(box.email, VISITOR)
    await box.button.click()
    await expect(page.locator('html')).toHaveAttribute('data-sent', 'mailto:hello@aldergate.example?subject=Stay%20Informed')
  })

test('a site without keys says so, not as an error, and offers the feed', async ({ page }) => {
  await setMail(page, {})
  const problems = watchProblems(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const box = formOn(page, 'One email a month, written by engineers.')
  await typeInto(box.email, VISITOR)
  await box.email.press('Enter')
  await expect(box.status).toHaveText('Email subscriptions are not available on this site.')
  await expect(box.status).toBeFocused()
  await expect(box.alert).toBeHidden()
  await expect(box.email).not.toHaveAttribute('aria-invalid')
  await expect(box.email).toHaveValue(VISITOR)
  const feed = box.form.getByRole('link', { name: 'Follow the Atom feed instead' })
  await expect(feed).toBeVisible()
  const answer = await page.request.get((await feed.getAttribute('href')) ?? '')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/xml/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
})

test('offline it says that there is no connection', LONG, async ({ page, context }) => {
  await page.goto('/about')
  const box = formOn(page, 'One email a month, written by engineers.')
  const words = page.waitForResponse('**/subscribe.json')
  await typeInto(box.email, VISITOR)
  await (await words).finished()
  await context.setOffline(true)
  try {
    await box.button.click()
    await expect(box.alert).toContainText('We couldn’t reach the email service.')
    await expect(box.email).toHaveValue(VISITOR)
  } finally {
    await context.setOffline(false)
  }
})
