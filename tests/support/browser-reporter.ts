import { relative } from 'node:path'
import type { Reporter, TestCase } from '@playwright/test/reporter'
import { recordRuns } from '../../scripts/proof/runs'
import { grouped } from '../../src/engine/lib/grouped'
import { repeatText } from './repeat'
import { figuresOf } from './test-figures'

/** The names that vitest has for the outcomes of tests. */
const STATES = { expected: 'passed', skipped: 'skipped', unexpected: 'failed', flaky: 'failed' } as const

/** Prints the command that repeats each failed test, after the report of Playwright. Records the counts of each test file. */
export default class BrowserReporter implements Reporter {
  readonly #isLong: boolean
  readonly #failed = new Set<TestCase>()
  readonly #ended = new Set<TestCase>()

  /** `isLong`: whether the tests are those of the long suite. */
  constructor({ isLong = false }: { isLong?: boolean }) {
    this.#isLong = isLong
  }

  printsToStdio() {
    return false
  }

  onTestEnd(test: TestCase) {
    this.#ended.add(test)
    if (!test.ok()) this.#failed.add(test)
  }

  onEnd() {
    const failed = [...this.#failed].map(({ location, parent }) => {
      const file = relative(process.cwd(), location.file)
      const browser = parent.project()?.name
      return { file: `${file}:${location.line}`, isLong: this.#isLong, ...(browser && { browser }) }
    })
    if (failed.length > 0) console.error(repeatText(failed))
    const byFile = grouped([...this.#ended], ({ location }) => relative(process.cwd(), location.file))
    const counted = [...byFile].map(([file, tests]) => [file, figuresOf(tests.map((test) => STATES[test.outcome()]))])
    recordRuns(process.cwd(), Object.fromEntries(counted))
  }
}
