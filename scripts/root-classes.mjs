// A rule of `site-code.mjs`.

/** A module of a bundle: its path with its query, and its code. @typedef {{ id: string, code: string }} BundledModule */

/** The style file of a component, imported as text. */
const STYLES = /([A-Z][A-Za-z0-9]*)\.css\?inline$/

/** String literals in a module. */
const TEXTS = /"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g

/** @param {string} code @returns {string[]} */
const wordsIn = (code) => (code.match(TEXTS) ?? []).flatMap((text) => text.split(/[^\w-]+/))

/**
 * Style files of components whose root class is in no string of a module. The root class is the name of the component in kebab case.
 * @param {readonly BundledModule[]} modules
 * @returns {{ file: string, root: string }[]}
 */
export function unusedStyles(modules) {
  const words = new Set(modules.flatMap(({ id, code }) => (STYLES.test(id) ? [] : wordsIn(code))))
  return modules.flatMap(({ id }) => {
    const name = STYLES.exec(id)?.[1]
    const root = name?.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()
    return root === undefined || words.has(root) ? [] : [{ file: id.replace(/\?.*/, ''), root: `.${root}` }]
  })
}

/**
 * What is wrong where a component has styles but never its root class: no page would carry the styles.
 * @param {readonly BundledModule[]} modules @returns {string[]}
 */
export const rootClassMistakes = (modules) =>
  unusedStyles(modules).map(
    ({ file, root }) =>
      `${file} holds the styles of ${root}, and no component has that class: a page carries the file only where it occurs. Give the class to the component, or name the file after the class that the component has.`,
  )
