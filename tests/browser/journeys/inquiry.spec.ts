import { expect, test } from '@playwright/test'
import { ASKED, InquiryPage, PDF } from '../support/inquiry'
import { LEAST_SHIFT, shiftsOf, watchShifts } from '../support/layout-shift'
import { setMail } from '../support/mail'
import { LONG } from '../support/suites'
import { typeInto } from '../support/typing'
import { watchProblems } from '../support/watch'

for (const width of [1440, 390])
  test(`goes step by step at ${width} pixels, and says what is missing`, width === 390 ? {} : LONG, async ({ page }) => {
    const problems = watchProblems(page)
    await page.setViewportSize({ width, height: 900 })
    const inquiry = new InquiryPage(page)
    await page.goto('/contact')
    await inquiry.expectStep('Basic Information')
    await expect(inquiry.next).toBeDisabled()
    await expect(inquiry.needs).toHaveText('Enter your name, company and email to continue.')
    await expect(inquiry.previous).toHaveCount(0)

    await typeInto(inquiry.field('Name'), ASKED.name)
    await expect(inquiry.needs).toHaveText('Still needed: company and a valid email.')
    await typeInto(inquiry.field('Company'), ASKED.company)
    await typeInto(inquiry.field('Work email'), 'ada@engines')
    await page.keyboard.press('Tab')
    await expect(inquiry.field('Work email')).toHaveAccessibleDescription('Enter a complete email address, such as you@company.com.')
    await expect(inquiry.field('Work email')).toHaveAttribute('aria-invalid', 'true')
    await expect(inquiry.next).toBeDisabled()
    await typeInto(inquiry.field('Work email'), ASKED.email)
    await expect(inquiry.field('Work email')).toHaveAttribute('aria-invalid', 'false')
    await expect(inquiry.needs).toHaveText('Nothing is missing.')
    await inquiry.next.click()

    await inquiry.expectStep('Project Scope')
    await expect(page.getByRole('heading', { name: 'Project Scope' })).toBeFocused()
    await expect(inquiry.next).toBeDisabled()
    await inquiry.fillScope()
    await inquiry.next.click()

    await inquiry.expectStep('Additional Details')
    await expect(inquiry.submit).toBeDisabled()
    await expect(inquiry.needs).toHaveText('Check the consent box to submit.')
    await inquiry.consent.check()
    await expect(inquiry.submit).toBeEnabled()
    await inquiry.previous.click()
    await inquiry.previous.click()
    await inquiry.expectStep('Basic Information')
    await expect(inquiry.field('Name')).toHaveValue(ASKED.name)
    expect(problems).toEqual([])
  })

test('works with the keyboard alone, also on the home page', LONG, async ({ page }) => {
  const inquiry = new InquiryPage(page)
  await page.goto('/')
  await inquiry.field('Name').focus()
  await expect(inquiry.form).toHaveAttribute('data-step')
  await page.keyboard.type(ASKED.name)
  await page.keyboard.press('Enter')
  await inquiry.expectStep('Basic Information')
  await expect(inquiry.field('Company')).toBeFocused()
  await expect(inquiry.field('Company')).toHaveAccessibleDescription('Enter your company name.')
  await page.keyboard.type(ASKED.company)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ASKED.email)
  await page.keyboard.press('Enter')
  await inquiry.expectStep('Project Scope')
  await expect(page.getByRole('heading', { name: 'Project Scope' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(inquiry.field('Service')).toBeFocused()
})

test('the edge of the form is below the header at the next step', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillBasics()
  await page.evaluate(() => scrollTo(0, 500))
  await inquiry.next.click()
  await inquiry.expectStep('Project Scope')
  const [header, form] = [await page.locator('header').first().boundingBox(), await inquiry.form.boundingBox()]
  expect(form?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
})

test('says that mail is not configured, and offers other ways', async ({ page }) => {
  await setMail(page, { publicKey: 'key', serviceId: 'service' })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText(text: string) {
          document.documentElement.dataset.copied = text
        },
      },
    })
  })
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillAll()
  await inquiry.file.setInputFiles(PDF)
  await inquiry.submit.click()
  // What went wrong is in the color of errors.
  await expect(inquiry.failure.locator('b')).toHaveText('Email service is not configured. Missing environment variables.')
  await inquiry.form.getByRole('button', { name: 'Copy Your Inquiry' }).click()
  await expect(inquiry.form.getByText('Copied.')).toBeVisible()
  const text = `Name: ${ASKED.name}\nCompany: ${ASKED.company}\nWork email: ${ASKED.email}\nService: Other\nProject summary: A loom.\nAttachment: brief.pdf`
  await expect(page.locator('html')).toHaveAttribute('data-copied', text)
  const link = new URL((await inquiry.form.getByRole('link', { name: 'Open in Email' }).getAttribute('href')) ?? '')
  expect(link.pathname).toBe('hello@aldergate.example')
  expect(link.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
})

test('shows the text where the browser does not copy', LONG, async ({ page }) => {
  await setMail(page, {})
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillAll()
  await inquiry.submit.click()
  await inquiry.form.getByRole('button', { name: 'Copy Your Inquiry' }).click()
  const text = inquiry.form.getByRole('textbox', { name: 'Select and copy your inquiry' })
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(/^Name: Ada Byron\n/)
  // It takes the focus once, and not from who writes on.
  await inquiry.field('Current challenges').pressSequentially('Slow looms')
  await expect(text).toHaveValue(/Current challenges: Slow looms$/)
  await expect(inquiry.field('Current challenges')).toBeFocused()
})

test('keeps what was typed through a reload, but neither the consent nor the file', async ({ page }) => {
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillAll()
  await inquiry.file.setInputFiles(PDF)
  await expect(inquiry.form.getByRole('button', { name: 'Remove brief.pdf' })).toBeVisible()
  await page.reload()
  await inquiry.expectStep('Additional Details')
  await expect(inquiry.consent).not.toBeChecked()
  await expect(inquiry.submit).toBeDisabled()
  await expect(inquiry.alert).toHaveText('Choose your file again. Files are not saved when the page reloads.')
  await inquiry.previous.click()
  await expect(inquiry.field('Service')).toHaveValue(ASKED.service)
  await expect(inquiry.field('Project summary')).toHaveValue(ASKED.projectSummary)
})

test('starts with what a link says, which can be taken away', async ({ page }) => {
  const inquiry = new InquiryPage(page)
  await page.goto('/contact?service=Telco+Integration&industry=Public+Sector&topic=consultation')
  await expect(inquiry.form.getByText('About: Consultation: Telco Integration, Public Sector')).toBeVisible()
  await inquiry.fillBasics()
  await inquiry.next.click()
  await expect(inquiry.field('Service')).toHaveValue('Other')
  await expect(inquiry.field('Industry')).toHaveValue('Public Sector')
  await inquiry.field('Service').selectOption('Security & Trust')
  await inquiry.form.getByRole('button', { name: 'Remove Consultation: Telco Integration, Public Sector' }).click()
  await expect(page.getByRole('heading', { name: 'Project Scope' })).toBeFocused()
  await expect(inquiry.field('Service')).toHaveValue('Security & Trust')
  await expect(inquiry.field('Industry')).toHaveValue('')
  await inquiry.field('Industry').selectOption('Public Sector')

  // A page that comes back has what the visitor made of it.
  await page.reload()
  await expect(inquiry.field('Service')).toHaveValue('Security & Trust')
  await expect(inquiry.form.getByText('About:')).toHaveCount(0)

  // A link that is followed anew counts, for what it says.
  await page.goto('/contact?service=AI+Transformation')
  await expect(inquiry.field('Service')).toHaveValue('AI Transformation')
  await expect(inquiry.field('Industry')).toHaveValue('Public Sector')
  await inquiry.previous.click()
  await expect(inquiry.field('Name')).toHaveValue(ASKED.name)
})

test('asks nothing about a project of who registers for an event', LONG, async ({ page }) => {
  const inquiry = new InquiryPage(page)
  await page.goto('/contact?topic=event&event=AI+Summit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us who is coming')
  await inquiry.fillBasics()
  await inquiry.next.click()
  await expect(inquiry.form.getByRole('group', { name: 'Additional Details' })).toBeVisible()
  await expect(inquiry.field('Your message')).toHaveValue('I would like to register for this event: AI Summit.')
  for (const field of ['Service', 'Budget', 'Timeline', 'Current challenges', 'Expected outcomes'])
    await expect(inquiry.field(field)).toHaveCount(0)
  await inquiry.previous.click()
  await inquiry.expectStep('Basic Information')

  await inquiry.next.click()
  await inquiry.form.getByRole('button', { name: 'Remove Event registration: AI Summit' }).click()
  // The first step that is not complete, and the address no longer says what was removed.
  await inquiry.expectStep('Project Scope')
  await expect(page.getByRole('heading', { name: 'Project Scope' })).toBeFocused()
  await expect(page).toHaveURL('/contact')
  await expect(inquiry.field('Service')).toHaveValue('')
  await expect(inquiry.field('Project summary')).toHaveValue('')
  await expect(inquiry.next).toBeDisabled()
})

test('speaks to journalists as the newsroom does, from the first paint on', async ({ page }) => {
  await watchShifts(page)
  const inquiry = new InquiryPage(page)
  await page.goto('/contact?topic=media')
  const promise = page.getByText('answers journalists the same day', { exact: false })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us what you are writing about')
  await expect(promise).toBeVisible()
  await expect(page.getByText('An engineer in the practice you choose')).toHaveCount(0)
  await expect(inquiry.form.getByText('About: Media inquiry')).toBeVisible()
  expect(await shiftsOf(page)).toBeLessThan(LEAST_SHIFT.late)
  const steps = inquiry.form.getByRole('list').first().getByRole('listitem')
  await expect(steps).toHaveText(['Basic Information', 'Additional Details'])
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'press@aldergate.example' })).toHaveAttribute('href', 'mailto:press@aldergate.example')
  await expect(main.getByRole('link', { name: '+1 (415) 555-0164' })).toHaveAttribute('href', 'tel:+14155550164')

  await inquiry.fillBasics()
  await inquiry.next.click()
  await expect(page.getByRole('heading', { name: 'Additional Details' })).toBeFocused()
  await expect(inquiry.needs).toHaveText('Still needed: your question and your consent.')
  await typeInto(inquiry.field('Question and deadline'), 'Who signed?')
  await inquiry.consent.check()
  await expect(inquiry.submit).toBeEnabled()

  // Without the subject it is an inquiry about a project, and the page says so again.
  await inquiry.form.getByRole('button', { name: 'Remove Media inquiry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us what has to change')
  await expect(promise).toHaveCount(0)
  await inquiry.expectStep('Project Scope')
  await expect(steps).toHaveCount(3)
  await expect(inquiry.field('Project summary')).toHaveValue('Who signed?')
})

test('cuts nothing off that is pasted, and says how much fits', LONG, async ({ page }) => {
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillBasics()
  await inquiry.next.click()
  await inquiry.fillScope()
  await inquiry.field('Project summary').focus()
  await page.keyboard.insertText('x'.repeat(5000))
  await expect(inquiry.field('Project summary')).toHaveValue(`${ASKED.projectSummary}${'x'.repeat(5000)}`)
  await expect(inquiry.field('Project summary')).toHaveAccessibleDescription(/Shorten this to 4,000 characters or fewer.$/)
  await expect(inquiry.needs).toHaveText('Still needed: a shorter answer under “Project summary”.')
  await expect(inquiry.next).toBeDisabled()
  await typeInto(inquiry.field('Project summary'), ASKED.projectSummary)
  await expect(inquiry.next).toBeEnabled()
})
