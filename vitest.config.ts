import { defineConfig } from 'vitest/config'

/** Unit and integration tests; those in a browser are Playwright's (tests/browser). */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'tests/support/bundle.ts',
    // Tests of the commands start processes, on machines that may be busy.
    testTimeout: 120_000,
    maxWorkers: '100%',
    // Modules are pure and keep no state, so that files of tests can share them; it halves the time.
    isolate: false,
    reporters: process.env.CI ? ['default', ['json', { outputFile: '.cache/reports/vitest.json' }]] : ['default'],
  },
})
