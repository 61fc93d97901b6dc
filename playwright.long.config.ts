import { defineConfig } from '@playwright/test'
import base, { browsers, reportersOf } from './playwright.config'

/** What `npm test` leaves out: the long tests in both browsers, and each journey in the browser that does not run it there. */
export default defineConfig({
  ...base,
  reporter: reportersOf('playwright-long', true),
  // Pictures and trees of pages, which are made on purpose only: a page without one fails.
  snapshotPathTemplate: 'tests/browser/{arg}{ext}',
  updateSnapshots: 'none',
  projects: [
    // Titles begin with the path of the file.
    { ...browsers.chromium, grep: /@long|@firefox|\blong\/\S+\.spec\.ts/ },
    { ...browsers.firefox, testMatch: ['**/long/*.spec.ts', '**/journeys/*.spec.ts'], grepInvert: /@firefox|@only-chromium/ },
  ],
})
