// A rule of `site-code.mjs`.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_FOLDERS } from '../../renderer/define/layout.mjs'
import { toPosixPath } from '../files/paths.mjs'

/**
 * Modules of pages of a project that are not in the bundle of its site.
 * @param {string} root the folder of the project @param {Iterable<string>} bundled paths of modules, with slashes
 * @returns {{ file: string, table: string }[]} each with the file that may list it, from the folder of the project
 */
export function unlistedPages(root, bundled) {
  const known = new Set(bundled)
  return PAGE_FOLDERS.flatMap((folder) => {
    if (!existsSync(join(root, folder))) return []
    const table = existsSync(join(root, folder, 'index.ts')) ? `${folder}/index.ts` : 'the `pages` of `defineSite`'
    return readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.tsx') && !known.has(toPosixPath(join(root, folder, name))))
      .map((name) => ({ file: `${folder}/${name}`, table }))
  })
}

/**
 * Messages about modules of pages that are listed nowhere: their pages would have no address, silently.
 * @param {string} root the folder of the project @param {Iterable<string>} bundled paths of modules, with slashes @returns {string[]}
 */
export const pageListMistakes = (root, bundled) =>
  unlistedPages(root, bundled).map(
    ({ file, table }) =>
      `${file} is the module of a page that is listed nowhere, so no address leads to it. List it in ${table}, or delete it; modules that pages share belong in a folder below.`,
  )
