import { test } from '@playwright/test'
import { SCREEN_FLAGS } from '../../scripts/chromium'
import { expectNoShift } from './support/layout-shift'
import { LONG, ONLY_CHROMIUM } from './support/suites'

/** Pages that between them have every style of letters above the fold. The long suite looks at every kind. */
const ADDRESSES = ['/', '/blog', '/blog/cloud-security-best-practices', '/services/ai-transformation', '/careers', '/legal/accessibility']

test.use({ launchOptions: { executablePath: process.env.CHROME_PATH, args: SCREEN_FLAGS } })

for (const { fonts, width, height } of [
  { fonts: 'late', width: 1440, height: 900 },
  { fonts: 'late', width: 390, height: 844 },
  { fonts: 'blocked', width: 1440, height: 900 },
] as const)
  test(
    `no page moves when its fonts are ${fonts}, at ${width} px`,
    width === 390 ? ONLY_CHROMIUM : { tag: [LONG.tag, ONLY_CHROMIUM.tag] },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await expectNoShift(page, fonts, ADDRESSES)
    },
  )
