import { expect, test } from '@playwright/test'
import { patterns } from '../../../src/site/routes/patterns'
import { axeFindings } from '../support/axe'
import { KINDS } from '../support/routes'
import { share } from '../support/site'
import { STATE_NAMES, unreadableIn } from '../support/states'
import { ONLY_CHROMIUM } from '../support/suites'
import { wake } from '../support/wake'

/** Runs that go side by side. */
const PARTS = 3

const ADDRESSES = [...KINDS, patterns.notFound]

for (const colorScheme of ['light', 'dark'] as const)
  for (let part = 0; part < PARTS; part++)
    test(
      `a page of each kind can be read in each state, and with more contrast, ${colorScheme} (${part + 1} of ${PARTS})`,
      ONLY_CHROMIUM,
      async ({ page }) => {
        test.slow()
        for (const address of share(ADDRESSES, part, PARTS))
          await test.step(address, async () => {
            for (const state of STATE_NAMES) {
              await page.emulateMedia({ colorScheme, contrast: 'no-preference', reducedMotion: 'reduce' })
              await page.goto(address)
              await wake(page)
              expect.soft(await unreadableIn(page, state), `${address}, ${state}`).toEqual([])
            }
            await page.goto(address)
            await page.emulateMedia({ contrast: 'more' })
            expect.soft(await axeFindings(page, ['color-contrast-enhanced']), `${address}, with more contrast`).toEqual([])
          })
      },
    )
