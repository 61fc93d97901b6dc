// The bundle of the commands and of the scripts of the site, made by vite into .cache/.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

/** Folders whose code the bundle is made from. */
const FOLDERS = ['schemas', 'src', 'pages', 'renderer', 'scripts']

/** What else it follows from. The last one is written by npm, and says which packages are installed; others need not have it. */
const FILES = ['vite.config.ts', 'tsconfig.json', 'package.json', 'node_modules/.package-lock.json']

/** What is made from the schemas and the content for editors: no code, and written while commands run. */
const MADE = 'schemas/json'

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) => {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

/**
 * Key of the code of a project: the same sources and the same packages give the same bundle.
 * @param {string} project its folder @returns {string}
 */
export function codeKeyOf(project) {
  const hash = createHash('sha256')
  const made = join(project, MADE, sep)
  const sources = FOLDERS.flatMap((folder) => filesBelow(join(project, folder)).toSorted()).filter((file) => !file.startsWith(made))
  const others = FILES.map((file) => join(project, file)).filter((file) => existsSync(file))
  for (const file of [...sources, ...others]) hash.update(file.slice(project.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 24)
}

/** What vite makes: the commands, and the scripts and styles of the site, which only a build needs. Each has its folder in .cache/. */
const PARTS = /** @type {const} */ ({ ssr: 'server', client: 'client' })

/** @typedef {keyof typeof PARTS} BundlePart */

/** Whoever asks for the bundle, `dev` and the tests among them, gets the same: vite would take another NODE_ENV over. */
async function buildForProduction(/** @type {readonly BundlePart[]} */ parts) {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    const { createBuilder } = await import('vite')
    const builder = await createBuilder({ root, logLevel: 'warn', mode: 'production' })
    for (const part of parts) {
      const environment = builder.environments[part]
      if (!environment) throw new Error(`vite.config.ts has no environment ${part}`)
      await builder.build(environment)
    }
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/**
 * Makes the parts of the bundle whose code has changed since they were made, all of them where none is named.
 * @param {readonly BundlePart[]} [parts]
 * @returns {Promise<{ dir: string, key: string }>} the folder of the commands and the key of the code
 */
export async function ensureBundle(parts = ['ssr', 'client']) {
  const key = codeKeyOf(root)
  const dir = join(root, '.cache', PARTS.ssr)
  const stampOf = (/** @type {BundlePart} */ part) => join(root, `.cache/bundle-${PARTS[part]}.txt`)
  const isMade = (/** @type {BundlePart} */ part) =>
    existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === key && existsSync(join(root, '.cache', PARTS[part]))
  const due = parts.filter((part) => !isMade(part))
  if (due.length === 0) return { dir, key }
  const started = performance.now()
  // What a failed attempt leaves must not pass for the bundle of other sources.
  for (const part of due) rmSync(stampOf(part), { force: true })
  await buildForProduction(due)
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (const part of due) writeFileSync(stampOf(part), key)
  console.error(`bundle     ${((performance.now() - started) / 1000).toFixed(2)} s`)
  return { dir, key }
}
