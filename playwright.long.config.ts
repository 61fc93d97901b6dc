import { defineConfig } from '@playwright/test'
import base, { browsers, LONG_FILES, NOT_IN_CHROMIUM, reportersOf } from './playwright.config'

/**
 * The tests that `npm test` leaves out: the long ones in both browsers, each journey in the browser that does not run it there, and all
 * tests that Chromium runs there once more with the motion that most visitors have.
 */
export default defineConfig({
  ...base,
  reporter: reportersOf('playwright-long', true),
  // Pictures and trees of pages are stored on purpose only: a page without one fails.
  snapshotPathTemplate: 'tests/browser/{arg}{ext}',
  updateSnapshots: 'none',
  projects: [
    {
      ...browsers.chromium,
      name: 'motion',
      use: { ...browsers.chromium.use, contextOptions: { reducedMotion: 'no-preference' } },
      testIgnore: LONG_FILES,
      grepInvert: NOT_IN_CHROMIUM,
    },
    // Titles begin with the path of the file.
    { ...browsers.chromium, grep: /@long|@firefox|\blong\/\S+\.spec\.ts/ },
    { ...browsers.firefox, testMatch: ['**/long/*.spec.ts', '**/journeys/*.spec.ts'], grepInvert: /@firefox|@only-chromium/ },
  ],
})
