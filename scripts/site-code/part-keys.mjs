// Part of the configuration of vite. This is plain JavaScript, since the configuration is loaded without a bundle.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { ENGINE_CODE, engineKey } from '../code-key.mjs'
import { toPosixPath } from '../files/paths.mjs'

/** The expression by which a module gets its key (`renderer/define/code-key.ts`). */
const CODE_KEY_EXPRESSION = 'import.meta.codeKey'

/** The placeholder in a chunk for the key of a module until all modules are known: the hash of its path. */
const PLACEHOLDER = /code-key-[0-9a-f]{16}/g

/** @param {string} text */
const sha256 = (text) => createHash('sha256').update(text).digest('hex')

/** @param {string} path */
const placeholderFor = (path) => `code-key-${sha256(path).slice(0, 16)}`

/**
 * The path of a module from the folder of the site: a key must not depend on where a project lies.
 * @param {string} folder @param {string} id
 */
const pathFrom = (folder, id) => (isAbsolute(id) ? toPosixPath(relative(folder, id)) : id)

/**
 * A module and all that it imports, directly or not, sorted.
 * @param {string} start
 * @param {(id: string) => readonly string[]} importsOf what a module imports
 * @param {(id: string) => boolean} [isLeftOut] modules that are left out, with what they alone bring in @returns {string[]}
 */
function transitiveImports(start, importsOf, isLeftOut = () => false) {
  const reached = new Set([start])
  // Iterating a set also visits what is added to it meanwhile.
  for (const id of reached) for (const next of importsOf(id)) if (!isLeftOut(next)) reached.add(next)
  return [...reached].toSorted()
}

/**
 * A plugin that gives modules of a site the key of their code as `import.meta.codeKey`: a hash of all that a module imports, of the engine
 * and of the packages. The key of the site's own module leaves out modules that have a key of their own.
 * @param {string} engine its folder @param {string} siteModule the path of the module of the site from there
 * @returns {import('vite').Plugin}
 */
export function partKeys(engine, siteModule) {
  // The paths of modules have no symbolic links.
  const folder = realpathSync(engine)
  const site = toPosixPath(realpathSync(join(engine, siteModule)))
  const pathOf = (/** @type {string} */ id) => pathFrom(dirname(site), id)
  const ofEngine = ENGINE_CODE.map((name) => `${toPosixPath(join(folder, name))}/`)
  /** Whether a module is covered by the key of the engine and of the packages. */
  const isOutside = (/** @type {string} */ id) => id.includes('/node_modules/') || ofEngine.some((start) => id.startsWith(start))
  /** @type {Set<string>} */
  const parts = new Set()
  /** @type {Map<string, string>} */
  const keys = new Map()
  return {
    name: 'part-keys',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      // A module that is imported as text, such as a template of code, does not run.
      if (isOutside(id) || id.includes('?') || !code.includes(CODE_KEY_EXPRESSION)) return undefined
      parts.add(id)
      return { code: code.replaceAll(CODE_KEY_EXPRESSION, `'${placeholderFor(pathOf(id))}'`), map: null }
    },
    buildEnd(error) {
      if (error || parts.size === 0) return
      const importsOf = (/** @type {string} */ id) => {
        const module = this.getModuleInfo(id)
        return module ? [...module.importedIds, ...module.dynamicallyImportedIds].filter((next) => !isOutside(next)) : []
      }
      /** @type {Map<string, string>} */
      const hashes = new Map()
      const hashOf = (/** @type {string} */ id) => {
        const known = hashes.get(id) ?? sha256(textOfModule(pathOf, id, this.getModuleInfo(id)?.code ?? ''))
        hashes.set(id, known)
        return known
      }
      const ofAll = engineKey(engine)
      for (const part of parts) {
        const ids = part === site ? transitiveImports(part, importsOf, (id) => parts.has(id)) : transitiveImports(part, importsOf)
        keys.set(placeholderFor(pathOf(part)), sha256([ofAll, ...ids.map(hashOf)].join('\n')).slice(0, 24))
      }
    },
    renderChunk(code) {
      const withKeys = code.replaceAll(PLACEHOLDER, (place) => keys.get(place) ?? place)
      return withKeys === code ? undefined : { code: withKeys, map: null }
    },
  }
}

/** A file that styles name by a path from their own folder: a font, or other styles. */
const NAMED_IN_STYLES = /(?:url\(|@import)\s*["']?(?![a-z]+:|[/#])([^"')?#\s]+)/g

/** A module that is hashed by its code as vite has transformed it, with globs replaced by names of files. */
const SCRIPT = /\.(?:[cm]?[jt]s|tsx|json)$/

/**
 * The text that a module is hashed by: its path and its code, or, if it is no script, its file and those that styles name.
 * @param {(id: string) => string} pathOf @param {string} id @param {string} code @returns {string}
 */
function textOfModule(pathOf, id, code) {
  const file = id.replace(/\?.*$/s, '')
  if (SCRIPT.test(id) || !existsSync(file)) return `${pathOf(id)}\0${code}\0`
  const source = readFileSync(file, 'latin1')
  const named = file.endsWith('.css') ? [...source.matchAll(NAMED_IN_STYLES)].map(([, path = '']) => join(dirname(file), path)) : []
  return `${pathOf(id)}\0${source}\0${named.map((path) => textOfModule(pathOf, path, '')).join('')}`
}
