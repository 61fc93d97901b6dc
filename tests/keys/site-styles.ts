import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createStyles, type Styles } from '../../renderer/styles/styles'
import { ROOT } from '../support/run-command'
import { SITE } from '../support/site'

/** The contents of style files. Importing them does not work here: vitest makes style files empty. */
async function styleFilesIn(...folders: readonly string[]) {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(ROOT, folder), { recursive: true })
      return names.filter((name) => name.endsWith('.css')).map((name) => `${folder}/${name}`)
    }),
  )
  return Object.fromEntries(await Promise.all(found.flat().map(async (path) => [path, await readFile(join(ROOT, path), 'utf8')] as const)))
}

const base = await styleFilesIn('src/site/styles')
const components = await styleFilesIn('src/site/ui', 'src/site/islands')

/** The styles of the site as a new instance. */
export const siteStyles = (): Styles => createStyles({ ...SITE.theme.styles, base, components })
