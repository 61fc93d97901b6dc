import { expect, test } from '@playwright/test'
import { axeFindings } from '../support/axe'
import { chatOn, openChat } from '../support/chat'
import { LONG, ONLY_CHROMIUM } from '../support/suites'
import { typeInto } from '../support/typing'
import { watchProblems } from '../support/watch'

const SIZES = [
  { name: 'wide', viewport: { width: 1440, height: 900 } },
  { name: 'narrow', viewport: { width: 390, height: 844 } },
]
/** Height of the panel where the window has room, in pixels. */
const HEIGHT = 600

for (const { name, viewport } of SIZES)
  test.describe(`in a ${name} window`, () => {
    test.use({ viewport })

    test('a question is answered after a second', name === 'wide' ? {} : LONG, async ({ page }) => {
      const problems = watchProblems(page)
      const { chat, log, field, send, messages } = await openChat(page)
      // Beside a scrollbar, where the browser has one that takes room.
      const room = await page.evaluate(() => document.documentElement.clientWidth)
      expect(await log.locator('xpath=../..').boundingBox()).toMatchObject({ width: Math.min(384, room - 24), height: HEIGHT })
      await expect(log.getByText(/^Today, 9:41\sAM$/)).toBeVisible()
      await expect(messages).toHaveText([/Hello\. Ask me about our services/])
      await expect(log.getByRole('link')).toHaveText([/^Services/, /^Industries/, /^Case Studies/, /^Contact/])
      await expect(field).toHaveAccessibleDescription(/Hello\. Ask me/)
      await expect(send).toBeDisabled()

      await typeInto(field, 'Which industries do you serve?')
      await field.press('Enter')
      await expect(field).toHaveValue('')
      await expect(field).toBeFocused()
      await expect(messages).toHaveText([/Hello/, /You: Which industries do you serve\?/])
      await expect(chat.getByRole('status')).toHaveText('The assistant is typing')
      await page.clock.runFor(999)
      await expect(messages).toHaveCount(2)
      await page.clock.runFor(1)
      await expect(messages).toHaveText([/Hello/, /Which/, /Assistant: 200\+ active clients\. We work in six/])
      await expect(chat.getByRole('status')).toHaveText('')
      await expect(log.getByRole('link').last()).toBeInViewport()
      expect(problems).toEqual([])
    })

    test('it can be minimized, restored and closed, and the focus is never lost', LONG, async ({ page }) => {
      const { chat, opener, log, field } = await openChat(page)
      await chat.getByRole('button', { name: 'Minimize chat' }).click()
      await expect(log).toBeHidden()
      await expect(field).toBeHidden()
      await expect(chat.getByRole('heading', { name: 'Aldergate assistant' })).toBeVisible()
      const restore = chat.getByRole('button', { name: 'Expand chat' })
      await expect(restore).toBeFocused()
      await restore.press('Enter')
      await expect(log).toBeVisible()
      await expect(field).toBeFocused()

      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
      await expect(log).toHaveCount(0)
      await opener.press('Enter')
      await expect(field).toBeFocused()
      await chat.getByRole('button', { name: 'Close chat' }).click()
      await expect(opener).toBeFocused()
    })

    test('axe finds nothing when it is open', { tag: [LONG.tag, ONLY_CHROMIUM.tag] }, async ({ page }) => {
      const { field } = await openChat(page)
      await typeInto(field, 'Are you hiring?')
      await field.press('Enter')
      await page.clock.runFor(1000)
      await typeInto(field, 'Do you have case studies?')
      await field.press('Enter')
      await page.clock.resume()
      expect(await axeFindings(page)).toEqual([])
    })
  })

test('blanks are not sent, and Shift and Enter begin a line', LONG, async ({ page }) => {
  const { field, send, messages } = await openChat(page)
  await typeInto(field, '   ')
  await expect(send).toBeDisabled()
  await field.press('Enter')
  await expect(messages).toHaveCount(1)
  await typeInto(field, 'one')
  await field.press('Shift+Enter')
  await field.pressSequentially('two <b>')
  await expect(field).toHaveValue('one\ntwo <b>')
  await send.click()
  await expect(field).toBeFocused()
  await expect(messages.last()).toHaveText('You: one\ntwo <b>', { useInnerText: true })
  await page.clock.runFor(1000)
  await expect(messages.last()).toContainText('an answer to “one')
})

test('a question that is half written waits while the assistant is closed', LONG, async ({ page }) => {
  const { chat, field } = await openChat(page)
  await typeInto(field, 'Do you')
  await field.press('Escape')
  await expect(field).toHaveCount(0)
  await chat.getByRole('button').click()
  await expect(field).toHaveValue('Do you')
})

test('an Enter that ends a composition does not send', LONG, async ({ page }) => {
  const { field, messages } = await openChat(page)
  await typeInto(field, 'にほん')
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
  await field.dispatchEvent('keydown', { key: 'Escape', isComposing: true })
  await expect(field).toHaveValue('にほん')
  await expect(messages).toHaveCount(1)
})

test('what is asked while an answer is on its way is answered after it', LONG, async ({ page }) => {
  const { field, messages } = await openChat(page)
  await typeInto(field, 'What is your tech stack?')
  await field.press('Enter')
  await page.clock.runFor(500)
  await typeInto(field, 'Are you hiring?')
  await field.press('Enter')
  await page.clock.runFor(500)
  await expect(messages).toHaveText([/Hello/, /tech stack/, /hiring/, /The list says/])
  await page.clock.runFor(1000)
  await expect(messages).toHaveText([/Hello/, /tech stack/, /hiring/, /The list says/, /No position is open/])
})

test('questions of price, time, people and places have answers, and others lead to the search', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  const { field, log, messages } = await openChat(page)
  const asked = async (question: string) => {
    await typeInto(field, question)
    await field.press('Enter')
    await page.clock.runFor(1000)
    return messages.last()
  }
  await asked('What does an AI project cost?')
  await expect(log.getByRole('listitem').filter({ hasText: /^A team of five/ })).toHaveText(/\$120,000.180,000$/)
  await expect(await asked('How long does a cloud migration take?')).toContainText('1–4 months for a fixed scope')
  await expect(await asked('Who is the lead for security?')).toContainText('one each practice')
  await expect(log.getByRole('link', { name: 'Ingrid Solberg Security & Trust' })).toBeInViewport({ ratio: 1 })
  await expect(await asked('Where is your office?')).toContainText('offices in four regions')
  await expect(log.getByRole('link', { name: /^London \d+:\d\d\s[AP]M (Open now|Closed)$/ })).toHaveCount(1)
  await expect(await asked('Are there any parakeets?')).toContainText('an answer to “Are there any parakeets?”')
  await log.getByRole('link', { name: /^Search the site for “parakeets”/ }).click()
  await expect(page).toHaveURL('/search?q=parakeets')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('parakeets')
  expect(problems).toEqual([])
})

test('a question to begin with is asked by its button, which gives the focus to the field', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { chat, field, messages } = await openChat(page)
  const questions = chat.getByRole('group', { name: 'Questions to start with' })
  // They leave room for all that the greeting leads to.
  await expect(questions.getByRole('button')).toHaveCount(4)
  await expect(chat.getByRole('button', { name: 'More below' })).toHaveCount(0)
  await questions.getByRole('button', { name: 'What does it cost?' }).click()
  await expect(questions).toHaveCount(0)
  await expect(field).toBeFocused()
  await page.clock.runFor(1000)
  await expect(messages).toHaveText([/Hello/, /You: What does it cost\?/, /for a fixed scope/])
})

test('what does not fit ends after a whole row, and a button leads on', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { chat, field, log } = await openChat(page)
  await typeInto(field, 'What does a project cost?')
  await field.press('Enter')
  await page.clock.runFor(1500)
  const more = chat.getByRole('button', { name: 'More below' })
  await expect(more).toBeVisible()
  const cutRows = () =>
    log.evaluate((list) => {
      const end = list.getBoundingClientRect().bottom - Number.parseFloat(list.style.getPropertyValue('--rest'))
      const rows = [...list.querySelectorAll('p, li')].map((row) => ({ text: row.textContent, box: row.getBoundingClientRect() }))
      return rows.filter(({ box }) => box.top < end - 1 && box.bottom > end + 1).map(({ text }) => text)
    })
  // Messages rise into their places.
  await expect.poll(cutRows).toEqual([])
  await more.click()
  await expect(log).toBeFocused()
  await expect(log.getByRole('link', { name: /^All Case Studies/ })).toBeInViewport({ ratio: 1 })
})

test('a low window shows all cards of the greeting', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  const { log } = await openChat(page)
  await expect(log.getByRole('link').last()).toBeInViewport({ ratio: 1 })
})

test('the conversation goes on where a card leads, and waits to be opened', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  const { field, log } = await openChat(page)
  await typeInto(field, 'Are you hiring?')
  await field.press('Enter')
  await page.clock.runFor(1000)
  await log.getByRole('link', { name: /^Careers/ }).click()
  await expect(page).toHaveURL('/careers')
  const next = chatOn(page)
  await expect(next.log).toHaveCount(0)
  await next.opener.click()
  await expect(next.messages).toHaveText([/Hello/, /Are you hiring/, /No position is open/])
  // A place on the page that is open is shown, not covered.
  await next.log.getByRole('link', { name: /^Job Alerts/ }).click()
  await expect(page).toHaveURL('/careers#open-positions')
  await expect(next.log).toBeHidden()
  expect(problems).toEqual([])
})

test('who reads further up is told of a new message and not moved', LONG, async ({ page }) => {
  const { chat, field, log, messages } = await openChat(page)
  for (const question of ['Your services?', 'Your industries?', 'Any news about you?']) {
    await typeInto(field, question)
    await field.press('Enter')
    if (!question.startsWith('Any')) await page.clock.runFor(1000)
  }
  await log.evaluate((element) => {
    const scrolled = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }))
    element.scrollTop = 0
    return scrolled
  })
  await page.clock.runFor(1000)
  const newest = chat.getByRole('button', { name: 'New message' })
  await expect(newest).toBeVisible()
  expect(await log.evaluate((element) => element.scrollTop)).toBe(0)
  await newest.click()
  await expect(newest).toHaveCount(0)
  await expect(messages.last()).toBeInViewport()
  await expect(log).toBeFocused()
})

test('a question in a script that runs to the left is written and shown so', LONG, async ({ page }) => {
  const { field, messages } = await openChat(page)
  await typeInto(field, 'מה אתם מציעים?')
  await expect(field).toHaveCSS('direction', 'rtl')
  await field.press('Enter')
  await expect(messages.last().getByText('מה אתם מציעים?')).toHaveCSS('direction', 'rtl')
  await expect(messages.first()).toHaveCSS('direction', 'ltr')
  await expect(field).toHaveCSS('direction', 'ltr')
})
