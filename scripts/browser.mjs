// Finds the browsers of the tests, or installs them.
import { existsSync } from 'node:fs'
import { PROGRAMS, run } from './install.mjs'

/**
 * A browser: its name in Playwright and in Debian, the variable for its path, and the paths where systems install it.
 * @typedef {{ name: 'chromium' | 'firefox', debian: string, variable: string, paths: readonly string[] }} Browser
 */

/** @type {Browser} */
const CHROMIUM = {
  name: 'chromium',
  debian: 'chromium chromium-headless-shell',
  variable: 'CHROME_PATH',
  paths: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
}

/** Headless Chromium shows pages in the same way and starts twice as fast; tests start it some hundred times. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** @type {Browser} */
const FIREFOX = {
  name: 'firefox',
  debian: 'firefox-esr',
  variable: 'FIREFOX_PATH',
  paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
}

/** Commands that install a browser, tried in order until one works. @param {Browser} browser */
const installersOf = ({ name, debian }) => [
  [process.execPath, PROGRAMS.playwright, 'install', '--with-deps', name],
  [process.execPath, PROGRAMS.playwright, 'install', name],
  ['sh', '-c', `apt-get update && apt-get install -y ${debian}`],
]

/** @param {Browser} browser @returns {Promise<string | undefined>} */
async function findBrowser({ name, variable, paths }) {
  const playwright = await import('@playwright/test')
  const candidates = [process.env[variable], ...paths, playwright[name].executablePath()]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/**
 * The path of a browser, which is installed if there is none; undefined if that fails.
 * @param {Browser} browser @returns {Promise<string | undefined>}
 */
async function ensure(browser) {
  const found = await findBrowser(browser)
  if (found !== undefined) return found
  console.log(`No ${browser.name} found; installing one.`)
  for (const [program = '', ...args] of installersOf(browser)) {
    run(program, args)
    const installed = await findBrowser(browser)
    if (installed !== undefined) return installed
  }
  console.error(`No ${browser.name} could be installed. Install one, and set ${browser.variable} to it.`)
  return undefined
}

/**
 * The path of the Chromium for tests and audits: the one that the variable names, else the headless one, else any. Ends the process if
 * there is none.
 * @returns {Promise<string>}
 */
export async function ensureTestBrowser() {
  if (!process.env[CHROMIUM.variable] && existsSync(SHELL)) return SHELL
  const path = await ensure(CHROMIUM)
  return path ?? process.exit(1)
}

/** The path of a Firefox, or undefined. */
export const ensureFirefox = () => ensure(FIREFOX)
