// Runs a command that looks at the built site in a browser: installs what is missing, builds the site, then starts the command.
import './node-version.mjs'

const { parseArgs } = await import('node:util')
const { ensureBrowser } = await import('./browser.mjs')
const { ensureInstalled, run } = await import('./install.mjs')

await ensureInstalled()
const [command = '', ...args] = process.argv.slice(2)
// The command judges its arguments; the build needs to know only where the site is to be.
const { out } = parseArgs({ args, options: { out: { type: 'string' } }, strict: false }).values
const place = typeof out === 'string' ? [`--out=${out}`] : []
const CHROME_PATH = await ensureBrowser()
process.exitCode =
  run(process.execPath, ['scripts/run.mjs', 'build', ...place]) ||
  run(process.execPath, ['scripts/run.mjs', command, ...args], { CHROME_PATH })
