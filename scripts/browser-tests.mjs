// `npm run test:browser`: builds the site and runs Playwright on it, in browsers that are found or installed.
import './node-version.mjs'

const { ensureFirefox, ensureTestBrowser } = await import('./browser.mjs')
const { run } = await import('./install.mjs')

const CHROMIUM_ONLY = '--project=chromium'

const args = process.argv.slice(2)
const isChromiumOnly = args.includes(CHROMIUM_ONLY)
const CHROME_PATH = await ensureTestBrowser()
const FIREFOX_PATH = isChromiumOnly ? undefined : await ensureFirefox()
const built = run(process.execPath, ['scripts/run.mjs', 'build'])
const tests = ['playwright', 'test', ...args]
// If there is no Firefox, the tests of Chromium run alone, and the exit code says that something is missing.
if (built !== 0) process.exitCode = built
else if (FIREFOX_PATH !== undefined) process.exitCode = run('npx', tests, { CHROME_PATH, FIREFOX_PATH })
else if (isChromiumOnly) process.exitCode = run('npx', tests, { CHROME_PATH })
else process.exitCode = run('npx', [...tests, CHROMIUM_ONLY], { CHROME_PATH }) || 1
