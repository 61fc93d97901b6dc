import { defineConfig } from '@playwright/test'

const PORT = 4174

/** Chromium as root, without a display, and without looking for anything on the network. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

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
