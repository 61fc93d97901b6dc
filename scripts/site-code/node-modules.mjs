// A rule of `site-code.mjs`.
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'

/** What vite puts in the place of all modules of Node in a bundle for browsers: an empty module. */
export const EMPTY = '__vite-browser-external'

/** A module that code imports, by its quoted name. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*(["'])([\w:/-]+)\1/g

/**
 * Messages about modules of Node in scripts for browsers, where they are empty, so that a script which calls one would fail.
 * @param {string} folder the folder of the project, with slashes
 * @param {readonly import('./root-classes.mjs').BundledModule[]} importers the modules that import one @returns {string[]}
 */
export const nodeModuleMistakes = (folder, importers) =>
  importers.map(({ id, code }) => {
    const names = [...new Set([...code.matchAll(IMPORTED)].map(([, , name = '']) => name))].filter((name) => isBuiltin(name))
    const what = `${posix.relative(folder, id)} imports ${names.join(' and ') || 'a module of Node'}`
    return `${what}, which browsers do not have, and is part of a script for them. Let \`props\` of a page make what it needs, or move what \
needs it to a module that no script imports.`
  })
