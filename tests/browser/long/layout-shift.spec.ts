import { test } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../../scripts/chromium'
import { expectNoShift } from '../support/layout-shift'
import { KINDS } from '../support/routes'
import { ONLY_CHROMIUM } from '../support/suites'

// Letters as wide as whole pixels, which Chromium has on some systems with one pixel to one of CSS, would break lines as no phone does.
test.use({ launchOptions: { executablePath: process.env.CHROME_PATH, args: [...CHROMIUM_FLAGS, '--font-render-hinting=none'] } })

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
