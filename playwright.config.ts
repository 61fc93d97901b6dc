import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './scripts/chromium'

const PORT = 4174

/** Tests of the built site in a browser, served as a static host serves it. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: process.env.CI ? [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]] : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: CHROMIUM_FLAGS },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `node scripts/run.mjs preview --port ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
})
