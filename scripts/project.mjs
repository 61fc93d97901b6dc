// Finds the project that a command works on: its content, its site, and their paths for vite.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { ISLANDS, LOADER, SHARED_CHUNK, SITE_MODULES } from '../renderer/define/layout.mjs'
import { ROOT } from '../src/engine/routes/base.mjs'
import { relativePathWithin, toPosixPath } from './files/paths.mjs'
import { partKeys } from './site-code/part-keys.mjs'
import { routeAddresses } from './site-code/route-addresses.mjs'
import { siteCode } from './site-code/site-code.mjs'

/**
 * A project. `engine` is the folder of the engine and its packages, which is the root of vite; `root` is the folder of the project; all
 * other paths are relative to `engine`.
 * @typedef {{ engine: string, root: string, siteModule: string, scripts: { loader: string, islands: string } }} Project
 */

/**
 * The project in a folder, or what is wrong with the folder. It has to be below the engine, so that packages are found.
 * @param {string} engine @param {string} [folder] @returns {Project | { error: string }}
 */
export function projectIn(engine, folder = '.') {
  if (folder === '' || folder.startsWith('-')) return { error: 'The option --project needs the folder of a project: `--project FOLDER`.' }
  const root = resolve(engine, folder)
  const below = relativePathWithin(root, engine)
  if (below === undefined) return { error: `${root} is not in ${engine}, where a project has to be.` }
  const site = SITE_MODULES.find((path) => existsSync(join(root, path)))
  if (site === undefined) return { error: `${root} has no site: there is no ${SITE_MODULES[0]}.` }
  const path = (/** @type {string} */ name) => posix.join(below, name)
  return { engine, root, siteModule: path(site), scripts: { loader: path(LOADER), islands: path(ISLANDS) } }
}

/**
 * Takes `--project FOLDER` out of the arguments of a command.
 * @param {readonly string[]} args @returns {{ folder: string | undefined, rest: readonly string[] }}
 */
export function extractProjectOption(args) {
  const start = args.findIndex((arg) => arg === '--project' || arg.startsWith('--project='))
  if (start === -1) return { folder: undefined, rest: args }
  const written = /^--project=(.*)$/s.exec(args[start] ?? '')?.[1]
  const end = start + (written === undefined ? 2 : 1)
  return { folder: written ?? args[start + 1] ?? '', rest: [...args.slice(0, start), ...args.slice(end)] }
}

/**
 * The chunk of modules that several islands of a project share, in the form of rolldown; empty if the project has no list of folders.
 * @param {string} root
 */
function sharedChunks(root) {
  const file = join(root, SHARED_CHUNK)
  if (!existsSync(file)) return []
  const folders = /** @type {readonly string[]} */ (JSON.parse(readFileSync(file, 'utf8')))
  // The paths of modules have no symbolic links.
  const paths = folders.map((folder) => `${toPosixPath(join(realpathSync(root), folder))}/`)
  return [{ name: 'shared', test: (/** @type {string} */ id) => paths.some((path) => id.startsWith(path)), minShareCount: 2 }]
}

/**
 * The configuration of vite for a project: its site and its loader. Only scripts for browsers know of the base path.
 * @param {Project} project @param {string} [base] @returns {import('vite').InlineConfig}
 */
export const viteConfigOf = ({ engine, root, siteModule, scripts: { loader } }, base = ROOT) => ({
  root: engine,
  plugins: [siteCode(root), routeAddresses(root, base), partKeys(engine, siteModule)],
  cacheDir: join(root, '.cache/vite'),
  environments: {
    client: {
      build: {
        rolldownOptions: { input: { loader }, output: { codeSplitting: { groups: sharedChunks(root) } } },
      },
    },
    ssr: { build: { rolldownOptions: { input: { site: siteModule } } } },
  },
})
