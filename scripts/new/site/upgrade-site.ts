import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { PROJECT_CODE } from '../../../renderer/define/layout.mjs'
import { ENGINE_CODE } from '../../code-key.mjs'
import { EXIT, reportUsageError } from '../../command'
import { readValidJson } from '../../files/valid-json'
import { codesIn, engineFiles, readFilesBelow, writeFiles } from './engine-copy'
import { packageFile, sitePackageFile, withNewEngine } from './packages'

/** The folders of a site with modules of its own. */
const OWN_CODE = [...PROJECT_CODE, 'tests']

/**
 * Gives a site the engine of this project: its folders and files are replaced as a whole, and its packages are those that it needs.
 * Content, the code of the site, its tests and its other packages stay.
 */
export async function upgradeSite({ engine, folder }: { engine: string; folder: string }): Promise<number> {
  const shown = relative('', folder)
  if (!existsSync(join(folder, 'src/engine')) || !existsSync(join(folder, 'package.json')))
    return reportUsageError(`${shown} has no site with an engine of its own: there is no src/engine or no package.json.`)
  if (folder === engine) return reportUsageError('That is the project that the engine is from.')
  const before = await readValidJson(join(folder, 'package.json'), sitePackageFile)
  const all = await readValidJson(join(engine, 'package.json'), packageFile)
  const files = await engineFiles(engine)
  const own = OWN_CODE.map((name) => join(folder, name)).filter((path) => existsSync(path))
  const codes = [...codesIn(files), ...(await Promise.all(own.map(readFilesBelow))).flatMap(codesIn)]

  for (const name of ENGINE_CODE) await rm(join(folder, name), { recursive: true, force: true })
  await writeFiles(folder, files)
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(withNewEngine(before, codes, all), null, 2)}\n`)
  console.log(`${shown} has the engine of version ${all.version}; before, that of ${before.config?.engine ?? 'an unknown version'}.`)
  console.log(
    'There, `npm install` gets its packages, `npm test` says whether all is right, and `git diff` shows what is new. docs/upgrading.md of the engine says what is asked.',
  )
  return EXIT.ok
}
