import { relative } from 'node:path'
import type { Reporter, TestCase } from '@playwright/test/reporter'
import { repeatText } from './repeat'

/** Prints the command that repeats each failed test, after the report of Playwright. */
export default class BrowserReporter implements Reporter {
  readonly #isLong: boolean
  readonly #failed = new Set<TestCase>()

  /** Whether it reports on the long suite. */
  constructor({ isLong = false }: { isLong?: boolean }) {
    this.#isLong = isLong
  }

  printsToStdio() {
    return false
  }

  onTestEnd(test: TestCase) {
    if (!test.ok()) this.#failed.add(test)
  }

  onEnd() {
    const failed = [...this.#failed].map(({ location, parent }) => {
      const file = relative(process.cwd(), location.file)
      const browser = parent.project()?.name
      return { file: `${file}:${location.line}`, isLong: this.#isLong, ...(browser && { browser }) }
    })
    if (failed.length > 0) console.error(repeatText(failed))
  }
}
