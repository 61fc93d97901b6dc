import { test } from '@playwright/test'
import { expectNoShift } from './support/layout-shift'
import { LONG } from './support/suites'

/** Pages that between them have every style of letters above the fold. The long suite looks at every kind. */
const ADDRESSES = ['/', '/blog', '/blog/cloud-security-best-practices', '/services/ai-transformation', '/careers', '/legal/accessibility']

for (const { fonts, width, height } of [
  { fonts: 'late', width: 1440, height: 900 },
  { fonts: 'late', width: 390, height: 844 },
  { fonts: 'blocked', width: 1440, height: 900 },
] as const)
  test(`no page moves when its fonts are ${fonts}, at ${width} px`, width === 390 ? {} : LONG, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await expectNoShift(page, fonts, ADDRESSES)
  })
