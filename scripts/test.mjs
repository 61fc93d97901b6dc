// `npm test` and `npm run test:long`: installs what is missing, including a browser, and runs the tests of the suite, or those whose path
// matches a pattern. Options are passed to the test runners.
import './node-version.mjs'

const { asksForHelp, helpOf } = await import('./usage/help.mjs')

/** The only option that has a value: a pattern of titles. Playwright calls it `-g`. */
const TITLE = '-t'

const args = process.argv.slice(2)
const long = args[0] === '--long'
const own = long ? args.slice(1) : args
if (asksForHelp(own)) console.log(helpOf(long ? 'test:long' : 'test'))
else process.exitCode = await installAndTest()

/** Returns the exit code of the first runner that fails, or 2 if no test is meant. */
async function installAndTest() {
  const { ensureInstalled, PROGRAMS, run } = await import('./install.mjs')
  const { root } = await import('./root.mjs')
  const { matchingFiles, testFiles } = await import('./test-files.mjs')
  const isOption = own.map((text, index) => text.startsWith('-') || own[index - 1] === TITLE)
  const patterns = own.filter((_, index) => !isOption[index])
  const options = own.filter((_, index) => isOption[index])
  const { unit, browser } = matchingFiles(testFiles(root, long), patterns)

  if (unit.length + browser.length === 0) {
    console.error(`No test file${long ? ' of the long suite' : ''} has ${patterns.join(' or ')} in its path.`)
    return 2
  }
  await ensureInstalled()
  const named = (/** @type {readonly string[]} */ files) => (patterns.length > 0 ? files : [])
  const inSuite = (/** @type {string[]} */ ...choice) => (long ? choice : [])
  const forBrowser = options.map((text) => (text === TITLE ? '-g' : text))
  const codes = [
    unit.length > 0 ? run(process.execPath, [PROGRAMS.vitest, 'run', ...named(unit), ...inSuite('--mode', 'long'), ...options]) : 0,
    browser.length > 0
      ? run(process.execPath, [
          'scripts/browser-tests.mjs',
          ...named(browser),
          ...inSuite('--config', 'playwright.long.config.ts'),
          ...forBrowser,
        ])
      : 0,
  ]
  return codes.find((code) => code !== 0) ?? 0
}
