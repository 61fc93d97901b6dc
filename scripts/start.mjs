// `npm start`: installs what is missing, builds the site, and serves it. All of it is one process, so that a signal ends it.
import './node-version.mjs'

const { exitWithParent } = await import('./process-signals.mjs')
const { printHelpOrError } = await import('./usage/answer.mjs')

exitWithParent()
const args = process.argv.slice(2)
process.exitCode = printHelpOrError('start', args) ?? (await noPortFor(args)) ?? (await buildAndServe(args))

/**
 * Prints why the port cannot be used, before a build in vain. Returns the exit code, or undefined if the port is free.
 * @param {readonly string[]} args
 */
async function noPortFor(args) {
  const { readArguments } = await import('./usage/arguments.mjs')
  const { LOCAL_HOST, invalidPortMessage, portObstacle, portOf, SITE_PORT } = await import('./port.mjs')
  const read = readArguments('start', args)
  const given = 'error' in read ? undefined : read.options.port
  const port = typeof given === 'string' ? portOf(given) : SITE_PORT
  const wrong = port === undefined ? invalidPortMessage(String(given)) : await portObstacle({ port, host: LOCAL_HOST, call: 'npm start' })
  if (wrong === undefined) return undefined
  console.error(wrong)
  return 2
}

/** @param {readonly string[]} args */
async function buildAndServe(args) {
  const { ensureInstalled } = await import('./install.mjs')
  await ensureInstalled({ tools: false })
  // These modules need packages, so they are imported after the installation.
  const { runCommand } = await import('./commands.mjs')
  const { extractProjectOption } = await import('./project.mjs')
  const { folder } = extractProjectOption(args)
  const build = await runCommand('build', folder === undefined ? [] : ['--project', folder])
  return build || (await runCommand('preview', args))
}
