import { test } from '@playwright/test'
import { SCREEN_FLAGS } from '../../../scripts/chromium'
import { expectNoShift } from '../support/layout-shift'
import { KINDS } from '../support/routes'
import { ONLY_CHROMIUM } from '../support/suites'

test.use({ launchOptions: { executablePath: process.env.CHROME_PATH, args: SCREEN_FLAGS } })

for (const { fonts, width, height } of [
  { fonts: 'late', width: 1440, height: 900 },
  { fonts: 'late', width: 390, height: 844 },
  { fonts: 'blocked', width: 1440, height: 900 },
] as const)
  test(`no kind of page moves when its fonts are ${fonts}, at ${width} px`, ONLY_CHROMIUM, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await expectNoShift(page, fonts, KINDS)
  })
