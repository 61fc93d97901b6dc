import { expect, type Page } from '@playwright/test'
import { pictureBytes } from '../../support/pictures'
import { type EditedSite, test } from '../support/edited-site'
import { ONLY_CHROMIUM } from '../support/suites'

const FILE = 'blog/a-note-to-edit.mdx'

/** A post in a style of its own: comments, quotes, and another order of fields than that of the form. */
const POST = `---
# Read aloud at the fair.
title: "A note to edit" # short
date: 2024-01-02
author: amara-okafor

category: 'Cloud'
tags: [One, 'Two']
excerpt: >-
  What the note says,
  in one sentence.
---

## First heading

A text with *emphasis*, and <Fact name="offices" /> offices.

* One
* Two
`

/** The editor is a large script, and the development server has just begun. */
const LOADED = { timeout: 60_000 }

const openForm = async (page: Page, { origin }: EditedSite) => {
  await page.goto(`${origin}/__content?${new URLSearchParams({ file: FILE })}`)
  await page.getByRole('link', { name: 'Edit in the browser' }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('A note to edit', LOADED)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

// The editor makes a field when it comes into the window, and dates are days, whatever the time is where somebody works.
test.use({ viewport: { width: 1280, height: 5000 }, timezoneId: 'America/Los_Angeles' })

test.describe('the editor in the browser', ONLY_CHROMIUM, () => {
  test.beforeEach(async ({ site }) => {
    await site.write(FILE, POST)
  })

  test('saves what was changed, and nothing else', async ({ page, site }) => {
    await openForm(page, site)
    await field(page, 'Title').fill('A note: edited')
    await page.getByRole('combobox', { name: 'Author' }).click()
    await page.getByRole('searchbox', { name: 'Filter Options' }).fill('Mei')
    await page.getByRole('option', { name: 'Mei Tanaka' }).click()
    const text = field(page, 'Text')
    await text.fill((await text.inputValue()).replace('* Two', '* Two and **three**'))
    await page.getByText(/^Add .?Image/).click()
    const buffer = Buffer.from(await pictureBytes({ width: 1600, height: 1000 }))
    await page
      .getByRole('group', { name: 'Image' })
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'Old Harbor.JPG', mimeType: 'image/jpeg', buffer })
    await expect(field(page, 'Src')).toHaveText('old-harbor.jpg')
    await field(page, 'Alt').fill('Ships in an old harbor')
    await save(page)
    await expect.poll(() => site.read(FILE), LOADED).not.toBe(POST)

    expect(await site.read(FILE)).toBe(
      POST.replace('"A note to edit"', '"A note: edited"')
        .replace('amara-okafor', 'mei-tanaka')
        .replace('  in one sentence.\n', '  in one sentence.\nimage:\n  src: old-harbor.jpg\n  alt: Ships in an old harbor\n')
        .replace('* Two', '* Two and **three**'),
    )
    expect(await site.list('blog')).toContain('old-harbor.jpg')
    await site.check()
  })

  test('offers the tags that other entries have, takes a new one, and asks no other server for fonts', async ({ page, site }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font' && !request.url().startsWith(site.origin)) elsewhere.push(request.url())
    })
    await site.write('blog/another-note.mdx', POST.replace('A note to edit', 'Another note').replace("'Two'", "'Twofold'"))
    await openForm(page, site)
    const tags = page.locator('section[data-key-path=tags]')
    const second = tags.getByRole('textbox').nth(1)
    await second.focus()
    const offered = await second.evaluate((input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value))
    expect(offered).toEqual(expect.arrayContaining(['One', 'Two', 'Twofold']))
    await second.fill('Three')
    await save(page)
    await expect.poll(() => site.read(FILE), LOADED).toBe(POST.replace("'Two'", "'Three'"))
    expect(elsewhere).toEqual([])
  })

  test('shows the file after a save was undone elsewhere, and saves again', async ({ page, site }) => {
    await openForm(page, site)
    await field(page, 'Title').fill('A note to undo')
    await save(page)
    await expect.poll(() => site.read(FILE), LOADED).toContain('A note to undo')
    await site.write(FILE, POST)
    await openForm(page, site)
    await field(page, 'Title').fill('A note to keep')
    await save(page)
    await expect.poll(() => site.read(FILE), LOADED).toContain('A note to keep')
  })

  test('says in the form what is wrong, and saves nothing', async ({ page, site }) => {
    await openForm(page, site)
    await field(page, 'Title').fill('A'.repeat(81))
    await save(page)
    await expect(page.locator('section[data-key-path=title]')).toContainText('You cannot enter more than')
    await field(page, 'Title').fill('A note to edit')
    await field(page, 'Text').fill('A text with a <Button /> and a <Knob /> that nobody knows.')
    await save(page)
    const refusal = page.getByRole('alertdialog').getByText('blog/a-note-to-edit.mdx:14:15')
    await expect(refusal).toContainText(
      'blog/a-note-to-edit.mdx:14:15: The component `<Button>` is not known. Correct the name, capital letters included',
      LOADED,
    )
    // Another test may have left an entry that looks like this one, which is told too.
    const told = (await refusal.innerText()).split('\n\n').filter((one) => one.includes('The component'))
    expect(told.map((one) => one.replace(/: The component .*/, ''))).toEqual([
      'blog/a-note-to-edit.mdx:14:15',
      'blog/a-note-to-edit.mdx:14:32',
    ])
    expect(await site.read(FILE)).toBe(POST)
  })

  test('says what only the whole content can tell', async ({ page, site }) => {
    await openForm(page, site)
    await field(page, 'Title').fill('Replace a core system, one capability at a time')
    await save(page)
    await expect(page.getByRole('alertdialog')).toContainText(
      'The title `Replace a core system, one capability at a time` is also the title of',
      LOADED,
    )
    expect(await site.read(FILE)).toBe(POST)
  })
})
