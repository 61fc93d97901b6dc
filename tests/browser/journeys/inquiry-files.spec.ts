import { truncate, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { InquiryPage, PDF } from '../support/inquiry'
import { enlargeLetters } from '../support/letters'
import { LONG, ONLY_CHROMIUM } from '../support/suites'

test('a file that is attached is named and can be let go, within the window, with letters of twice the size', {
  tag: [LONG.tag, ONLY_CHROMIUM.tag],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enlargeLetters(page)
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillSteps()
  await inquiry.file.setInputFiles({ ...PDF, name: 'a-rather-long-name-of-a-brief.pdf' })
  await expect(inquiry.form.getByRole('button', { name: /^Remove/ })).toBeInViewport({ ratio: 1 })
  const name = inquiry.form.getByText('a-rather-long-name-of-a-brief.pdf', { exact: true })
  expect(await name.evaluate((text) => text.scrollWidth <= text.clientWidth && text.clientWidth > 150)).toBe(true)
})

test('takes one file of the right type and size, chosen or dropped, and lets it go', LONG, async ({ page }) => {
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillSteps()
  await inquiry.file.setInputFiles({ ...PDF, name: 'brief.exe' })
  await expect(inquiry.alert).toHaveText('Your file was not attached. Choose a PDF, DOC, PPT or XLS file.')
  const large = test.info().outputPath('large.pdf')
  await writeFile(large, '')
  await truncate(large, 10 * 1024 * 1024 + 1)
  await inquiry.file.setInputFiles(large)
  await expect(inquiry.alert).toHaveText('Your file was not attached. Choose one that is 10 MB or smaller.')
  await inquiry.file.setInputFiles(PDF)
  await expect(inquiry.alert).toHaveCount(0)
  const remove = inquiry.form.getByRole('button', { name: 'Remove brief.pdf' })
  await expect(remove).toBeFocused()
  await remove.click()
  await expect(inquiry.file).toBeFocused()
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['a'], 'dropped.docx'))
    return transfer
  })
  // A file that misses the zone is taken all the same, and not opened in place of the page.
  for (const place of [inquiry.form.getByText('PDF, DOC, PPT, XLS files up to 10MB'), inquiry.field('Current challenges')]) {
    await place.dispatchEvent('dragover', { dataTransfer: dropped })
    await place.dispatchEvent('drop', { dataTransfer: dropped })
    const taken = inquiry.form.getByRole('button', { name: 'Remove dropped.docx' })
    await expect(taken).toBeVisible()
    await taken.click()
    await expect(taken).toHaveCount(0)
  }
})

test('keeps its width with a file of a long name', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillAll()
  await inquiry.file.setInputFiles({ ...PDF, name: `${'brief'.repeat(30)}.pdf` })
  await expect(inquiry.form.getByRole('button', { name: /^Remove brief/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await inquiry.form.evaluate((form) => form.scrollWidth - form.clientWidth)).toBeLessThanOrEqual(0)
})
