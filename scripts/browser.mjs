// Finds a Chromium for the tests, or installs one.
import { existsSync } from 'node:fs'
import { run } from './install.mjs'

/** Where systems keep theirs. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Ways to install one, tried in order until one works. */
const INSTALLERS = [
  ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  ['npx', 'playwright', 'install', 'chromium'],
  ['sh', '-c', 'apt-get update && apt-get install -y chromium'],
]

/** @returns {Promise<string | undefined>} */
async function findBrowser() {
  const { chromium } = await import('@playwright/test')
  const candidates = [process.env.CHROME_PATH, ...SYSTEM_PATHS, chromium.executablePath()]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/** The path of a Chromium, installed if there is none. @returns {Promise<string>} */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found !== undefined) return found
  console.log('No Chromium found; installing one.')
  for (const [program = '', ...args] of INSTALLERS) {
    run(program, args)
    const installed = await findBrowser()
    if (installed !== undefined) return installed
  }
  console.error('No Chromium could be installed. Install one, and set CHROME_PATH to it.')
  process.exit(1)
}
