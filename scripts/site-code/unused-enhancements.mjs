// A rule of `site-code.mjs`.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { ISLANDS } from '../../renderer/define/layout.mjs'
import { toPosixPath } from '../files/paths.mjs'

/**
 * Enhancements of a project whose name is in no string of a module of the site, so that no element can ask for them.
 * @param {string} root the folder of the project @param {Iterable<string>} bundled paths of modules, with slashes
 * @returns {string[]} their names
 */
export function idleEnhancements(root, bundled) {
  const folder = join(root, ISLANDS)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'enhancement.ts')))
  // The paths of modules have no symbolic links, and the code of a project may be one.
  const own = toPosixPath(realpathSync(folder)).slice(0, -ISLANDS.length)
  const modules = [...bundled].filter((path) => path.startsWith(own) && !path.includes('/node_modules/') && /\.tsx?$/.test(path))
  const texts = names.length === 0 ? [] : modules.map((path) => readFileSync(path, 'utf8'))
  return names.filter((name) => !texts.some((text) => [`"${name}"`, `'${name}'`, `\`${name}\``].some((quoted) => text.includes(quoted))))
}

/**
 * Messages about enhancements that no element asks for: their scripts would be published and never run.
 * @param {string} root the folder of the project @param {Iterable<string>} bundled paths of modules, with slashes @returns {string[]}
 */
export const enhancementMistakes = (root, bundled) =>
  idleEnhancements(root, bundled).map(
    (name) =>
      `${ISLANDS}/${name}/enhancement.ts is an enhancement that no element asks for. Write data-enhance="${name}" on the element that it is for, or delete the folder.`,
  )
