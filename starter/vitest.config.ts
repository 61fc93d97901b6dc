import { defineConfig } from 'vitest/config'

/** The tests of the site. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // One of the tests builds the site.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
