import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The folders whose modules tests import. */
const IMPORTED = ['pages', 'renderer', 'schemas', 'scripts', 'src', 'tests/support']

/**
 * The folder for transformed modules within a folder. Its name changes when files are added, removed or moved, since a transformed module
 * names the files that it imports; and with the installed packages, for which vitest would empty the folder and then fail to write into it.
 * Other folders are removed.
 * @param {string} root
 * @param {string} folder
 */
export function moduleCache(root, folder) {
  const names = IMPORTED.flatMap((imported) => readdirSync(join(root, imported), { recursive: true, encoding: 'utf8' }).toSorted())
  const lock = readFileSync(join(root, 'package-lock.json'))
  const name = createHash('sha256').update(names.join('\n')).update(lock).digest('hex').slice(0, 12)
  const kept = join(root, folder)
  for (const other of existsSync(kept) ? readdirSync(kept) : [])
    if (other !== name) rmSync(join(kept, other), { recursive: true, force: true })
  return `${folder}/${name}`
}
