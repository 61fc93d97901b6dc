import { expect, test } from '@playwright/test'
import { notFoundSections } from '../../src/site/routes/not-found'
import { axeFindings } from './support/axe'
import { readSitemap } from './support/site'

/** Runs of the whole site that go side by side. */
const PARTS = 4

for (let part = 0; part < PARTS; part++)
  test(`axe finds nothing on any page, wide and light, narrow and dark (${part + 1} of ${PARTS})`, async ({ page, request }) => {
    test.slow()
    const { addresses } = await readSitemap(request)
    const lost = ['/nope', ...notFoundSections.map(({ section }) => `${section}/nope`)]
    for (const address of [...addresses, ...lost].filter((_, index) => index % PARTS === part))
      await test.step(address, async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(address)
        expect.soft(await axeFindings(page), `${address}, wide and light`).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        await page.setViewportSize({ width: 390, height: 844 })
        expect.soft(await axeFindings(page), `${address}, narrow and dark`).toEqual([])
      })
  })
