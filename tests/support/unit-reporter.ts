import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { repeatText } from './repeat'

/** Prints the seed of random tests, and the command that repeats each failed test, after the report of vitest. */
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
  }
}
