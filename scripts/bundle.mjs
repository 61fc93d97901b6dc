// Makes the bundle of the commands and of the scripts of the site with vite, in .cache/.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../src/engine/routes/base.mjs'
import { keptCodeKey } from './code-key.mjs'
import { clientFolder } from './place.mjs'
import { projectIn, viteConfigOf } from './project.mjs'
import { root } from './root.mjs'

/** @typedef {import('./project.mjs').Project} Project */

/** A part of the bundle: the commands, or the scripts and styles of the site, which only a build needs. @typedef {'ssr' | 'client'} BundlePart */

/** The folder of a part in .cache/. @param {BundlePart} part @param {string} base */
const folderOf = (part, base) => (part === 'ssr' ? 'server' : clientFolder(base))

/** Builds in production mode, whatever NODE_ENV is: otherwise vite would use NODE_ENV, and `dev` and tests would get another bundle. */
async function buildForProduction(/** @type {Project} */ project, /** @type {readonly BundlePart[]} */ parts, /** @type {string} */ base) {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    const { createBuilder } = await import('vite')
    for (const part of parts) {
      const config = { ...viteConfigOf(project, base), base: part === 'client' ? base : ROOT }
      const builder = await createBuilder({ ...config, logLevel: 'warn', mode: 'production' })
      const environment = builder.environments[part]
      if (!environment) throw new Error(`vite.config.ts has no environment ${part}`)
      await builder.build(environment)
    }
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/** The repository itself as a project. */
export function repository() {
  const project = projectIn(root)
  if ('wrong' in project) throw new Error(project.wrong)
  return project
}

/**
 * Makes the parts of the bundle whose code has changed since they were made.
 * @param {Project} [project] the repository itself where none is named
 * @param {readonly BundlePart[]} [parts]
 * @param {string} [base] the base path for the scripts of the site
 * @returns {Promise<{ dir: string, key: string }>} the folder of the commands and the key of the code
 */
export async function ensureBundle(project = repository(), parts = ['ssr', 'client'], base = ROOT) {
  const cache = join(project.root, '.cache')
  const key = keptCodeKey(root, project.root, join(cache, 'code-key.json'))
  const dir = join(cache, folderOf('ssr', base))
  const stampOf = (/** @type {BundlePart} */ part) => join(cache, `bundle-${folderOf(part, base)}.txt`)
  const isMade = (/** @type {BundlePart} */ part) =>
    existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === key && existsSync(join(cache, folderOf(part, base)))
  const due = parts.filter((part) => !isMade(part))
  if (due.length === 0) return { dir, key }
  const started = performance.now()
  // After an attempt that failed, an old stamp must not say that the bundle is current.
  for (const part of due) rmSync(stampOf(part), { force: true })
  await buildForProduction(project, due, base)
  mkdirSync(cache, { recursive: true })
  for (const part of due) writeFileSync(stampOf(part), key)
  console.error(`bundle     ${((performance.now() - started) / 1000).toFixed(2)} s`)
  return { dir, key }
}
