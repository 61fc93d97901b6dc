// A rule of `site-code.mjs`.
import { relative } from 'node:path'

/** A module of a bundle: its path with its query, and its code. @typedef {{ id: string, code: string }} BundledModule */

/** The style file of a component, or of an island that is named like its folder, imported as text. */
const STYLES = /(?:([A-Z][A-Za-z0-9]*)|(?<=\/)([a-z][\w-]*)\/\2)\.css\?inline$/

/** String literals in a module. */
const TEXTS = /"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g

/** What a template inserts. */
const INSERTED = /\$\{[^}]*\}/g

/**
 * The words of the strings in a module, such as the classes of an element. A selector such as `.card` does not count as one: the list of a
 * theme has selectors of components that may have lost their class.
 * @param {string} code @returns {string[]}
 */
const wordsIn = (code) =>
  [...code.matchAll(TEXTS)].flatMap(([, ...texts]) => texts.flatMap((text) => (text ?? '').replaceAll(INSERTED, ' ').split(/\s+/)))

/**
 * Style files of components whose root class is in no string of a module. The root class is the name of the component in kebab case.
 * @param {readonly BundledModule[]} modules
 * @returns {{ file: string, root: string }[]}
 */
export function unusedStyles(modules) {
  const words = new Set(modules.flatMap(({ id, code }) => (STYLES.test(id) ? [] : wordsIn(code))))
  return modules.flatMap(({ id }) => {
    const [, component, island] = STYLES.exec(id) ?? []
    const root = (component ?? island)?.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()
    return root === undefined || words.has(root) ? [] : [{ file: id.replace(/\?.*/, ''), root: `.${root}` }]
  })
}

/**
 * Messages about components that have styles but no root class: no page would carry the styles.
 * @param {string} root the folder of the project @param {readonly BundledModule[]} modules @returns {string[]}
 */
export const rootClassMistakes = (root, modules) =>
  unusedStyles(modules).map(
    ({ file, root: name }) =>
      `${relative(root, file)} holds the styles of ${name}, and no component has that class: a page carries the file only where it occurs. Give the class to the component, or name the file after the class that the component has.`,
  )
