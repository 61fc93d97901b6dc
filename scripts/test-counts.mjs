// Prints how many tests passed and failed, from the reports of vitest and Playwright. A report that is missing is an error, and counts
// nothing.
import './node-version.mjs'

const { existsSync, readFileSync } = await import('node:fs')

/**
 * What is read of the reports of both.
 * @typedef {{ numPassedTests?: number, numFailedTests?: number, stats?: { expected?: number, unexpected?: number, flaky?: number } }} Report
 */

/** @param {string} name @returns {Report} */
function report(name) {
  const file = `.cache/reports/${name}.json`
  if (existsSync(file)) return /** @type {Report} */ (JSON.parse(readFileSync(file, 'utf8')))
  console.error(`There is no ${file}.`)
  process.exitCode = 1
  return {}
}

const { numPassedTests = 0, numFailedTests = 0 } = report('vitest')
const { expected = 0, unexpected = 0, flaky = 0 } = report('playwright').stats ?? {}
console.log(`${numPassedTests + expected} ${numFailedTests + unexpected + flaky}`)
