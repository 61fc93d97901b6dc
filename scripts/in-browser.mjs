// Runs a command that opens the built site in a browser: installs what is missing, builds the site, then starts the command.
import './node-version.mjs'

const { parseArgs } = await import('node:util')
const { ensureBrowser } = await import('./browser.mjs')
const { ensureInstalled, run } = await import('./install.mjs')

await ensureInstalled()
const [command = '', ...args] = process.argv.slice(2)
// The build gets only the options that say which site to build and into which folder; the command checks all of them.
const { out, project } = parseArgs({ args, options: { out: { type: 'string' }, project: { type: 'string' } }, strict: false }).values
const place = Object.entries({ out, project }).flatMap(([name, value]) => (typeof value === 'string' ? [`--${name}=${value}`] : []))
const CHROME_PATH = await ensureBrowser()
process.exitCode =
  run(process.execPath, ['scripts/run.mjs', 'build', ...place]) ||
  run(process.execPath, ['scripts/run.mjs', command, ...args], { CHROME_PATH })
