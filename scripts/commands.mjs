// Runs the commands from their bundle, which is made when the code has changed. This is plain JavaScript, since Node 20 cannot run
// TypeScript.
import { pathToFileURL } from 'node:url'
import { ensureBundle } from './bundle.mjs'
import { projectIn, takeProject } from './project.mjs'
import { root } from './root.mjs'

const COMMANDS = ['build', 'merge', 'check', 'preview', 'new', 'dev', 'shots', 'audit', 'schemas', 'hosts', 'bench', 'floor']

/**
 * Prints a sentence for errors of the system (a full disk, a missing permission), for mistakes in the code of the site, and for options that
 * npm took. Any other error is a bug, and is thrown with its stack.
 * @param {string} command @param {unknown} error @returns {number} the exit code
 */
function failed(command, error) {
  if (!(error instanceof Error)) throw error
  if (error.name === 'KeptByNpm' && 'options' in error && Array.isArray(error.options)) {
    const options = error.options.join(' ')
    const script = process.env.npm_lifecycle_event === 'start' ? 'start' : `run ${command}`
    console.error(`npm took ${options} for itself. Options of a command come after two hyphens: \`npm ${script} -- ${options}\`.`)
    return 2
  }
  // The error of a bundle holds those of its modules, each with its place.
  if (error.name === 'SiteCodeError' || 'errors' in error) {
    console.error(error.message)
    return 1
  }
  if (!('syscall' in error)) throw error
  console.error(`The system refuses: ${error.message}`)
  return 1
}

/**
 * Runs a command in this process, on the repository or on the project that `--project FOLDER` names.
 * @param {string} command @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function runCommand(command, args) {
  if (!COMMANDS.includes(command)) {
    console.error(`Usage: node scripts/run.mjs ${COMMANDS.join('|')}`)
    return 2
  }
  const { folder, rest } = takeProject(args)
  const project = projectIn(root, folder)
  if ('wrong' in project) {
    console.error(project.wrong)
    return 2
  }
  process.env.NODE_ENV = command === 'dev' ? 'development' : 'production'
  try {
    // Only what builds needs the scripts for browsers; other commands do not wait for them.
    const bundle = await ensureBundle(project, ['build', 'merge'].includes(command) ? ['ssr', 'client'] : ['ssr'])
    const load = (/** @type {string} */ name) => import(pathToFileURL(`${bundle.dir}/${name}.js`).href)
    /** @type {[{ default: (input: import('./command').CommandInput) => Promise<number> }, { default: import('../renderer/define/site').Site }]} */
    const [{ default: main }, { default: site }] = await Promise.all([load(command), load('site')])
    return await main({ ...project, args: rest, site, codeKey: bundle.key })
  } catch (error) {
    return failed(command, error)
  }
}
