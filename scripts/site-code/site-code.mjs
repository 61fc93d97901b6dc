// Part of the configuration of vite. This is plain JavaScript, since the configuration is loaded without a bundle.
import { realpathSync } from 'node:fs'
import { toPosixPath } from '../files/paths.mjs'
import { islandNameMistakes } from './island-names.mjs'
import { EMPTY, nodeModuleMistakes } from './node-modules.mjs'
import { rootClassMistakes } from './root-classes.mjs'
import { pageListMistakes } from './unlisted-pages.mjs'
import { enhancementMistakes } from './unused-enhancements.mjs'

/**
 * All that is wrong in the code of a project.
 * @param {string} root its folder
 * @param {readonly import('./root-classes.mjs').BundledModule[]} modules the modules of its bundle, without those of packages
 * @param {readonly string[]} ids the paths of all modules of its bundle @returns {string[]}
 */
export function siteCodeMistakes(root, modules, ids) {
  // The paths of modules have no symbolic links.
  const folder = realpathSync(root)
  return [
    ...islandNameMistakes(root),
    ...rootClassMistakes(folder, modules),
    ...pageListMistakes(folder, ids),
    ...enhancementMistakes(root, ids),
  ]
}

/** @param {readonly string[]} mistakes */
const shown = (mistakes) =>
  mistakes.length === 1 ? `${mistakes[0]}` : `There are ${mistakes.length} mistakes in the code of the site.\n\n${mistakes.join('\n\n')}`

/**
 * A plugin that stops a build of a project with all mistakes in its code for which a part of it would be left out silently, or would fail in
 * browsers.
 * @param {string} root the folder of the project @returns {import('vite').Plugin}
 */
export const siteCode = (root) => ({
  name: 'site-code',
  apply: 'build',
  buildEnd(error) {
    if (error) return
    const bundled = (/** @type {readonly string[]} */ ids) =>
      ids.flatMap((id) => {
        const code = id.includes('/node_modules/') ? undefined : this.getModuleInfo(id)?.code
        return code ? [{ id, code }] : []
      })
    const ids = [...this.getModuleIds()]
    const mistakes =
      this.environment.name === 'ssr'
        ? siteCodeMistakes(root, bundled(ids), ids)
        : nodeModuleMistakes(toPosixPath(realpathSync(root)), bundled(this.getModuleInfo(EMPTY)?.importers ?? []))
    if (mistakes.length > 0) this.error(shown(mistakes))
  },
})
