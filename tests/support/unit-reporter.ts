import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { recordRuns } from '../../scripts/proof/runs'
import { repeatText } from './repeat'
import { figuresOf } from './test-figures'

/** The states of all tests of a file. A file that cannot be loaded has no tests, and counts as one that failed. */
const statesOf = (module: TestModule) => {
  const states = [...module.children.allTests()].map((test) => test.result().state)
  return states.length === 0 && module.state() === 'failed' ? ['failed'] : states
}

/**
 * Prints the seed of random tests, and the command that repeats each failed test, after the report of vitest. Records the counts of each
 * test file.
 */
export default class UnitReporter implements Reporter {
  onTestRunStart() {
    console.log(`Random tests: SEED=${process.env.SEED}`)
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const failed = modules.flatMap((module) => {
      const file = relative(process.cwd(), module.moduleId)
      const isLong = file.includes('.long.test.')
      const tests = [...module.children.allTests('failed')].map(({ fullName }) => ({
        file,
        title: fullName.replaceAll(' > ', ' '),
        isLong,
      }))
      return module.state() === 'failed' && tests.length === 0 ? [{ file, isLong }] : tests
    })
    if (failed.length > 0) console.error(repeatText(failed))
    recordRuns(
      process.cwd(),
      Object.fromEntries(modules.map((module) => [relative(process.cwd(), module.moduleId), figuresOf(statesOf(module))])),
    )
  }
}
