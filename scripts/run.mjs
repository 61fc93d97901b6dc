// Starts a command: makes its bundle where the code has changed since the last one, then runs it.
// Plain JavaScript, since Node 20 cannot run TypeScript.
import { pathToFileURL } from 'node:url'
import { ensureBundle, root } from './bundle.mjs'
import { projectIn, takeProject } from './project.mjs'

const COMMANDS = ['build', 'check', 'preview', 'new', 'dev', 'shots', 'audit', 'schemas']

/**
 * What the system refuses (a full disk, a folder without permission) is said in a sentence; anything else is a bug, with its trace.
 * @param {unknown} error @returns {number} the exit code
 */
function systemError(error) {
  if (!(error instanceof Error) || !('syscall' in error)) throw error
  console.error(`The system refuses: ${error.message}`)
  return 1
}

const [command = '', ...args] = process.argv.slice(2)
if (!COMMANDS.includes(command)) {
  console.error(`Usage: node scripts/run.mjs ${COMMANDS.join('|')}\n  --project FOLDER     works on the site in another folder`)
  process.exit(2)
}
const { folder, rest } = takeProject(args)
const project = projectIn(root, folder)
if ('wrong' in project) {
  console.error(project.wrong)
  process.exit(2)
}
process.env.NODE_ENV = command === 'dev' ? 'development' : 'production'
// Only a build publishes scripts for browsers; a check of a fresh clone does not wait for them.
const bundle = await ensureBundle(project, command === 'build' ? ['ssr', 'client'] : ['ssr'])
const load = (/** @type {string} */ name) => import(pathToFileURL(`${bundle.dir}/${name}.js`).href)
/** @type {[{ default: (input: import('./command').CommandInput) => Promise<number> }, { default: import('../renderer/define/site').Site }]} */
const [{ default: main }, { default: site }] = await Promise.all([load(command), load('site')])
process.exitCode = await main({ ...project, args: rest, site, codeKey: bundle.key }).catch(systemError)
