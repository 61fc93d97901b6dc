// Runs a command that opens the built site in a browser: installs what is missing, builds the site, then starts the command.
import './node-version.mjs'

const { printHelpOrError } = await import('./usage/answer.mjs')

const [command = '', ...args] = process.argv.slice(2)
process.exitCode = printHelpOrError(command, args) ?? (await buildAndRun())

async function buildAndRun() {
  const { parseArgs } = await import('node:util')
  const { ensureTestBrowser } = await import('./browser.mjs')
  const { ensureInstalled, run } = await import('./install.mjs')
  const { UNPUBLISHED } = await import('./site-address.mjs')
  await ensureInstalled()
  // The build gets only the options that say which site to build and into which folder.
  const { out, project } = parseArgs({ args, options: { out: { type: 'string' }, project: { type: 'string' } }, strict: false }).values
  const place = Object.entries({ out, project }).flatMap(([name, value]) => (typeof value === 'string' ? [`--${name}=${value}`] : []))
  // The browser of the tests: another one places letters differently, and one with a window takes an audit several times as long.
  const CHROME_PATH = await ensureTestBrowser()
  return (
    run(process.execPath, ['scripts/run.mjs', 'build', ...place], UNPUBLISHED) ||
    run(process.execPath, ['scripts/run.mjs', command, ...args], { CHROME_PATH })
  )
}
