// Prints how many tests passed and failed, from the reports of vitest and Playwright. A missing report is an error.
import './node-version.mjs'

const { readFileSync } = await import('node:fs')

/** @param {string} name */
const report = (name) => JSON.parse(readFileSync(`.cache/reports/${name}.json`, 'utf8'))

const { numPassedTests, numFailedTests } = report('vitest')
const { expected, unexpected, flaky } = report('playwright').stats
console.log(`${numPassedTests + expected} ${numFailedTests + unexpected + flaky}`)
