import { defineConfig } from '@playwright/test'
import base, { browsers, reportersOf } from './playwright.config'

/** What `npm test` leaves out: the long tests in both browsers, and in Firefox all journeys that it does not run there. */
export default defineConfig({
  ...base,
  reporter: reportersOf('playwright-long', true),
  projects: [
    // Titles begin with the path of the file.
    { ...browsers.chromium, grep: /@long|\blong\/\S+\.spec\.ts/ },
    { ...browsers.firefox, testMatch: ['**/long/*.spec.ts', '**/journeys/*.spec.ts'], grepInvert: /@firefox|@only-chromium/ },
  ],
})
