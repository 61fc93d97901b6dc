// Makes the bundle of the commands and of the scripts of the site with vite, in .cache/.
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../src/engine/routes/base.mjs'
import { cachedCodeKey } from './code-key.mjs'
import { filesBelow } from './files/files-below.mjs'
import { projectIn, viteConfigOf } from './project.mjs'
import { root } from './root.mjs'
import { clientFolder } from './site-address.mjs'

/** @typedef {import('./project.mjs').Project} Project */

/**
 * A part of the bundle: the commands, or the scripts and styles of the site, which few commands read.
 * @typedef {'ssr' | 'client'} BundlePart
 */

/**
 * The folders of the parts of a bundle. Their names contain the key of the code, since a running command loads threads and chunks late,
 * when another one may have bundled other code.
 * @typedef {{ server: string, client: string }} Bundle
 */

/** How many bundles of a part are kept: the one that is used now, and the one used before it, which a command may be running. */
const KEPT = 2

/** @param {Project} project @param {string} base @param {string} key @returns {Bundle} */
export const bundleFolders = ({ root: folder }, base, key) => ({
  server: join(folder, '.cache/server', key),
  client: join(folder, '.cache', clientFolder(base), key),
})

/**
 * Builds in production mode, whatever NODE_ENV is: otherwise vite would use NODE_ENV, and `dev` and tests would get another bundle.
 * @param {Project} project
 * @param {BundlePart} part
 * @param {{ base: string, outDir: string }} place the base path for the scripts of the site, and the folder of the part
 */
async function buildForProduction(project, part, { base, outDir }) {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    const { createBuilder } = await import('vite')
    const config = { ...viteConfigOf(project, base), base: part === 'client' ? base : ROOT, build: { outDir } }
    const builder = await createBuilder({ ...config, logLevel: 'warn', mode: 'production' })
    const environment = builder.environments[part]
    if (!environment) throw new Error(`vite.config.ts has no environment ${part}`)
    await builder.build(environment)
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/** The repository itself as a project. */
export function repository() {
  const project = projectIn(root)
  if ('error' in project) throw new Error(project.error)
  return project
}

/**
 * Makes the parts of the bundle that are missing, incomplete (as after a full disk) or of older code. Each is made under another name
 * first, so that it is complete or absent, even if two commands make it at once. If code is saved meanwhile, the part is made again.
 * @param {Project} [project] the repository itself where none is named
 * @param {readonly BundlePart[]} [parts]
 * @param {string} [base] the base path for the scripts of the site
 * @returns {Promise<Bundle & { key: string }>} its folders and the key of the code
 */
export async function ensureBundle(project = repository(), parts = ['ssr', 'client'], base = ROOT) {
  const keyNow = () => cachedCodeKey(root, project.root, join(project.root, '.cache/code-key.json'))
  const key = keyNow()
  const folders = bundleFolders(project, base, key)
  const folderOf = (/** @type {BundlePart} */ part) => (part === 'ssr' ? folders.server : folders.client)
  const due = parts.filter((part) => !isWhole(folderOf(part)))
  const now = new Date()
  for (const part of parts) if (!due.includes(part)) utimesSync(folderOf(part), now, now)
  if (due.length === 0) return { ...folders, key }
  const started = performance.now()
  for (const part of due) {
    const folder = folderOf(part)
    const next = join(dirname(folder), `.${randomUUID()}`)
    await buildForProduction(project, part, { base, outDir: next })
    if (keyNow() !== key) {
      rmSync(next, { recursive: true })
      return ensureBundle(project, parts, base)
    }
    writeFileSync(join(next, LIST), JSON.stringify(sizesIn(next)))
    if (!isWhole(folder)) rmSync(folder, { recursive: true, force: true })
    takePlace(next, folder)
    removeOld(dirname(folder))
  }
  console.error(`bundle     ${((performance.now() - started) / 1000).toFixed(2)} s`)
  return { ...folders, key }
}

/** The list of the files of a bundle, with their sizes. */
const LIST = '.files.json'

/** The sizes of the files in a folder, by their paths from there. @param {string} folder @returns {Record<string, number>} */
const sizesIn = (folder) => Object.fromEntries(filesBelow(folder).map((path) => [relative(folder, path), statSync(path).size]))

/** Whether all files of a bundle are there with their listed sizes. @param {string} folder @returns {boolean} */
function isWhole(folder) {
  try {
    /** @type {unknown} */
    const listed = JSON.parse(readFileSync(join(folder, LIST), 'utf8'))
    if (typeof listed !== 'object' || listed === null) return false
    return Object.entries(listed).every(([path, size]) => statSync(join(folder, path)).size === size)
  } catch {
    return false
  }
}

/** Renames a finished bundle, unless another command has made the same one meanwhile. @param {string} next @param {string} folder */
function takePlace(next, folder) {
  try {
    renameSync(next, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(next, { recursive: true })
  }
}

/** Milliseconds after which an unfinished bundle counts as abandoned. */
const ABANDONED = 60 * 60 * 1000

/** Removes all bundles but the last used ones, and abandoned ones. @param {string} folder */
function removeOld(folder) {
  const made = readdirSync(folder)
    // Another command may have renamed its bundle meanwhile.
    .map((name) => ({ name, time: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((one, other) => other.time - one.time)
  const whole = made.filter(({ name }) => !name.startsWith('.'))
  const stopped = made.filter(({ name, time }) => name.startsWith('.') && time < Date.now() - ABANDONED)
  for (const { name } of [...whole.slice(KEPT), ...stopped]) rmSync(join(folder, name), { recursive: true, force: true })
}
