// `npm start`: installs what is missing, builds the site, and serves it. All of it is one process, so that a signal ends it.
import './node-version.mjs'

const { endWithOthers } = await import('./ending.mjs')
const { answerAtOnce } = await import('./usage/answer.mjs')

endWithOthers()
const args = process.argv.slice(2)
process.exitCode = answerAtOnce('start', args) ?? (await noPortFor(args)) ?? (await buildAndServe(args))

/**
 * Prints why the port cannot be used, before a build in vain. Returns the exit code, or undefined if the port is free.
 * @param {readonly string[]} args
 */
async function noPortFor(args) {
  const { readArguments } = await import('./usage/arguments.mjs')
  const { LOCAL_HOST, noPort, portObstacle, portOf, SITE_PORT } = await import('./port.mjs')
  const read = readArguments('start', args)
  const given = 'wrong' in read ? undefined : read.options.port
  const port = typeof given === 'string' ? portOf(given) : SITE_PORT
  const wrong = port === undefined ? noPort(String(given)) : await portObstacle({ port, host: LOCAL_HOST, call: 'npm start' })
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
  const { takeProject } = await import('./project.mjs')
  const { folder } = takeProject(args)
  const build = await runCommand('build', folder === undefined ? [] : ['--project', folder])
  return build || (await runCommand('preview', args))
}
