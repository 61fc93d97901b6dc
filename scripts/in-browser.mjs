// Runs a command that looks at the built site in a browser: installs what is missing, builds the site, then starts the command.
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
const [command = '', ...args] = process.argv.slice(2)
const CHROME_PATH = await ensureBrowser()
process.exitCode =
  run(process.execPath, ['scripts/run.mjs', 'build']) || run(process.execPath, ['scripts/run.mjs', command, ...args], { CHROME_PATH })
