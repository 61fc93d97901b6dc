// Runs the commands from their bundle, which is made when the code has changed. This is plain JavaScript, since Node 20 cannot run
// TypeScript.
import { pathToFileURL } from 'node:url'
import { nearest, suggestion } from '../src/engine/lib/nearest.mjs'
import { ensureBundle } from './bundle.mjs'
import { codeErrorText } from './code-error.mjs'
import { withCodePlaces } from './code-places.mjs'
import { environmentOf } from './environment.mjs'
import { extractProjectOption, projectIn } from './project.mjs'
import { root } from './root.mjs'
import { siteAddressFor } from './site-address.mjs'
import { takesColor } from './takes-color.mjs'
import { printHelpOrError } from './usage/answer.mjs'
import { asksForHelp, overview } from './usage/help.mjs'
import { ALL_COMMANDS, COMMANDS, MODULES } from './usage/table.mjs'

/**
 * Prints a sentence for errors of the system (a full disk, a missing permission) and for mistakes in a project or in the code of its site.
 * Any other error is a bug, and is thrown with its stack, which names places in the code and not in the bundle.
 * @param {unknown} error @returns {number} the exit code
 */
function failed(error) {
  if (!(error instanceof Error)) throw error
  // The error of a bundle holds those of its modules, each with its place.
  if (['SiteCodeError', 'ProjectError'].includes(error.name) || 'errors' in error) {
    console.error(codeErrorText(error.message, takesColor(process.env, process.stderr.isTTY === true)))
    return 1
  }
  if (!('syscall' in error)) {
    if (error.stack) error.stack = withCodePlaces(error.stack, root)
    throw error
  }
  console.error(`System error: ${error.message}`)
  if ('path' in error && String(error.path).includes('.cache'))
    console.error('The folder .cache may be removed at any time: it is made again.')
  return 1
}

/** Prints all commands, or that there is none of a name. @param {string} command @param {readonly string[]} args @returns {number} */
function withoutCommand(command, args) {
  if (asksForHelp([command, ...args])) {
    console.log(overview())
    return 0
  }
  console.error(`${command === '' ? '' : `There is no command \`${command}\`.${suggestion(nearest(command, MODULES))}\n`}${overview()}`)
  return 2
}

/**
 * Runs a command in this process, on the repository or on the project that `--project FOLDER` names.
 * @param {string} command @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function runCommand(command, args) {
  if (!MODULES.includes(command)) return withoutCommand(command, args)
  const { folder, rest } = extractProjectOption(args)
  const [first = ''] = rest
  const task = `${command} ${first}`
  const answer = Object.hasOwn(COMMANDS, task)
    ? printHelpOrError(task, args.toSpliced(args.indexOf(first), 1))
    : printHelpOrError(command, args)
  if (answer !== undefined) return answer
  const project = projectIn(root, folder)
  if ('error' in project) {
    console.error(project.error)
    return 2
  }
  process.env.NODE_ENV = command === 'dev' ? 'development' : 'production'
  try {
    const siteAddress = siteAddressFor(command, rest, environmentOf(project.root))
    if ('error' in siteAddress) {
      console.error(siteAddress.error)
      return 2
    }
    const { key: codeKey, ...bundle } = await ensureBundle(
      project,
      ALL_COMMANDS[command]?.readsScripts ? ['ssr', 'client'] : ['ssr'],
      siteAddress.base,
    )
    const load = (/** @type {string} */ name) => import(pathToFileURL(`${bundle.server}/${name}.js`).href)
    const loadSite = async () => /** @type {{ default: import('../renderer/define/site').Site }} */ (await load('site')).default
    /** @type {{ default: (input: import('./command').CommandInput) => Promise<number> }} */
    const { default: main } = await load(command)
    return await main({ ...project, args: rest, loadSite, codeKey, bundle, siteAddress })
  } catch (error) {
    return failed(error)
  }
}
