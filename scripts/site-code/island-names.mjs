// A rule of `site-code.mjs`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ISLANDS } from '../../renderer/define/layout.mjs'

/** The name of an island, if it is a string in its module. Any other name is checked with the pages (`renderer/checks/islands.ts`). */
const NAME = /defineIsland\(\{\s*name:\s*(['"`])([^'"`]*)\1/

/**
 * Messages about islands that are not named like their folder, by which the loader finds them.
 * @param {string} root the folder of the project @returns {string[]}
 */
export function islandNameMistakes(root) {
  const folder = join(root, ISLANDS)
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((own) => {
    const file = join(folder, own, 'island.tsx')
    const name = existsSync(file) ? NAME.exec(readFileSync(file, 'utf8'))?.[2] : undefined
    return name === undefined || name === own
      ? []
      : [`The island of ${ISLANDS}/${own}/island.tsx has the name "${name}". Its name is that of its folder: make it "${own}".`]
  })
}
