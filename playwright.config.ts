import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './scripts/chromium'

const PORT = 4174

const { CHROME_PATH, FIREFOX_PATH = '/usr/bin/firefox-esr' } = process.env
/** Playwright's own Firefox speaks its own protocol; the one that people have is driven as they have it. */
const hasOwnFirefox = FIREFOX_PATH.includes('ms-playwright')

/** What visitors do with the site, from end to end: in every browser. All other tests run in one. */
const JOURNEYS = '**/journeys/*.spec.ts'

/** Tests of the built site in browsers, served as a static host serves it. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Limits for machines that may be busy; what has to be fast is measured by its own test.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]] : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'chromium',
      use: { browserName: 'chromium', launchOptions: { executablePath: CHROME_PATH, args: CHROMIUM_FLAGS } },
    },
    {
      name: 'firefox',
      testMatch: JOURNEYS,
      use: {
        browserName: 'firefox',
        channel: hasOwnFirefox ? undefined : 'moz-firefox',
        launchOptions: { executablePath: FIREFOX_PATH },
      },
    },
  ],
  webServer: {
    command: `node scripts/run.mjs preview --port ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
})
