// Runs a command that opens the built site in a browser: installs what is missing, builds the site, then starts the command.
import './node-version.mjs'

const { printHelpOrError } = await import('./usage/answer.mjs')

const [command = '', ...args] = process.argv.slice(2)
process.exitCode = printHelpOrError(command, args) ?? (await buildAndRun())

async function buildAndRun() {
  const { parseArgs } = await import('node:util')
  const { ensureBrowser, ensureTestBrowser } = await import('./browser.mjs')
  const { ensureInstalled, run } = await import('./install.mjs')
  const { UNPUBLISHED } = await import('./site-address.mjs')
  await ensureInstalled()
  // The build gets only the options that say which site to build and into which folder.
  const { out, project } = parseArgs({ args, options: { out: { type: 'string' }, project: { type: 'string' } }, strict: false }).values
  const place = Object.entries({ out, project }).flatMap(([name, value]) => (typeof value === 'string' ? [`--${name}=${value}`] : []))
  // Stored pictures come from the browser that tests use, since another one places letters differently.
  const isStored = args.some((argument) => ['--compare', '--update'].includes(argument))
  const CHROME_PATH = await (isStored ? ensureTestBrowser() : ensureBrowser())
  return (
    run(process.execPath, ['scripts/run.mjs', 'build', ...place], UNPUBLISHED) ||
    run(process.execPath, ['scripts/run.mjs', command, ...args], { CHROME_PATH })
  )
}
