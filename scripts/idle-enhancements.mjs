// Part of the configuration of vite. This is plain JavaScript, since the configuration is loaded without a bundle.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { ISLANDS } from '../renderer/define/layout.mjs'
import { slashed } from './paths.mjs'

/**
 * Enhancements of a project whose name no module of its site has as a text, so that no element can ask for them.
 * @param {string} root the folder of the project @param {Iterable<string>} bundled paths of modules, with slashes
 * @returns {string[]} their names
 */
export function idleEnhancements(root, bundled) {
  const folder = join(root, ISLANDS)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'enhancement.ts')))
  // The paths of modules have no symbolic links, and the code of a project may be one.
  const own = slashed(realpathSync(folder)).slice(0, -ISLANDS.length)
  const modules = [...bundled].filter((path) => path.startsWith(own) && !path.includes('/node_modules/') && /\.tsx?$/.test(path))
  const texts = names.length === 0 ? [] : modules.map((path) => readFileSync(path, 'utf8'))
  return names.filter((name) => !texts.some((text) => [`"${name}"`, `'${name}'`, `\`${name}\``].some((quoted) => text.includes(quoted))))
}

/**
 * A plugin that stops a build of a project if nothing asks for an enhancement: its script would be published, and never run.
 * @param {string} root the folder of the project @returns {import('vite').Plugin}
 */
export const enhancementNames = (root) => ({
  name: 'enhancement-names',
  apply: 'build',
  buildEnd(error) {
    if (error || this.environment.name !== 'ssr') return
    const [first] = idleEnhancements(root, this.getModuleIds())
    if (first !== undefined)
      this.error(
        `${ISLANDS}/${first}/enhancement.ts is an enhancement that no element asks for. Write data-enhance="${first}" on the element that it is for, or delete the folder.`,
      )
  },
})
