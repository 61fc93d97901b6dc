// `npm run test:browser`: installs what is missing, builds the site and runs Playwright on it, in browsers that are found or installed.
import './node-version.mjs'

const { asksForHelp, helpOf } = await import('./usage/help.mjs')

if (asksForHelp(process.argv.slice(2))) console.log(helpOf('test:browser'))
else process.exitCode = await buildAndTest()

/** Returns the exit code of the build or of the tests. */
async function buildAndTest() {
  const { browserProject, CHROMIUM_ONLY } = await import('./browser-project.mjs')
  const { ensureFirefox, ensureTestBrowser } = await import('./browser.mjs')
  const { ensureInstalled, PROGRAMS, run } = await import('./install.mjs')
  const { UNPUBLISHED } = await import('./site-address.mjs')
  const { args, isChromiumOnly } = browserProject(process.argv.slice(2))
  await ensureInstalled()
  const CHROME_PATH = await ensureTestBrowser()
  const FIREFOX_PATH = isChromiumOnly ? undefined : await ensureFirefox()
  const built = run(process.execPath, ['scripts/run.mjs', 'build'], UNPUBLISHED)
  const tests = [PROGRAMS.playwright, 'test', ...args]
  if (built !== 0) return built
  if (FIREFOX_PATH !== undefined) return run(process.execPath, tests, { ...UNPUBLISHED, CHROME_PATH, FIREFOX_PATH })
  if (isChromiumOnly) return run(process.execPath, tests, { ...UNPUBLISHED, CHROME_PATH })
  // If there is no Firefox, the tests of Chromium run alone, and the exit code says that something is missing.
  return run(process.execPath, [...tests, CHROMIUM_ONLY], { ...UNPUBLISHED, CHROME_PATH }) || 1
}
