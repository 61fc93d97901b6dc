import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { describe, expect } from 'vitest'
import { siteCode } from '../../scripts/site-code/site-code.mjs'
import { folderTest } from '../support/folder-test'

/** Bundles a script for browsers, which imports a module of the site; returns why that fails, if it does. */
async function reasonFor(folder: string, module: string): Promise<string | undefined> {
  const files = { 'src/oven.ts': module, 'src/loader.ts': "import { heat } from './oven'\nconsole.log(heat())\n" }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const rolldownOptions = { input: join(folder, 'src/loader.ts') }
  return build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [siteCode(folder)],
    build: { write: false, rolldownOptions },
  }).then(
    () => undefined,
    (error: unknown) => String(error),
  )
}

describe('a script for browsers', () => {
  folderTest('cannot use modules of Node, which vite would replace by empty ones', async ({ folder }) => {
    const module =
      "import { readFileSync } from 'node:fs'\nimport { join } from 'path'\nexport const heat = () => readFileSync(join('a', 'b'))\n"
    expect(await reasonFor(folder, module)).toContain('src/oven.ts imports node:fs and path, which browsers do not have')
  })

  folderTest('is made of any other module', async ({ folder }) => {
    expect(await reasonFor(folder, 'export const heat = () => 220\n')).toBeUndefined()
  })
})
