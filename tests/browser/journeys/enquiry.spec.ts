import { expect, test } from '@playwright/test'
import { ASKED, EnquiryPage } from '../support/enquiry'
import { setMail } from '../support/mail'
import { FIREFOX } from '../support/suites'
import { typeInto } from '../support/typing'
import { watchProblems } from '../support/watch'

const PDF = { name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a brief') }

for (const width of [1440, 390])
  test(`goes step by step at ${width} pixels, and says what is missing`, width === 390 ? FIREFOX : {}, async ({ page }) => {
    const problems = watchProblems(page)
    await page.setViewportSize({ width, height: 900 })
    const enquiry = new EnquiryPage(page)
    await page.goto('/contact')
    await enquiry.expectStep('Basic Information')
    await expect(enquiry.next).toBeDisabled()
    await expect(enquiry.needs).toHaveText('Name, company and a valid e-mail are needed to continue.')
    await expect(enquiry.previous).toHaveCount(0)

    await typeInto(enquiry.field('Name'), ASKED.name)
    await expect(enquiry.needs).toHaveText('Still needed: company and a valid e-mail.')
    await typeInto(enquiry.field('Company'), ASKED.company)
    await typeInto(enquiry.field('Work e-mail'), 'ada@engines')
    await page.keyboard.press('Tab')
    await expect(enquiry.field('Work e-mail')).toHaveAccessibleDescription(
      'Enter an e-mail address with a domain, such as name@company.com.',
    )
    await expect(enquiry.field('Work e-mail')).toHaveAttribute('aria-invalid', 'true')
    await expect(enquiry.next).toBeDisabled()
    await typeInto(enquiry.field('Work e-mail'), ASKED.email)
    await expect(enquiry.field('Work e-mail')).not.toHaveAttribute('aria-invalid')
    await expect(enquiry.needs).toHaveText('')
    await enquiry.next.click()

    await enquiry.expectStep('Project Scope')
    await expect(page.getByRole('heading', { name: 'Project Scope' })).toBeFocused()
    await expect(enquiry.next).toBeDisabled()
    await enquiry.fillScope()
    await enquiry.next.click()

    await enquiry.expectStep('Additional Details')
    await expect(enquiry.submit).toBeDisabled()
    await expect(enquiry.needs).toHaveText('Tick the consent box to submit.')
    await enquiry.consent.check()
    await expect(enquiry.submit).toBeEnabled()
    await enquiry.previous.click()
    await enquiry.previous.click()
    await enquiry.expectStep('Basic Information')
    await expect(enquiry.field('Name')).toHaveValue(ASKED.name)
    expect(problems).toEqual([])
  })

test('works with the keyboard alone, also on the home page', FIREFOX, async ({ page }) => {
  const enquiry = new EnquiryPage(page)
  await page.goto('/')
  await enquiry.field('Name').focus()
  await expect(enquiry.form).toHaveAttribute('data-step')
  await page.keyboard.type(ASKED.name)
  await page.keyboard.press('Enter')
  await enquiry.expectStep('Basic Information')
  await page.keyboard.press('Tab')
  await page.keyboard.type(ASKED.company)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ASKED.email)
  await page.keyboard.press('Enter')
  await enquiry.expectStep('Project Scope')
  await expect(page.getByRole('heading', { name: 'Project Scope' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(enquiry.field('Service')).toBeFocused()
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
  const enquiry = new EnquiryPage(page)
  await page.goto('/contact')
  await enquiry.fillAll()
  await enquiry.file.setInputFiles(PDF)
  await enquiry.submit.click()
  await expect(enquiry.alert.getByText('Email service is not configured. Missing environment variables.', { exact: true })).toBeVisible()
  await enquiry.form.getByRole('button', { name: 'Copy your inquiry' }).click()
  await expect(enquiry.form.getByText('Copied.')).toBeVisible()
  const text = `Name: ${ASKED.name}\nCompany: ${ASKED.company}\nWork e-mail: ${ASKED.email}\nService: Other\nProject summary: A loom.\nAttachment: brief.pdf`
  await expect(page.locator('html')).toHaveAttribute('data-copied', text)
  const link = new URL((await enquiry.form.getByRole('link', { name: 'Open as an e-mail' }).getAttribute('href')) ?? '')
  expect(link.pathname).toBe('hello@aldergate.example')
  expect(link.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
})

test('shows the text where the browser does not copy', async ({ page }) => {
  await setMail(page, {})
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const enquiry = new EnquiryPage(page)
  await page.goto('/contact')
  await enquiry.fillAll()
  await enquiry.submit.click()
  await enquiry.form.getByRole('button', { name: 'Copy your inquiry' }).click()
  const text = enquiry.form.getByRole('textbox', { name: 'Your inquiry, to copy by hand' })
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(/^Name: Ada Byron\n/)
  // It takes the focus once, and not from who writes on.
  await enquiry.field('Current challenges').pressSequentially('Slow looms')
  await expect(text).toHaveValue(/Current challenges: Slow looms$/)
  await expect(enquiry.field('Current challenges')).toBeFocused()
})

test('takes one file of the right type and size, chosen or dropped, and lets it go', FIREFOX, async ({ page }) => {
  const enquiry = new EnquiryPage(page)
  await page.goto('/contact')
  await enquiry.fillBasics()
  await enquiry.next.click()
  await enquiry.fillScope()
  await enquiry.next.click()
  await enquiry.file.setInputFiles({ ...PDF, name: 'brief.exe' })
  await expect(enquiry.alert).toHaveText('This file is not attached. Its type is not among PDF, DOC, PPT and XLS.')
  await enquiry.file.setInputFiles({ ...PDF, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) })
  await expect(enquiry.alert).toHaveText('This file is not attached. It is larger than 10 MB.')
  await enquiry.file.setInputFiles(PDF)
  await expect(enquiry.alert).toHaveCount(0)
  const remove = enquiry.form.getByRole('button', { name: 'Remove brief.pdf' })
  await expect(remove).toBeFocused()
  await remove.click()
  await expect(enquiry.file).toBeFocused()
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['a'], 'dropped.docx'))
    return transfer
  })
  // A file that misses the zone is taken all the same, and not opened in place of the page.
  for (const place of [enquiry.form.getByText('PDF, DOC, PPT, XLS files up to 10MB'), enquiry.field('Current challenges')]) {
    await place.dispatchEvent('dragover', { dataTransfer: dropped })
    await place.dispatchEvent('drop', { dataTransfer: dropped })
    const taken = enquiry.form.getByRole('button', { name: 'Remove dropped.docx' })
    await expect(taken).toBeVisible()
    await taken.click()
    await expect(taken).toHaveCount(0)
  }
})

test('keeps its width with a file of a long name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const enquiry = new EnquiryPage(page)
  await page.goto('/contact')
  await enquiry.fillAll()
  await enquiry.file.setInputFiles({ ...PDF, name: `${'brief'.repeat(30)}.pdf` })
  await expect(enquiry.form.getByRole('button', { name: /^Remove brief/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await enquiry.form.evaluate((form) => form.scrollWidth - form.clientWidth)).toBeLessThanOrEqual(0)
})

test('keeps what was typed through a reload, but neither the consent nor the file', FIREFOX, async ({ page }) => {
  const enquiry = new EnquiryPage(page)
  await page.goto('/contact')
  await enquiry.fillAll()
  await enquiry.file.setInputFiles(PDF)
  await expect(enquiry.form.getByRole('button', { name: 'Remove brief.pdf' })).toBeVisible()
  await page.reload()
  await enquiry.expectStep('Additional Details')
  await expect(enquiry.consent).not.toBeChecked()
  await expect(enquiry.submit).toBeDisabled()
  await expect(enquiry.alert).toHaveText('Choose your file again. Files are not kept when a page is loaded anew.')
  await enquiry.previous.click()
  await expect(enquiry.field('Service')).toHaveValue(ASKED.service)
  await expect(enquiry.field('Project summary')).toHaveValue(ASKED.projectSummary)
})

test('starts with what a link says, which can be taken away', async ({ page }) => {
  const enquiry = new EnquiryPage(page)
  await page.goto('/contact?service=Telco+Integration&industry=Public+Sector&topic=consultation')
  await expect(enquiry.form.getByText('About: A consultation: Telco Integration')).toBeVisible()
  await enquiry.fillBasics()
  await enquiry.next.click()
  await expect(enquiry.field('Service')).toHaveValue('Other')
  await expect(enquiry.field('Industry')).toHaveValue('Public Sector')
  await enquiry.field('Service').selectOption('Security & Trust')
  await enquiry.form.getByRole('button', { name: 'Remove A consultation: Telco Integration' }).click()
  await expect(page.getByRole('heading', { name: 'Project Scope' })).toBeFocused()

  // A page that comes back has what the visitor made of it.
  await page.reload()
  await expect(enquiry.field('Service')).toHaveValue('Security & Trust')
  await expect(enquiry.form.getByText('About:')).toHaveCount(0)

  // A link that is followed anew counts, for what it says.
  await page.goto('/contact?service=AI+Transformation')
  await expect(enquiry.field('Service')).toHaveValue('AI Transformation')
  await expect(enquiry.field('Industry')).toHaveValue('Public Sector')
  await enquiry.previous.click()
  await expect(enquiry.field('Name')).toHaveValue(ASKED.name)
})

test('cuts nothing off that is pasted, and says how much fits', async ({ page }) => {
  const enquiry = new EnquiryPage(page)
  await page.goto('/contact')
  await enquiry.fillBasics()
  await enquiry.next.click()
  await enquiry.fillScope()
  await enquiry.field('Project summary').focus()
  await page.keyboard.insertText('x'.repeat(5000))
  await expect(enquiry.field('Project summary')).toHaveValue(`${ASKED.projectSummary}${'x'.repeat(5000)}`)
  await expect(enquiry.field('Project summary')).toHaveAccessibleDescription(/Too long. At most 4,000 characters fit here.$/)
  await expect(enquiry.needs).toHaveText('Still needed: a shorter text in "Project summary".')
  await expect(enquiry.next).toBeDisabled()
  await typeInto(enquiry.field('Project summary'), ASKED.projectSummary)
  await expect(enquiry.next).toBeEnabled()
})
