// `npm test` and `npm run test:long`: installs what is missing, a browser included, and runs tests: all of the suite, or those whose
// path has one of the patterns. Options go to the runner of the tests that are meant.
import './node-version.mjs'

const { ensureInstalled, root, run } = await import('./install.mjs')
const { filesMeant, testFiles } = await import('./test-files.mjs')

const args = process.argv.slice(2)
const long = args[0] === '--long'
const own = long ? args.slice(1) : args
const isOption = (/** @type {string} */ text) => text.startsWith('-')
// `-t TITLE` is the one option with a value of its own; both runners take it, Playwright under another name.
const patterns = own.filter((text, index) => !isOption(text) && own[index - 1] !== '-t')
const options = own.filter((text) => !patterns.includes(text))
const { unit, browser } = filesMeant(testFiles(root, long), patterns)

if (unit.length + browser.length === 0) {
  console.error(`No test file ${long ? 'of the long suite ' : ''}has ${patterns.join(' or ')} in its path.`)
  process.exit(2)
}
await ensureInstalled()
const unitOptions = [...(long ? ['--mode', 'long'] : []), ...options]
const browserOptions = [...(long ? ['--config', 'playwright.long.config.ts'] : []), ...options.map((text) => (text === '-t' ? '-g' : text))]
const codes = [
  unit.length > 0 ? run('npx', ['vitest', 'run', ...(patterns.length > 0 ? unit : []), ...unitOptions]) : 0,
  browser.length > 0 ? run(process.execPath, ['scripts/browser-tests.mjs', ...(patterns.length > 0 ? browser : []), ...browserOptions]) : 0,
]
process.exitCode = codes.find((code) => code !== 0) ?? 0
