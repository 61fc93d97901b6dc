import { randomInt } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { moduleCache } from './tests/support/module-cache.mjs'

/** Tests that take long: `npm run test:long` runs them, `npm test` does not. */
const LONG = 'tests/**/*.long.test.{ts,tsx}'
/** Tests with random input that are in both suites, from another seed in the long one. */
const RANDOM = 'tests/**/*.random.test.{ts,tsx}'
/** Long tests that need the machine to themselves: they run after all others. */
const ALONE = 'tests/load/*.long.test.ts'

// React as builds have it: its development build looks up the caller of each element, a sixth of the time of all tests.
process.env.NODE_ENV = 'production'

/** The seed of random tests in `npm test`, where no change may fail by luck. */
const SEED = 1
/** The seed of a suite: the long one draws another each time. `SEED` in the environment repeats a run. */
const seedOf = (mode: string) => process.env.SEED ?? String(mode === 'long' ? randomInt(2 ** 31) : SEED)

/** A folder of Linux whose files are in memory. */
const MEMORY = '/dev/shm'
/** Free bytes that tests need there; containers often have 64 MB. */
const NEEDED = 2 ** 30

const hasMemory = () => {
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > NEEDED
}
// Tests write tens of thousands of small files: on a disk, that takes a tenth of their time.
process.env.TMPDIR ??= existsSync(MEMORY) && hasMemory() ? MEMORY : tmpdir()

/** The report from which `.ci/run` counts tests. */
const jsonReport = (mode: string): ['json', { outputFile: string }] => [
  'json',
  { outputFile: `.cache/reports/${mode === 'long' ? 'vitest-long' : 'vitest'}.json` },
]

/** What all suites have in common. */
const SHARED = {
  environment: 'node',
  // Icons take their colors from these files; all other styles are empty in tests.
  css: { include: [/\/styles\/(?:palette|tokens)\.css/] },
  globalSetup: 'tests/support/bundle.ts',
  // Tests of the commands start processes, on machines that may be busy.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  maxWorkers: '100%',
  // Modules keep no state, so test files can share them, which halves the time.
  isolate: false,
  // Modules that have not changed are not transformed again.
  experimental: { fsModuleCache: true, fsModuleCachePath: moduleCache(import.meta.dirname, '.cache/vitest') },
}

/** The parts of the long suite, one after the other. */
const LONG_PARTS = [
  { test: { ...SHARED, name: 'long', include: [LONG, RANDOM], exclude: [...configDefaults.exclude, ALONE], sequence: { groupOrder: 0 } } },
  { test: { ...SHARED, name: 'alone', include: [ALONE], sequence: { groupOrder: 1 } } },
]

/** Unit and integration tests; those in a browser are Playwright's (tests/browser). With `--mode long`, those that take long. */
export default defineConfig(({ mode }) => {
  process.env.SEED = seedOf(mode)
  return {
    test: {
      ...SHARED,
      ...(mode === 'long'
        ? { projects: LONG_PARTS }
        : { include: ['tests/**/*.test.{ts,tsx}'], exclude: [...configDefaults.exclude, LONG] }),
      reporters: ['default', './tests/support/unit-reporter.ts', ...(process.env.CI ? [jsonReport(mode)] : [])],
    },
  }
})
