import { expect, test } from '@playwright/test'
import { ROUTES } from '../support/routes'
import { readSitemap, share } from '../support/site'
import { expectWholePages, WIDTHS } from '../support/visit'

/** Runs of the whole site that go side by side. */
const PARTS = 6

for (let part = 0; part < PARTS; part++)
  test(`every address is whole in windows of all widths (${part + 1} of ${PARTS})`, async ({ page, request }) => {
    const { addresses } = await readSitemap(request)
    const own = share(addresses, part, PARTS)
    expect(own.length).toBeGreaterThan(ROUTES.length / PARTS)
    await expectWholePages(page, own, WIDTHS)
  })
