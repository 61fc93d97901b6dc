import { randomUUID } from 'node:crypto'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './scripts/chromium'

/** `TEST_PORT` is for a second checkout whose tests run at the same time. */
const { CHROME_PATH, FIREFOX_PATH = '/usr/bin/firefox-esr', TEST_PORT: PORT = '4174' } = process.env
/** Playwright's own Firefox has a protocol of its own; any other one is driven by the protocol of Firefox (`moz-firefox`). */
const hasOwnFirefox = FIREFOX_PATH.includes('ms-playwright')

// Workers inherit it: what one of them builds for all is known by it (tests/browser/support/built-once.ts).
process.env.BROWSER_RUN ??= randomUUID()

/** The browsers, without the choice of tests. */
export const browsers = {
  chromium: {
    name: 'chromium',
    use: { browserName: 'chromium', launchOptions: { executablePath: CHROME_PATH, args: CHROMIUM_FLAGS } },
  },
  firefox: {
    name: 'firefox',
    use: {
      browserName: 'firefox',
      channel: hasOwnFirefox ? undefined : 'moz-firefox',
      launchOptions: { executablePath: FIREFOX_PATH },
    },
  },
} as const

/** The reporters of tests, and the name of the report from which `.ci/run` counts them. */
export const reportersOf = (name: string, isLong: boolean): PlaywrightTestConfig['reporter'] => [
  ['list'],
  ['./tests/support/browser-reporter.ts', { isLong }],
  ...(process.env.CI ? [['json', { outputFile: `.cache/reports/${name}.json` }] as const] : []),
]

/** Files of the long suite. The pattern is compared with whole paths, and a folder above the project may be called `long` too. */
export const LONG_FILES = '**/tests/browser/long/**'

/**
 * Files whose tests need a site, or a browser, of their own. Playwright would run them last, when other workers have nothing to do while
 * these sites are built.
 */
const OWN_SITES = ['filters-no-script', 'layout-shift', 'careers', 'long-list', 'position', 'written'].map(
  (name) => `**/tests/browser/**/${name}.spec.ts`,
)

/** Tags of tests that Chromium does not run in `npm test`. */
export const NOT_IN_CHROMIUM = /@long|@firefox/

/**
 * Tests of the built site in browsers, served as a static host serves it. Firefox runs the journeys that are tagged for it,
 * one of each kind of interaction, and Chromium all others but those of the long suite (playwright.long.config.ts).
 */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 4,
  // Limits for machines that may be busy; what has to be fast is measured by its own test.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: reportersOf('playwright', false),
  use: {
    baseURL: `http://localhost:${PORT}`,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // One Firefox only, since starting another takes as long as two journeys. It starts first and runs at the same time as Chromium.
    { ...browsers.firefox, testIgnore: LONG_FILES, grep: /@firefox/, workers: 1 },
    { ...browsers.chromium, testMatch: OWN_SITES, testIgnore: LONG_FILES, grepInvert: NOT_IN_CHROMIUM },
    { ...browsers.chromium, testIgnore: [LONG_FILES, ...OWN_SITES], grepInvert: NOT_IN_CHROMIUM },
  ],
  webServer: {
    command: `node scripts/run.mjs preview --port ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
})
