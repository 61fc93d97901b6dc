import { defineConfig } from '@playwright/test'
import base, { browsers, reportersOf } from './playwright.config'

/** What `npm test` leaves out: the long tests in both browsers, and in Firefox all journeys that it does not run there. */
export default defineConfig({
  ...base,
  reporter: reportersOf('playwright-long', true),
  projects: [
    { ...browsers.chromium, testMatch: '**/long/*.spec.ts' },
    { ...browsers.firefox, testMatch: ['**/long/*.spec.ts', '**/journeys/*.spec.ts'], grepInvert: /@firefox|@only-chromium/ },
  ],
})
