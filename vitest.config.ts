import { defineConfig } from 'vitest/config'

/** Unit and integration tests; those in a browser are Playwright's (tests/browser). */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    reporters: process.env.CI ? ['default', ['json', { outputFile: '.cache/reports/vitest.json' }]] : ['default'],
  },
})
